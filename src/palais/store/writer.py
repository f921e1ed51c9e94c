"""Group commit: one task writes everything that is queued in one transaction, so that many tables share one disk sync."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from palais.store.claim import Claim
from palais.store.connect import cause_of
from palais.store.errors import Conflict, Crossed, StoreError
from palais.store.transactions import Write, transactions

MAX_ATTEMPTS: Final = 5
TRY_AGAIN_CODES: Final = ("40001", "40P01")  # of PostgreSQL: serialization failure, deadlock


class Job(NamedTuple):
    """Writes to one table that are stored together or not at all, and the future of whoever waits for them."""

    table_id: str
    writes: Sequence[Write]
    done: asyncio.Future[None]


class Writer:
    """Stores jobs in order. `store` returns once the job is safe on disk."""

    def __init__(self, engine: AsyncEngine, claim: Claim) -> None:
        self._transactions, self._claim = transactions(engine), claim
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())
        self.batches = self.jobs = 0

    async def store(self, table_id: str, *writes: Write) -> None:
        """Raises Conflict or another StoreError; then none of these writes was stored."""
        if self._task.done():
            raise StoreError("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(table_id, writes, done))
        await done

    async def close(self) -> None:
        """Store what is queued, then stop."""
        self._queue.put_nowait(None)
        await self._task
        await self._transactions.close()

    async def _work(self) -> None:
        open = True
        while open:
            jobs = [await self._queue.get()]
            while not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            open = None not in jobs
            await self._store_all([job for job in jobs if job is not None])

    async def _store_all(self, jobs: list[Job]) -> None:
        self.batches, self.jobs = self.batches + 1, self.jobs + len(jobs)
        error = await self._transaction(jobs)
        if error is None or len(jobs) == 1:
            _answer(jobs, error)
        else:  # one of them failed: retry each on its own
            for job in jobs:
                _answer([job], await self._transaction([job]))

    async def _transaction(self, jobs: list[Job]) -> StoreError | None:
        """Try again if the database has undone it only because it crossed another server's."""
        for _ in range(MAX_ATTEMPTS):
            error = await self._attempt(jobs)
            if not isinstance(error, Crossed):
                break
        return error

    async def _attempt(self, jobs: list[Job]) -> StoreError | None:
        try:
            await self._claim.ensure()
            await self._transactions.run(_together(jobs))
        except IntegrityError as error:
            return Conflict(f"another writer was first ({cause_of(error)})")
        except StoreError as error:
            return error
        except (SQLAlchemyError, OSError) as error:
            is_crossed = getattr(getattr(error, "orig", None), "sqlstate", None) in TRY_AGAIN_CODES
            return (Crossed if is_crossed else StoreError)(f"the database refused the write: {cause_of(error)}")
        return None


def _together(jobs: list[Job]) -> Iterator[list[Write]]:
    """Guarded writes first and by table, so that two servers never wait for each other in a circle; then the others, those with
    the same statement in one call.
    """
    ordered = sorted(jobs, key=lambda job: job.table_id)
    others: dict[int, list[Write]] = {}
    for write in (write for job in ordered for write in job.writes):
        if write.guarded:
            yield [write]
        else:
            others.setdefault(id(write.statement), []).append(write)
    yield from others.values()


def _answer(jobs: list[Job], error: StoreError | None) -> None:
    for job in jobs:
        if job.done.done():  # the caller was cancelled
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
