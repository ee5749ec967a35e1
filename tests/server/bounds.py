"""The bound of every collection that the server keeps, and of every table of its database.

`test_bounds.py` finds those that are missing here. A bound is a number in the code, or a reason why there are only few.
"""

COLLECTIONS = {
    "access.limits": {
        "Buckets._buckets": "addresses that are below their burst; others are pruned above _PRUNE_ABOVE",
        "Buckets._failures": "_MAX_FAILURES",
        "Counts._counts": "all_together",
    },
    "decks.drawings": {
        "Drawings._cards": "the cards of the built-in editions",
        "Drawings._background": "the built-in editions",
        "Drawings._pictures": "an LRU cache",
        "Drawings._silhouettes": "an LRU cache",
    },
    "decks.repository": {
        "DeckRepository._built_in": "the built-in editions",
        "DeckRepository._own": "an LRU cache",
        "DeckRepository._files": "an LRU cache",
    },
    "http.security_headers": {"_encoded": "maxsize"},
    "http.state": {
        "AppState.creators": "`Limits.tables`",
        "AppState.event_creators": "`Limits.events`",
        "AppState.prints": "an LRU cache",
    },
    "live.archive": {"Archive._queue": "MAX_QUEUED"},
    "live.arrivals": {"Arrivals.waiting": "requests under way, `Limits.http_connections_an_address`"},
    "live.bots": {
        "BotDriver._calls": "the bots of a table",
        "BotDriver._slaps": "the bots of a table",
        "BotDriver._takes": "the bots of a table",
        "BotDriver._attempts": "the bots of a table",
        "BotDriver._last_move_at": "the bots of a table",
        "BotDriver._playing": "the bots of a table",
    },
    "live.connection": {"Timeline.turns": "_KEPT_TURNS", "Timeline.reveals": "_KEPT_TURNS"},
    "live.event_broadcast": {
        "EventBroadcast._boards": "the tables of a round",
        "EventBroadcast._changed_tables": "the tables of a round",
    },
    "live.event_room": {
        "EventRoom.connections": "`Limits.connections`",
        "EventRoom._senders": "requests under way; the log refuses more",
    },
    "live.event_tables": {
        "EventTables._open": "the tables of a round",
        "EventTables._watchers": "the tables of a round",
        "EventTables._latest": "the tables of a round",
        "EventTables._lost": "the tables of a round",
        "EventTables._zeros_at": "the tables of a round",
    },
    "live.events": {"Events._open": "`Limits.events`"},
    "live.follower": {"Follower.own": "entries under way; the log refuses more"},
    "live.members": {
        "Member.answered": "_KEPT_ANSWERS",
        "Members._members": "the seats of a table, or `event.fold.MAX_EVER` people of an event",
    },
    "live.outbox": {"Outbox._pending": "emptied at the end of each turn of the loop; a slow client is disconnected"},
    "live.pings": {"PingPayloads._drawn": "_DRAWN_AT_ONCE", "Pings._sent": "_MAX"},
    "live.proposals": {
        "Proposals._until": "pruned above _MAX; requests of the last seconds",
        "Proposals._keys": "as _until",
    },
    "live.room": {
        "Room.connections": "`Limits.connections`",
        "Room.watchers": "one: the event of the table",
    },
    "live.rooms": {"Rooms._rooms": "`Limits.tables`", "Rooms._released": "tables of the last `Config.idle_ms`"},
    "live.scheduler": {"Scheduler._at_table": "the people at a table"},
    "live.update_history": {"UpdateHistory._messages": "KEPT_BYTES"},
    "live.watermarks": {"Watermarks.buffered": "MAX_MOVES of `live.seat_requests`, with the moves of the mini-game"},
    "log.embedded.batch": {
        "Batch.entries": "a batch of a queue of MAX_QUEUED",
        "Batch.frames": "a batch of a queue of MAX_QUEUED",
        "Batch.repeated": "a batch of a queue of MAX_QUEUED",
        "Batch.of_dropped": "a batch of a queue of MAX_QUEUED",
    },
    "log.embedded.part": {
        "Part.tables": "the tables of the log, which are deleted after `Config.keep_tables_ms`",
        "Part.awaited": "tables that are being opened",
        "Part._queue": "MAX_QUEUED",
        "Part._controls": "one for each opened, deleted and compacted table, until the next write",
        "Part._waiting": "callers that wait for the next write",
    },
    "log.embedded.table_log": {
        "TableLog.entries": "MAX_ENTRIES of the room; compaction removes those before the snapshot",
        "TableLog.keys": "KEPT_KEYS",
        "TableLog.subscriptions": "one for each room of the table",
    },
    "log.nats.feed": {"Feed._buffered": "the messages that come while a snapshot is read"},
    "log.nats.log": {
        "NatsLog._feeds": "one for each room of the server",
        "NatsLog._created": "the tables that are open here",
        "NatsLog._publishers": "the tables that are open here",
        "NatsLog._tasks": "snapshots under way",
    },
    "log.nats.peers": {
        "NatsPeers._addresses": "the servers of the cluster",
        "NatsPeers._noticed": "the servers of the cluster",
        "NatsPeers._stopped": "servers that have stopped since the start of this one",
    },
    "log.nats.publisher": {"Publisher.pending": "MAX_PENDING"},
    "log.nats.reader": {"StoredMessage.headers": "the headers of a message of ours"},
    "multiprocess.inboxes": {
        "Inboxes._inputs": "MAX_PROCESSES",
        "Inboxes._outputs": "MAX_PROCESSES",
        "Inboxes._waiting": "_MAX_WAITING for each process",
    },
    "multiprocess.supervisor": {
        "Supervisor._children": "MAX_PROCESSES",
        "Supervisor._pauses": "MAX_PROCESSES",
        "Supervisor._restarts": "MAX_PROCESSES",
    },
    "observe.client_errors": {
        "ClientErrors._passed_at": "the kinds of errors, which are in the code",
        "ClientErrors._left_out": "the kinds of errors, which are in the code",
    },
    "observe.metrics": {
        "Metrics.messages": "labels in the code",
        "Metrics.redirects": "labels in the code",
        "Metrics.refused": "labels in the code",
        "Metrics.games": "the mini-games",
        "Metrics.requests": "the routes",
        "Metrics._client_errors": "the kinds of errors, which are in the code",
        "Metrics._stalls": "the names of steps, which are in the code",
    },
    "runtime.clock": {"TimerWheel._ticks": "one timer for each connection"},
    "runtime.lru": {
        "LruCache._values": "most, and most_size",
        "LruCache._pending": "values that are being made, by requests under way",
    },
    "runtime.rare_warning": {"RareWarning._last": "the texts of warnings in the code"},
    "runtime.single_flight": {"SingleFlight._running": "requests under way"},
    "serve": {"Server._tasks": "messages of other processes, _MAX_WAITING"},
    "store.dialects": {"insert_or_ignore": "the dialects and tables"},
    "store.statistics": {"_statistics_upsert": "the dialects"},
    "store.store": {"_insert_or_ignore": "the dialects", "_table_use_upsert": "the dialects"},
    "studio.cards": {"DraftCards._layouts": "an LRU cache"},
    "studio.faces": {
        "Faces._svgs": "an LRU cache",
        "Faces._failures": "an LRU cache",
        "Faces._making": "the jobs of the studio, WorkerPool(waiting)",
    },
    "studio.outputs": {"DraftOutputs._files": "an LRU cache", "DraftOutputs._pages": "an LRU cache"},
    "studio.studio": {
        "Studio._decks": "an LRU cache",
        "Studio._plans": "an LRU cache",
        "Studio._alike": "an LRU cache",
    },
    "upkeep.housekeeping": {
        "Housekeeping._last_used": "the tables of the log, which are deleted after `Config.keep_tables_ms`"
    },
    "workers.fair_queue": {"FairQueue._waiting": "most, and most_each"},
    "workers.jobs": {"_design": "a worker process reads one deck, or the built-in editions"},
    "workers.pool": {
        "WorkerPool._idle": "_MAX_IDLE_GROUPED, and at_once",
        "WorkerPool._workers": "at_once, and the idle ones",
        "WorkerPools._pools": "the kinds of jobs",
    },
}
"""By module of the server: collections that live longer than a request, each with its bound."""

STORE = {
    "games": "`Config.keep_games_days`; only tables with people play",
    "game_players": "the seats of a game",
    "deleted_games": "deleted games; they expire with the tables that could still save them",
    "series": "`Config.keep_games_days`",
    "series_games": "MAX_GAMES of a series",
    "statistics": "`Config.keep_games_days`",
    "symbol_times": "the symbols that a player has seen; `Config.keep_games_days`",
    "decks": "`Limits.jobs_a_second`, `Config.keep_decks_days`, and the free disk",
    "table_uses": "the tables of the log",
    "drafts": "`Limits.drafts`",
    "draft_pictures": "`Limits.pictures_a_draft`, `Limits.draft_bytes`, `Limits.drafts_bytes`",
    "draft_results": "_MAX_RESULTS of a draft",
    "contributions": "`Limits.contributions` that wait; `Config.keep_contributions_days`",
}
"""The tables of the database, each with its bound."""
