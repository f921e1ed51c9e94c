import { describe, expect, it } from "vitest";
import type { ChatLine } from "../src/lib/protocol";
import { Unread } from "../src/table/state/unread.svelte";

const line = (n: number, seat: number): ChatLine => ({ n, seat, name: "", text: "", at: 0 });

describe("the chat that has not been on the screen", () => {
  it("does not count what was said before the page was opened, nor one's own lines", () => {
    const conn = { chat: [line(0, 1)], seat: 0 as number | null };
    const unread = new Unread(conn);
    expect(unread.count).toBe(0);
    unread.begin();
    conn.chat = [...conn.chat, line(1, 0), line(2, 1)];
    expect(unread.count).toBe(1);
    unread.begin(); // after a reconnect
    expect(unread.count).toBe(1);
    unread.read();
    expect(unread.count).toBe(0);
  });
});
