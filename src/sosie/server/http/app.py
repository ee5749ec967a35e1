"""The ASGI application: routes, middleware and the OpenAPI description."""

from litestar import Litestar, Router
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag
from litestar.types import ASGIApp

from sosie import __version__
from sosie.server.http.api import (
    decks,
    docs,
    editions,
    events,
    games,
    invitations,
    mini_games,
    privacy,
    statistics,
    status,
    tables,
)
from sosie.server.http.api.bodies import describe_bodies
from sosie.server.http.api.studio import (
    collections,
    contributions,
    draft_cards,
    draft_imports,
    draft_outputs,
    draft_pictures,
    drafts,
    studio,
)
from sosie.server.http.compression import Compression
from sosie.server.http.guards import guard_changes
from sosie.server.http.handover import MisdirectedRequests
from sosie.server.http.middleware import RequestMiddleware
from sosie.server.http.pages import pages_handler
from sosie.server.http.problems import HANDLERS
from sosie.server.http.state import AppState
from sosie.server.multiprocess.routing import OWNS_ALL, Routing

ROUTES = (
    tables.make_table,
    tables.make_screen,
    tables.look_up,
    tables.join,
    invitations.invite,
    invitations.draw_invitation,
    events.open_event,
    events.look_up_event,
    events.join_event,
    events.download_results,
    events.delete_event,
    invitations.invite_to_event,
    invitations.draw_event_invitation,
    invitations.draw_host_link,
    invitations.invite_to_deck,
    invitations.draw_deck_invitation,
    invitations.invite_to_collection,
    invitations.draw_collection_invitation,
    invitations.show_draft_address,
    games.list_games,
    games.show_game,
    games.replay_game,
    statistics.show_statistics,
    statistics.delete_statistics,
    mini_games.list_mini_games,
    editions.list_editions,
    editions.show_edition,
    editions.show_layout,
    editions.show_silhouettes,
    editions.draw_card,
    editions.draw_symbol,
    editions.print_edition,
    decks.upload_deck,
    decks.list_decks,
    decks.download_deck,
    decks.delete_deck,
    decks.print_deck,
    studio.show_studio,
    studio.show_plans,
    studio.draw_emoji,
    drafts.create_draft,
    drafts.show_draft,
    drafts.show_state,
    drafts.change_draft,
    drafts.delete_draft,
    draft_pictures.upload_picture,
    draft_pictures.show_picture,
    draft_pictures.delete_picture,
    draft_pictures.draw_face,
    draft_pictures.make_face,
    draft_cards.show_draft_layout,
    draft_cards.draw_draft_card,
    draft_cards.list_alike,
    draft_imports.copy_edition,
    draft_imports.open_file,
    draft_outputs.download_draft,
    draft_outputs.publish_draft,
    draft_outputs.print_draft,
    draft_outputs.list_pages,
    draft_outputs.draw_page,
    collections.open_collection,
    collections.close_collection,
    collections.list_contributions,
    collections.show_contribution,
    collections.show_thumbnail,
    collections.decide_contribution,
    contributions.show_collection,
    contributions.contribute,
    contributions.list_own_contributions,
    contributions.withdraw_contribution,
    privacy.show_retention,
    status.health,
    status.connection,
    status.metrics,
    docs.show_openapi,
    docs.show_docs,
)
_TAGS = {
    tables.TAG: "Create, look up and join tables. Playing itself uses the socket.",
    events.TAG: "Many tables under one code, for a class or a party.",
    games.TAG: "Finished games and the statistics of players.",
    editions.TAG: "Symbols, names and cards. The id of somebody's own deck works as an edition too.",
    decks.TAG: "Your own decks, as .sosie files.",
    studio.TAG: "Drafts of decks: pictures, faces, cards, print. They need the secret of the draft.",
    collections.TAG: "Pictures that others contribute to a draft.",
    status.TAG: "Health, metrics and retention of the server.",
}


def make_app(app_state: AppState, routing: Routing = OWNS_ALL) -> ASGIApp:
    """Return the application of a server."""
    origins = list(app_state.config.origins)
    app = Litestar(
        [Router("/api", route_handlers=ROUTES), pages_handler()],
        state=State({"app_state": app_state}),
        guards=[guard_changes],
        dependencies={"app_state": Provide(lambda: app_state, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        request_max_body_size=app_state.config.limits.request_bytes,
        openapi_config=_description(),
        cors_config=CORSConfig(origins, allow_methods=["GET", "POST", "PUT", "DELETE"]) if origins else None,
        logging_config=None,
        debug=False,
    )
    schema = app.openapi_schema.to_schema()
    describe_bodies(schema, ROUTES, "/api")
    app.state.description = docs.render(schema)
    return RequestMiddleware(MisdirectedRequests(Compression(app), routing), app_state)


def _description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Sosie",
        version=__version__,
        description=(
            "Tables, seats, editions, cards, games and decks. Every error has a stable `code` for programs and a "
            "`text` for people. Playing itself uses the socket at /socket."
        ),
        license=License(name="MIT", identifier="MIT"),
        # Litestar serves its own documentation below this path; ours is at /api/docs.
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        tags=[Tag(name, description) for name, description in _TAGS.items()],
        components=Components(
            security_schemes={
                name: SecurityScheme("http", scheme="bearer") for name in ("seat", "owner", "host", "contributor")
            }
        ),
    )
