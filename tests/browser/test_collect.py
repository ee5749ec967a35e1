"""The contributors' page: sending, changing one's mind, and honest answers."""

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from browser.pages import NewPage
from browser.picture_files import write_pictures
from browser.studio import open_collection, open_studio


def collecting(new_page: NewPage) -> tuple[Page, Page]:
    """Return the page of a maker who collects, and the phone of a contributor."""
    page = open_studio(new_page("desktop", touch=False))
    return page, open_collection(page, new_page("phone"))


def send(phone: Page, picture: Path, name: str) -> None:
    phone.get_by_label("Choose a picture").set_input_files(picture)
    phone.get_by_label("What is it called?").fill(name)
    phone.get_by_role("button", name="Send").click()


def await_picture(page: Page, name: str) -> None:
    """Wait until the maker sees a picture; if it is withdrawn while it loads, the browser logs an error."""
    expect(page.get_by_role("listitem").filter(has_text=name).locator("img")).to_be_visible()


def test_answer_to_a_cancelled_picture_keeps_the_next_one(new_page: NewPage, tmp_path: Path) -> None:
    _, phone = collecting(new_page)
    pictures = write_pictures(tmp_path)
    waiting: list[Route] = []
    phone.route(
        "**/contributions", lambda route: waiting.append(route) if route.request.method == "POST" else route.continue_()
    )
    send(phone, pictures[1], "cat")
    expect(phone.get_by_role("button", name="Sending")).to_be_visible()
    phone.get_by_role("button", name="Another picture").click()
    phone.get_by_label("Choose a picture").set_input_files(pictures[2])
    phone.get_by_label("What is it called?").fill("moon")
    with phone.expect_response(re.compile("/contributions$")):
        waiting[0].continue_()
    expect(phone.get_by_role("list").get_by_text("waiting")).to_be_visible()
    expect(phone.get_by_label("What is it called?")).to_have_value("moon")


def test_picture_sent_again_has_an_honest_answer(new_page: NewPage, tmp_path: Path) -> None:
    page, phone = collecting(new_page)
    picture = write_pictures(tmp_path)[1]
    send(phone, picture, "cat")
    await_picture(page, "cat")
    phone.get_by_role("button", name="Take back cat").click()
    expect(phone.get_by_role("button", name="Take back cat")).to_have_count(0)
    send(phone, picture, "kitten")
    await_picture(page, "kitten")
    page.get_by_role("button", name="Decline kitten").click()
    expect(phone.get_by_text("declined", exact=True)).to_be_visible()
    send(phone, picture, "kitten")
    expect(phone.get_by_text("The maker of the deck has declined this picture before.")).to_be_visible()
    # Closed for good, also after the panel was closed and opened.
    expect(page.get_by_text("It closes by itself on")).to_be_visible()
    page.get_by_role("button", name="End the collection").click()
    expect(page.get_by_text("The collection has ended.")).to_be_visible()
    page.get_by_role("button", name="Collect", exact=True).click()
    page.get_by_role("button", name="Collect from others").click()
    expect(page.get_by_role("button", name="Collect again")).to_be_visible()
