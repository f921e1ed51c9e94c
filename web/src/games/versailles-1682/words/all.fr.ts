// All catalogues of the game in this language, in one chunk.
export default Object.values(
  import.meta.glob<string>(
    [
      "./*.fr.ftl",
      "../../../../../src/palais/games/versailles_1682/i18n/{about,bargain,cards,hints,lacks,names,refusals,turn}.fr.ftl",
    ],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  ),
);
