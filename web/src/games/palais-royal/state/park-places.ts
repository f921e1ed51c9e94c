import type { Phrase } from "../../../lib/protocol";
import type { FieldView } from "../view";
import { hasWord, say, sayPhrase } from "../../../lib/words.svelte";

/** Where a field lies, as arguments of `table-place`: people look for a row or a corner, not for "d2". */
export function placeArguments(park: FieldView[], name: string): Record<string, string> {
  const rows = Object.entries(park.find(({ field }) => field === name)?.rows ?? {});
  const [first, second] = rows;
  if (!first) return { place: "inside", row: "", other: "" };
  const row = say(`row-${first[0]}`);
  if (second) return { place: "corner", row, other: say(`row-${second[0]}`) };
  return { place: first[1] > 1 ? "double" : first[0], row, other: "" };
}

/** A phrase of the server that names a field, as the table says it: by its place, which is lit as well. */
export function sayWithPlace(phrase: Phrase, park: FieldView[]): string {
  const key = `table-${phrase.key}`;
  const { field, fields } = phrase.arguments ?? {};
  if (!hasWord(key)) return sayPhrase(phrase);
  return sayPhrase({ ...phrase, key }, placeArguments(park, String(field ?? fields ?? "")));
}
