"""The union of all jobs, which a worker process decodes."""

from sosie.server.workers.draft_jobs import (
    AddPicture,
    BuildDeck,
    CompareSymbols,
    LayOutDraftCard,
    MakeFaces,
    MakeThumbnail,
    PlanDecks,
    PrintDraft,
    PrintPages,
    WriteDeckFile,
)
from sosie.server.workers.game_jobs import PlanRound, ReplayGame, TellGame
from sosie.server.workers.jobs import LayOutCard, PrintDeck, PrintEdition, ReadDeck, RenderPng, TraceSymbols

AnyJob = (
    ReadDeck
    | PrintDeck
    | PrintEdition
    | LayOutCard
    | RenderPng
    | TraceSymbols
    | AddPicture
    | MakeFaces
    | MakeThumbnail
    | LayOutDraftCard
    | CompareSymbols
    | BuildDeck
    | PlanDecks
    | WriteDeckFile
    | PrintDraft
    | PrintPages
    | TellGame
    | ReplayGame
    | PlanRound
)
