import { type CardFacts, data } from "../data";
import type { SignName } from "./icons";

export type Ground = "request-grace" | "request-office" | "grace" | "harm" | "office";

const NO_FACE: CardFacts = { group: "other", action: -1, copies: 0 };

/** What stands on a card. */
export function faceOf(card: string): CardFacts {
  return data.cards[card] ?? NO_FACE;
}

const PICTURES: Record<string, SignName> = {
  baron: "title-baron",
  comte: "title-comte",
  marquis: "title-marquis",
  duc: "title-duc",
  marshal: "marshal",
  pension_small: "pension-small",
  pension_royal: "pension-royal",
  pension_great: "pension-great",
  war_minister: "office-war",
  finances: "office-finance",
  seals: "office-seals",
  foreign_affairs: "office-foreign",
  guard: "office-guard",
  huntsman: "office-hunt",
  equerry: "office-stables",
  gentleman: "office-chamber",
  almoner: "office-almoner",
  household: "office-household",
  lady_in_waiting: "office-lady",
  robes: "office-robes",
  governess: "office-governess",
  palace_lady: "office-palace",
  reader: "office-reader",
  ceremonies: "office-ceremonies",
  revels: "office-revels",
  brittany: "gov-brittany",
  normandy: "gov-normandy",
  burgundy: "gov-burgundy",
  languedoc: "gov-languedoc",
  provence: "gov-provence",
  guyenne: "gov-guyenne",
  signed_warrant: "warrant-signed",
  blunder: "table",
  foreign_letters: "letters",
  king_malady: "malady",
  queen_malady: "malady",
  casus_belli: "casus",
  letter: "intercepted",
};

export function pictureOf(card: string): SignName {
  return PICTURES[card] ?? (card as SignName);
}

/** A card that is asked for, not played. */
export function isRequest(card: string): boolean {
  return faceOf(card).minimum != null;
}

const GROUNDS: Record<CardFacts["group"], Ground> = {
  title: "request-grace",
  baton: "request-grace",
  pension: "request-grace",
  office: "request-office",
  governorship: "request-office",
  warrant: "request-office",
  favour: "grace",
  heart: "grace",
  harm: "harm",
  law: "office",
  other: "office",
};

export function groundOf(card: string): Ground {
  return GROUNDS[faceOf(card).group];
}

/** Coronets and the baton are drawn larger. */
export function pictureSize(card: string): number {
  return ["title", "baton"].includes(faceOf(card).group) ? 31 : 28;
}
