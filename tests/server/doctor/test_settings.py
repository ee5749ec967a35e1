import pytest

from server.doctor.levels import levels, texts
from sosie.server.config import Config
from sosie.server.doctor.settings import check_settings


def test_usual_settings_have_no_problem() -> None:
    assert set(levels(check_settings(Config(durable=True))).values()) == {"ok"}


@pytest.mark.parametrize(
    ("config", "name", "level", "change"),
    [
        (Config(), "durable", "advice", "--durable"),
        (Config(log="nats://one"), "durable", "ok", "sync_interval"),
        (Config(host="0.0.0.0"), "proxy", "advice", "encryption"),  # noqa: S104 - checked, and not listened at
        (Config(host="0.0.0.0", trusted_proxies=("10.0.0.5",)), "proxy", "advice", "firewall"),  # noqa: S104 - likewise
        (Config(trusted_proxies=("127.0.0.1",)), "proxy", "ok", "127.0.0.1"),
        (Config(trusted_proxies=("10.0.0.0/8", "fc00::/7", "203.0.113.5")), "proxy", "ok", "10.0.0.0/8"),
        (Config(trusted_proxies=("0.0.0.0/0",)), "proxy", "problem", "0.0.0.0/0"),
        (Config(trusted_proxies=("::/0",)), "proxy", "problem", "::/0"),
        (Config(trusted_proxies=("8.8.8.0/24",)), "proxy", "problem", "8.8.8.0/24"),
        (Config(workers=16), "workers", "advice", "--workers auto"),
        (Config(metrics_token="short"), "metrics token", "advice", "16 random"),  # noqa: S106 - for this test
        (Config(keep_games_days=0), "retention", "advice", "--keep-games-days"),
        (Config(origins=("play.example.org",)), "origins", "problem", "https://example.org"),
        (Config(origins=("https://play.example.org",)), "origins", "ok", "play.example.org"),
    ],
)
def test_setting_is_judged(config: Config, name: str, level: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sosie.server.doctor.settings.usable_cores", lambda: 4)
    found = check_settings(config)
    assert levels(found)[name] == level, found
    assert change in texts(found)[name]
