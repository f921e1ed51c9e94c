"""Random numbers whose state is part of the game's record: SipHash-2-4 of a counter under a 128-bit key.

A keyed hash rather than a faster generator, because players see what they draw: the outputs of an ordinary generator would
let them compute the next cards. Streams with different keys reveal nothing about each other.
Bots and random play use `quick`, which is fast and predictable, on a state of their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule, wrapping

U64 = np.uint64
Words = tuple[np.uint64, np.uint64, np.uint64, np.uint64]


class Chance(Protocol):
    """The fields of a record that hold the generator's state."""

    chance_key: npt.NDArray[np.uint64]
    chance_count: np.uint64


@wrapping
def rotate(x: np.uint64, bits: np.uint64) -> np.uint64:
    return (x << bits) | (x >> (U64(64) - bits))


@wrapping
def sip_round(a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64) -> Words:
    a = a + b
    c = c + d
    b = rotate(b, U64(13)) ^ a
    d = rotate(d, U64(16)) ^ c
    a = rotate(a, U64(32))
    c = c + b
    a = a + d
    b = rotate(b, U64(17)) ^ c
    d = rotate(d, U64(21)) ^ a
    c = rotate(c, U64(32))
    return a, b, c, d


@wrapping
def siphash(key0: np.uint64, key1: np.uint64, word: np.uint64) -> np.uint64:
    """SipHash-2-4 of the eight bytes of `word`."""
    a = key0 ^ U64(0x736F6D6570736575)
    b = key1 ^ U64(0x646F72616E646F6D)
    c = key0 ^ U64(0x6C7967656E657261)
    d = key1 ^ U64(0x7465646279746573)
    length = U64(8) << U64(56)
    for block in (word, length):
        d ^= block
        a, b, c, d = sip_round(a, b, c, d)
        a, b, c, d = sip_round(a, b, c, d)
        a ^= block
    c ^= U64(0xFF)
    for _ in range(4):
        a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@rule
def below(s: Chance, bound: int) -> int:
    """A random number from 0 to bound - 1. The modulo bias is below bound / 2**64."""
    word = siphash(s.chance_key[0], s.chance_key[1], U64(s.chance_count))
    s.chance_count = U64(s.chance_count) + U64(1)
    return int(np.int64(word % U64(bound)))


@wrapping
def quick(state: npt.NDArray[np.uint64], bound: int) -> int:
    """Splitmix64, for bots and random play. `state` is an array of one word."""
    state[0] += U64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> U64(30))) * U64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> U64(27))) * U64(0x94D049BB133111EB)
    z = z ^ (z >> U64(31))
    return int(np.int64(((z >> U64(32)) * U64(bound)) >> U64(32)))


def one_way(secret: int | str, *purpose: int | str) -> str:
    """Derive a seed for one purpose from a secret. It reveals nothing about the secret or its other purposes.

    The secret must be long and random: whoever guesses it can derive the same seeds.
    """
    key = hashlib.sha512(str(secret).encode()).digest()
    return hashlib.blake2b(repr(purpose).encode(), key=key, digest_size=16).hexdigest()


def streams(seed: int | str, purpose: str, count: int) -> npt.NDArray[np.uint64]:
    """`count` independent words from a seed, by SHA-512: keys for the streams of one game."""
    words: npt.NDArray[np.uint64] = many_streams([seed], purpose, count)[0]
    return words


def many_streams(seeds: Sequence[int | str], purpose: str, count: int) -> npt.NDArray[np.uint64]:
    """Like `streams`, for many seeds, one row each."""
    digests = b"".join([hashlib.sha512(f"{purpose}:{seed}".encode()).digest() for seed in seeds])
    return np.frombuffer(digests, "<u8").astype(np.uint64).reshape(len(seeds), -1)[:, :count].copy()
