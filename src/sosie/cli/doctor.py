"""`sosie doctor`: checks the settings of a server, or a server that runs, and says what to change."""

from typing import Any

import click

from sosie.cli import serve
from sosie.cli.common import Command, json_option, print_json, print_text

_NOT_CHECKED = {"deck", "games", "open_browser", "qr"}
_MARKS = {"ok": "ok", "advice": "ADVICE", "problem": "PROBLEM"}


@click.command(
    cls=Command,
    examples=(
        ("sosie doctor --trusted-proxy 127.0.0.1 --data /var/lib/sosie", "Check settings, with the options of serve:"),
        ("sosie doctor https://play.example.org", "Check a server that runs, with its proxy, from elsewhere:"),
    ),
)
@click.argument("url", required=False)
@json_option
@click.pass_context
def command(ctx: click.Context, /, url: str | None, *, as_json: bool, **chosen: Any) -> None:
    """Check the settings of a server, or a running server, and say what to change.

    Without URL: the settings, disk, clock, file descriptors, log and store of this machine, with the options and the
    environment of sosie serve. With URL: the running server there, as players reach it. Exit status 1 if there is a
    problem.
    """
    from sosie.cli.run_doctor import examine_machine, examine_server  # noqa: PLC0415 - the help does not need the server

    checks = examine_server(url, chosen) if url else examine_machine(chosen)
    problems = sum(check.level == "problem" for check in checks)
    if as_json:
        found = [{"name": check.name, "level": check.level, "text": check.text} for check in checks]
        print_json({"healthy": not problems, "checks": found})
    else:
        width = max(len(check.name) for check in checks)
        for check in checks:
            print_text(check.text, f"{_MARKS[check.level]:<8} {check.name:<{width}}  ")
        click.echo(f"{len(checks)} checks, {problems} {'problem' if problems == 1 else 'problems'}")
    ctx.exit(1 if problems else 0)


command.params += [option for option in serve.command.params if option.name not in _NOT_CHECKED]
