"""Emoji: everybody sees them, at a limited rate, unless the host switches them off."""

from server.scene import Scene, play
from sosie.table.messages import AllowEmoji, Emoji, Refused, SendEmoji


def test_emoji_reaches_players_and_spectators() -> None:
    async def act(scene: Scene) -> None:
        watcher = await scene.connect()
        scene.ben.ask(SendEmoji, emoji="clap")
        for client in (scene.ada, scene.ben, watcher):
            shown = await client.next(Emoji)
            assert (shown.seat, shown.emoji) == (1, "clap")

    play(act)


def test_emoji_are_rate_limited() -> None:
    async def act(scene: Scene) -> None:
        for _ in range(4):
            scene.ben.ask(SendEmoji, emoji="wow")
        assert (await scene.ben.next(Refused)).code == "too-many-emoji"

    play(act, begin=False)


def test_host_switches_emoji_off_and_on() -> None:
    async def act(scene: Scene) -> None:
        ada, ben = scene.ada, scene.ben
        ada.ask(AllowEmoji, allowed=False)
        await ben.until(lambda: ben.view is not None and ben.view.emoji_off)
        ben.ask(SendEmoji, emoji="clap")
        assert (await ben.next(Refused)).code == "emoji-off"
        ada.ask(AllowEmoji)
        await ben.until(lambda: ben.view is not None and not ben.view.emoji_off)
        ben.ask(SendEmoji, emoji="heart")
        assert (await ada.next(Emoji)).emoji == "heart"

    play(act)
