// Every catalogue of the house in this language in one piece, so that changing the language is one request.
export default Object.values(
  import.meta.glob<string>(["./*.de.ftl", "../../../src/palais/web/i18n/de.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
