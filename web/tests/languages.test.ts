import { afterEach, describe, expect, it, vi } from "vitest";
import { rememberLanguage } from "../src/lib/languages";

function kept(protocol: string): string {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol });
  rememberLanguage("de");
  return document.cookie;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the chosen language", () => {
  it("is kept for a year, and goes to this site only", () => {
    expect(kept("http:")).toBe("lang=de; path=/; max-age=31536000; samesite=lax");
  });

  it("is sent only over https where the site is served over https", () => {
    expect(kept("https:").split("; ")).toContain("secure");
  });
});
