"""`sosie completion`: shell completion of commands and options."""

import click
from click.shell_completion import get_completion_class

from sosie.cli.common import Command


@click.command(
    cls=Command,
    examples=(
        ('eval "$(sosie completion bash)"', "Enable completion in this shell:"),
        ("sosie completion fish > ~/.config/fish/completions/sosie.fish", "Enable it permanently, in fish:"),
    ),
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the completion script for a shell."""
    if (completion := get_completion_class(shell)) is None:
        raise click.UsageError(f"there is no completion for {shell}.")
    click.echo(completion(ctx.find_root().command, {}, "sosie", "_SOSIE_COMPLETE").source())
