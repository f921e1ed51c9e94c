"""Offers in a terminal game: listed, made in the compact notation, answered by their numbers. Bots answer at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, zip_longest

import msgspec

from palais.cli.terminal_screen import Screen
from palais.core.bargain.contract import BargainingBot
from palais.core.bargain.market import Market
from palais.core.bargain.notation import parse_proposal, term_text
from palais.core.bargain.offer import Dealing, Deed, OfferAnswer, Term, Withdrawal
from palais.core.bot import Bot
from palais.core.contract import SPECTATOR, Game, State
from palais.core.errors import NotationError
from palais.core.play import Step
from palais.web.words import RefusalWords

ANSWERS = {"accept": True, "decline": False}


class TerminalBargain:
    """The offers of one person among bots."""

    def __init__(self, game: Game, market: Market, screen: Screen, bots: Mapping[int, Bot], language: str) -> None:
        self.game, self.market, self.screen, self.language = game, market, screen, language
        self.person = screen.seat
        self.bots = {seat: bot for seat, bot in bots.items() if isinstance(bot, BargainingBot)}
        self._shown: list[Dealing] = []

    def let_bots_bargain(self, s: State) -> list[Step]:
        """Let the bots bargain with each other and with the person. Returns the payments."""
        steps = self.market.bargain(s, {seat: bot.bargain for seat, bot in self.bots.items()})
        self.show_news()
        return steps

    def tell(self, seat: int) -> None:
        """Tell a bot the offers it knows of, before it acts."""
        if seat in self.bots:
            self.bots[seat].hear(self.market.ledger.known_to(seat))

    def obey(self, s: State, line: str) -> list[Step] | None:
        """`offers`, `terms 2`, `offer 2 open: …`, `accept 1`, `decline 1`, `withdraw 1`. None: nothing has changed."""
        word, _, rest = line.strip().partition(" ")
        if word in ("offers", "terms"):
            self._inform(s, word, rest)
            return None
        deed = self._read(word, rest)
        if deed is None:
            self.screen.say("offer-unreadable" if word == "offer" else "unknown-input", "red", text=line.strip())
            return None
        dealt = self.market.do(s, self.person, deed)
        if dealt.refusal is not None:
            self.screen.print(RefusalWords([self.game.id]).refusal(self.language, dealt.refusal), "red")
            return None
        after = dealt.steps[-1].state if dealt.steps else s
        return [*dealt.steps, *self.let_bots_bargain(after)]

    def _inform(self, s: State, word: str, rest: str) -> None:
        if word == "terms":
            self._terms(s, rest)
        elif self.known:
            self._show(self.known)
        else:
            self.screen.say("offer-none", "dim")

    @property
    def known(self) -> list[Dealing]:
        return self.market.ledger.known_to(self.person)

    def show_news(self) -> None:
        """The offers that are new or have changed since they were last shown."""
        self._show([dealing for dealing in self.known if dealing not in self._shown])
        self._shown = self.known

    def _show(self, dealings: Sequence[Dealing]) -> None:
        numbers = {dealing.offer.id: number for number, dealing in enumerate(self.known, 1)}
        for dealing in dealings:
            offer, names = dealing.offer, self.screen.names
            to, key = ", ".join(names[seat] for seat in offer.to), "offer-secret" if offer.secret else "offer-open"
            self.screen.say(key, "bold", number=numbers[offer.id], player=names[offer.seat], to=to, status=dealing.status)
            self._show_terms(dealing)
            if dealing.status == "open" and self.person in {*offer.to} - {*dealing.accepted}:
                self.screen.say("offer-to-answer", "yellow", number=numbers[offer.id])

    def _show_terms(self, dealing: Dealing) -> None:
        for term, promise in zip_longest(dealing.offer.terms, dealing.promises):
            sentence = self.screen.sentence(self.market.ledger.bargaining.phrase(term))
            if promise is None:
                self.screen.print(f"   {sentence}")
            else:
                self.screen.say("offer-promise", "", term=f"   {sentence}", status=promise.status)

    def _terms(self, s: State, text: str) -> None:
        """What the person and another could promise each other, in the notation of `offer`."""
        if not text.isdigit() or not int(text) < len(self.screen.names):
            self.screen.say("unknown-input", "red", text=text)
            return
        parties, public = (self.person, int(text)), self.game.hide(s, SPECTATOR)
        players = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.screen.names))
        self.screen.say("terms-title", "bold", players=players)
        for by in parties:
            terms = self.market.ledger.bargaining.terms(public, by, parties)
            for _, alike in groupby(terms, lambda term: msgspec.structs.replace(term, amount=None)):
                self._term(list(alike))

    def _term(self, alike: list[Term]) -> None:
        """A line for terms that differ in their amount only: how the least is written, how far they go, what it means."""
        least, most = alike[0], alike[-1]
        written = term_text(least) + (f" … ={most.amount}" if most != least else "")
        self.screen.print(f"  {written}: {self.screen.sentence(self.market.ledger.bargaining.phrase(least))}")

    def _read(self, word: str, rest: str) -> Deed | None:
        if word == "offer":
            try:
                return parse_proposal(rest)
            except NotationError:
                return None
        known = self.known
        if not rest.isdigit() or not 1 <= int(rest) <= len(known):
            return None
        id = known[int(rest) - 1].offer.id
        return OfferAnswer(id, ANSWERS[word]) if word in ANSWERS else Withdrawal(id)
