// All shared catalogues of this language in one chunk, so switching the language is one request.
export default Object.values(
  import.meta.glob<string>(["./*.nl.ftl", "../../../src/palais/web/i18n/nl.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
