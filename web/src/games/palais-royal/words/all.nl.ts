// All catalogues of the game in this language, in one chunk.
export default Object.values(
  import.meta.glob<string>(
    ["./*.nl.ftl", "../../../../../src/palais/games/palais_royal/i18n/{things,turn,refusals,hints}.nl.ftl"],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  ),
);
