// Every catalogue of the game in this language in one piece.
export default Object.values(
  import.meta.glob<string>(
    ["./*.nl.ftl", "../../../../../src/palais/games/versailles_1682/i18n/{names,turn,refusals,lacks,hints}.nl.ftl"],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  ),
);
