"""Flat records: no padding, no shadowed names, and typed twins that agree."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from palais.core.records import Record, record_kind
from palais.games.palais_royal.box.tables import TABLES, Tables
from palais.games.palais_royal.engine.event_log import LOG, Log
from palais.games.palais_royal.engine.state import STATE, State, empty

KINDS = [(STATE, State), (TABLES, Tables), (LOG, Log)]


@pytest.mark.parametrize(("dtype", "twin"), KINDS)
def test_the_sizes_of_the_fields_add_up(dtype: np.dtype[np.void], twin: type) -> None:
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize


@pytest.mark.parametrize(("dtype", "twin"), KINDS)
def test_the_typed_twin_has_exactly_these_fields(dtype: np.dtype[np.void], twin: type) -> None:
    fields = {name for name in twin.__annotations__ if name != "array"}
    assert fields == set(dtype.names or ())


@pytest.mark.parametrize(("dtype", "twin"), KINDS)
def test_no_field_shadows_a_record_attribute(dtype: np.dtype[np.void], twin: type) -> None:
    assert not set(dtype.names or ()) & set(dir(Record))


def test_a_copy_is_independent_and_attributes_read_the_bytes() -> None:
    s = empty()
    other = s.copy()
    other.players, other.gold[2] = 3, 7
    assert (s.players, s.gold[2]) == (0, 0)
    assert other.array["players"][0] == 3
    assert other.array["gold"][0, 2] == 7
    s[0] = other  # type: ignore[index]
    assert s.array.tobytes() == other.array.tobytes()


def test_an_unknown_field_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no field 'silver'"):
        _ = empty().silver  # type: ignore[attr-defined]


def test_scalars_must_come_first_and_be_wide() -> None:
    with pytest.raises(TypeError, match="8 bytes"):
        record_kind("Narrow", np.dtype([("a", "i2")]))


def test_a_record_survives_a_round_trip_to_another_process() -> None:
    record = empty()
    record.player, record.gold[1] = 2, 7
    twin = pickle.loads(pickle.dumps(record))
    assert type(twin) is type(record)
    assert twin.array.tobytes() == record.array.tobytes()
    twin.gold[1] = 8
    assert (twin.player, record.gold[1]) == (2, 7)
