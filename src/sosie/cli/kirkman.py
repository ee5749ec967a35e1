"""`sosie kirkman`: Kirkman's schoolgirl problem."""

import click

import sosie
from sosie.cli.common import Command, json_option, print_json, progress

_WEEK = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")


@click.command(
    cls=Command,
    examples=(
        ("sosie kirkman", "Kirkman's fifteen girls:"),
        ("sosie kirkman --girls 33 --json", "Thirty-three girls, as JSON:"),
    ),
)
@click.option(
    "--girls", type=click.IntRange(min=1), default=15, show_default=True, metavar="V", help="Number of girls."
)
@json_option
def command(girls: int, as_json: bool) -> None:
    """Arrange girls in rows of three, day by day, no two together twice.

    The number of girls must be 3 more than a multiple of 6. Girls are numbered from 0.
    """
    with progress("Arranging"):
        system = sosie.designs.kirkman_system(girls)
    if as_json:
        print_json({"days": system.days})
        return
    click.echo(f"{girls} girls, {len(system.days)} days, no two together twice\n")
    names = _WEEK if len(system.days) == 7 else [f"Day {day}" for day in range(1, len(system.days) + 1)]
    width, digits = max(map(len, names)), len(str(girls - 1))
    for name, rows in zip(names, system.days, strict=True):
        row_texts = ("-".join(f"{girl:>{digits}}" for girl in row) for row in rows)
        click.echo(f"{name:<{width}}  {'   '.join(row_texts)}")
