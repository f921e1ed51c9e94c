import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "../src/lib/qr";

// Pictures of these codes were read back by two independent readers, ZXing and OpenCV.
const READ: [text: string, side: number, digest: string][] = [
  ["http://127.0.0.1:8080/t/abc", 29, "cae9e9131ddc347215530ecfa6e39515633e79d80d305c7e6d3ecf65ec6ed31b"],
  [`https://palais.example/join#${"x1-_Y".repeat(16)}`, 45, "e736122153e53300b3180a90cee39c785a42485e70c17525f7b0863abea8d180"],
  ["z".repeat(666), 97, "3277924470eaca2fc21e4865e5c85e7451b0eeb7970ab5d63cf1cfeb60a4489c"],
];

test.each(READ)("the code of %s is the one that was read", (text, side, digest) => {
  const rows = qrCode(text).map((row) => row.map(Number).join(""));
  expect(rows.length).toBe(side);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(digest);
});

test("input that is too long is refused", () => {
  expect(() => qrCode("z".repeat(667))).toThrow(RangeError);
});
