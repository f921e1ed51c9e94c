// All catalogues of the game in this language, in one chunk.
export default Object.values(
  import.meta.glob<string>(
    ["./*.fr.ftl", "../../../../../src/palais/games/palais_royal/i18n/{things,turn,refusals,hints}.fr.ftl"],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  ),
);
