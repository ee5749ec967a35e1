"""Plans rounds of events in worker processes, and limits how many an address asks for."""

from sosie.event.event import Event
from sosie.event.plan import Seating
from sosie.server.access.limits import Buckets
from sosie.server.access.refusal import Refusal
from sosie.server.observe.metrics import Metrics
from sosie.server.runtime.clock import Clock
from sosie.server.workers.game_jobs import PlanRound
from sosie.server.workers.pool import JobRunner
from sosie.table.outcome import Rejected


class RoundPlanner:
    """Plans rounds; a plan for 200 people takes up to seconds."""

    def __init__(self, jobs: JobRunner, limit: Buckets, clock: Clock, metrics: Metrics) -> None:
        self._jobs, self._limit, self._clock, self._metrics = jobs, limit, clock, metrics

    async def plan(self, event: Event, seed: int, address: str) -> Seating:
        """Return the plan of the next round for a host at an address, or reject it."""
        if not self._limit.take(address, self._clock.now()):
            self._metrics.refused.labels("too-many").inc()
            wait_s = self._limit.wait_s(address)
            raise Rejected("too-many-plans", f"too many plans from your address; try again in {wait_s} s")
        try:
            return await self._jobs.run(PlanRound(event, seed), address)
        except Refusal as refusal:
            raise Rejected("try-again", str(refusal)) from None
