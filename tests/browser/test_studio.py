"""The deck studio: bring symbols in, arrange them, and never lose work."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect

from browser.decks import ANIMALS, zoo_file
from browser.pages import SLOW_MS, NewPage
from browser.picture_files import drawn, write_pictures
from browser.studio import (
    add_words,
    draw_line,
    drawn_cards,
    names,
    new_draft,
    open_edit_link,
    open_studio,
    other_tab,
    saved,
    symbol_count,
)
from server.contributors import Contributor
from server.drafts import photo
from server.running import Running
from waiting import wait_until

_CLASS = 13
_PASTE = """(text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""
_GIVE_FILE = """([target, type, name, bytes]) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], name));
    const given = { clipboardData: data, dataTransfer: data, bubbles: true, cancelable: true };
    target.dispatchEvent(type === "paste" ? new ClipboardEvent(type, given) : new DragEvent(type, given));
}"""
_SIZES = """() => new Promise((resolve) => {
    const request = indexedDB.open("sosie-studio");
    request.onsuccess = () => {
        const all = request.result.transaction("pictures").objectStore("pictures").getAll();
        all.onsuccess = async () => {
            const photos = all.result.map(({ blob }) => blob).filter(({ type }) => type !== "image/svg+xml");
            const bitmaps = await Promise.all(photos.map((photo) => createImageBitmap(photo)));
            resolve(bitmaps.map(({ width, height }) => [width, height]));
        };
    };
})"""


def test_pictures_of_every_kind_become_symbols(new_page: NewPage, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_label("Drop pictures here").set_input_files(write_pictures(tmp_path))
    expect(page.get_by_role("alert")).to_contain_text("broken.jpg: The picture cannot be read.")
    symbol_count(page, 5)
    assert names(page) == ["Anna", "le chat", "moon", "", "kite"]
    # Upright, and small enough to travel.
    assert [1050, 1400] in page.evaluate(_SIZES)
    expect(page.get_by_text("What is it called?")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="2 more symbols")).to_be_visible()


def test_many_pictures_are_sent_as_one_change(new_page: NewPage, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", touch=False))
    paths = [tmp_path / f"{number}.png" for number in range(8)]
    for number, path in enumerate(paths):
        drawn(number).save(path)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.get_by_label("Drop pictures here").set_input_files(paths)
    symbol_count(page, 8)
    page.get_by_text("Shape, sizes and colours").click()
    drawn_cards(page)
    expect(page.get_by_text("Hexagon", exact=True)).to_be_visible()
    # No decks and plans of half of the pictures, which would delay the cards.
    assert len([line for line in asked if re.match(r"PUT .*/drafts/[^/]+$", line)]) == 1
    assert [line[-1] for line in asked if "/plans?" in line] == ["8"]


def test_camera_of_the_computer_takes_pictures(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_role("button", name="Camera", exact=True).click()
    page.get_by_role("button", name="Take the picture").click()
    symbol_count(page, 1)
    saved(page)
    (size,) = page.evaluate(_SIZES)
    assert max(size) > 600, "as the camera sees it, not as the page shows it"


def test_pictures_are_pasted_and_dropped_on_fields(new_page: NewPage, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", touch=False))
    paths = write_pictures(tmp_path)
    body = page.locator("body").element_handle()
    page.evaluate(_GIVE_FILE, [body, "drop", "broken.jpg", [*paths[5].read_bytes()]])
    expect(page.get_by_role("alert")).to_contain_text("broken.jpg: The picture cannot be read.")
    page.evaluate(_GIVE_FILE, [body, "paste", "image.png", [*paths[1].read_bytes()]])
    symbol_count(page, 1)
    # A field for names takes text, and lets files through.
    for number, (way, path) in enumerate((("paste", paths[2]), ("drop", paths[3])), start=2):
        field = page.get_by_label("Name", exact=True).first.element_handle()
        page.evaluate(_GIVE_FILE, [field, way, path.name, [*path.read_bytes()]])
        symbol_count(page, number)
    assert names(page) == ["", "moon", ""]


def test_words_and_emoji_become_cards(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))
    add_words(page, "apple\nbread\ncheese\nmilk\n🥕 carrot")
    page.get_by_role("button", name="Emoji", exact=True).click()
    for query, name in (("fox", "fox"), ("Zitrone", "lemon")):
        page.get_by_label("Search emoji").fill(query)
        page.get_by_role("list", name="Emoji").get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("status").filter(has_text="7 cards, 3 on each")).to_be_visible()
    drawn_cards(page)
    page.get_by_role("button", name="Show the match").click()
    expect(page.get_by_text(re.compile(r"^Both have: \w+"))).to_be_visible()


def test_pasted_cells_become_pairs(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))
    page.evaluate(_PASTE, "the cat\tle chat\nthe dog\tle chien")
    symbol_count(page, 2)
    page.get_by_role("button", name="Edit the cat").click()
    expect(page.get_by_role("button", name="Face 2")).to_be_visible()
    expect(page.get_by_role("textbox", name="English")).to_have_value("the cat, le chat")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("heading", name="Make a deck")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    symbol_count(page, 2)


def test_deck_file_and_edition_are_copied(new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "zoo.sosie").write_bytes(zoo_file(7))
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_label("Drop pictures here").set_input_files(tmp_path / "zoo.sosie")
    symbol_count(page, 7)
    assert names(page) == list(ANIMALS)[:7]
    expect(page.get_by_label("Name of the deck")).to_have_value("Zoo of 7")
    page.get_by_role("button", name="A deck", exact=True).click()
    page.get_by_role("button", name=re.compile("^Game of insects")).click()
    expect(page.get_by_role("heading", name=re.compile(r"^\d\d symbols"))).to_be_visible()


def test_drawing_and_crop_change_the_symbol(new_page: NewPage, tmp_path: Path) -> None:
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_role("button", name="Draw", exact=True).click()
    draw_line(page, page.get_by_role("img", name="Sheet to draw on"))
    # Closed by accident, and opened again.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Draw", exact=True).click()
    page.get_by_role("button", name="Done", exact=True).click()
    symbol_count(page, 1)
    page.get_by_label("Name", exact=True).fill("line")
    page.get_by_label("Pictures", exact=True).set_input_files(write_pictures(tmp_path)[1])
    page.get_by_role("button", name="Edit le chat").click()
    page.get_by_role("button", name="Crop", exact=True).click()
    frame = page.get_by_role("application")
    frame.focus()
    for _ in range(10):
        page.keyboard.press("Shift+ArrowLeft")
    page.get_by_role("dialog").get_by_role("button", name="Turn").click()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    saved(page)
    face = page.evaluate(_DOCUMENT)["symbols"][1]["faces"][0]
    assert face["crop"] == [0, 0, 0.8, 1]
    assert face["turn"] == 90
    expect(page.get_by_text("after", exact=True)).to_be_visible()


_DOCUMENT = """() => new Promise((resolve) => {
    const request = indexedDB.open("sosie-studio");
    request.onsuccess = () => {
        const all = request.result.transaction("drafts").objectStore("drafts").getAll();
        all.onsuccess = () => resolve(all.result[0].document);
    };
})"""


def test_draft_survives_crash_and_lost_network(new_page: NewPage) -> None:
    # Not watched, since the browser logs lost connections.
    page = new_draft(new_page("desktop", touch=False, watched=False), "apple\nbread")
    page.context.set_offline(True)
    add_words(page, "cheese")
    expect(page.get_by_text("No connection. Saved on this device.")).to_be_visible()
    crashed, page = page, page.context.new_page()
    crashed.close()
    page.context.set_offline(False)
    page.goto("/studio")
    symbol_count(page, 3)
    saved(page)


def test_two_tabs_show_the_same_draft(new_page: NewPage) -> None:
    first = new_draft(new_page("desktop", touch=False), "apple\nbread")
    second = other_tab(first)
    symbol_count(second, 2)
    expect(first.get_by_text("also open in another tab")).to_be_visible()
    add_words(second, "cheese")
    symbol_count(first, 3)
    first.get_by_label("Name of the deck").fill("Market")
    expect(second.get_by_label("Name of the deck")).to_have_value("Market")


_HEAR_LATER = """() => {
    const { set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, "onmessage");
    const waiting = [];
    window.hearNow = () => waiting.splice(0).forEach((hear) => hear());
    Object.defineProperty(BroadcastChannel.prototype, "onmessage", {
        set(handler) { set.call(this, (event) => waiting.push(() => handler.call(this, event))); },
    });
}"""


def test_conflict_between_two_tabs_loses_no_work(new_page: NewPage) -> None:
    first = new_draft(new_page("desktop", touch=False), "apple\nbread")
    second = other_tab(first, f"({_HEAR_LATER})()")
    symbol_count(second, 2)
    first.get_by_label("Name of the deck").fill("Market")
    saved(first)
    # Changed before this tab has heard of the change in the other one.
    title = second.get_by_label("Name of the deck")
    title.fill("Shop")
    expect(second.get_by_role("button", name="Keep mine")).to_be_visible()
    expect(second.get_by_text("Saved on this device")).to_have_count(0)
    expect(second.get_by_text("what you do here is kept as a copy")).to_be_visible()
    second.evaluate("hearNow()")
    second.evaluate(_DOCUMENT)  # Read after the page has read it.
    expect(title).to_have_value("Shop")
    second.get_by_role("button", name="Keep mine").click()
    expect(title).to_be_focused()
    expect(first.get_by_label("Name of the deck")).to_have_value("Shop")
    saved(second)


_SEND_LATER = """() => {
    const { fetch } = window;
    let held = Promise.resolve();
    window.holdBack = () => { held = new Promise((send) => { window.sendNow = send; }); };
    window.fetch = async (url, options) => {
        if (options?.method === "PUT") await held;
        return fetch(url, options);
    };
}"""


def test_tabs_that_send_the_same_change_do_not_conflict(new_page: NewPage) -> None:
    first = new_draft(new_page("desktop", touch=False), "apple\nbread")
    second = other_tab(first, f"({_SEND_LATER})()", f"({_HEAR_LATER})()")
    symbol_count(second, 2)
    second.evaluate("holdBack()")
    second.get_by_label("Name of the deck").fill("Shop")
    expect(first.get_by_label("Name of the deck")).to_have_value("Shop")
    saved(first)
    second.evaluate("sendNow()")
    saved(second)
    second.evaluate("holdBack()")
    add_words(second, "cheese")
    symbol_count(first, 3)
    saved(first)
    second.evaluate("sendNow()")
    saved(second)
    for page in first, second:
        expect(page.get_by_role("button", name="Keep mine")).to_have_count(0)


def test_edit_link_opens_the_draft_elsewhere(new_page: NewPage) -> None:
    # Not watched, since the browser logs lost connections.
    page = new_draft(new_page("desktop", touch=False, watched=False), "apple\nbread")
    other = new_page("desktop", touch=False)
    open_edit_link(page, other)
    symbol_count(other, 2)
    assert "#" not in other.url
    add_words(other, "cheese")
    saved(other)
    page.reload()
    symbol_count(page, 3)
    saved(page)
    # Both change it, one of them without a connection.
    page.context.set_offline(True)
    add_words(page, "milk\ntea")
    add_words(other, "butter")
    saved(other)
    page.context.set_offline(False)
    expect(page.get_by_text("Somebody changed this deck on another device.")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Keep mine").click()
    expect(page.get_by_role("alert").filter(has_text="The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Keep mine").click()
    saved(page)
    other.reload()
    symbol_count(other, 5)


def test_keyboard_focus_stays_near_the_changed_symbol(new_page: NewPage) -> None:
    page = open_studio(new_page("desktop", touch=False))
    add_words(page, "apple\nbread")
    expect(page.get_by_role("button", name="Words", exact=True)).to_be_focused()
    page.get_by_role("button", name="Edit apple").click()
    # The server refuses a word without letters.
    text = page.get_by_label("Text on the card")
    text.fill("")
    text.blur()
    expect(text).to_have_value("apple")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Edit apple")).to_be_focused()
    for name, focused in (("apple", "Edit bread"), ("bread", "Camera")):
        page.get_by_role("button", name=f"Edit {name}").click()
        page.get_by_role("button", name="Remove", exact=True).click()
        expect(page.get_by_role("button", name=focused, exact=True)).to_be_focused()


def test_shared_deck_is_copied_not_changed(new_page: NewPage, small_zoo: str) -> None:
    page = new_page()
    page.goto(f"/decks/{small_zoo}")
    expect(page.get_by_role("heading", name="Zoo of 7")).to_be_visible()
    expect(page.get_by_role("link", name="Print")).to_be_visible()
    page.get_by_role("link", name="Copy and change").click()
    symbol_count(page, 7)
    assert names(page) == list(ANIMALS)[:7]


def test_class_contributes_while_the_maker_watches(new_page: NewPage, server: Running) -> None:
    page = open_studio(new_page("desktop", touch=False))
    page.get_by_role("button", name="Collect from others").click()
    address = page.get_by_text(re.compile(r"/collect/\w{7}$"))
    code = address.inner_text().rpartition("/")[2]
    with server.client() as client, ThreadPoolExecutor(_CLASS) as pool:
        # All phones are behind the address of the school.
        phones = [Contributor(client, code) for _ in range(_CLASS)]
        sent = pool.map(lambda n: phones[n].send(f"child {n}", photo(n, (800, 600)), by=f"Child {n}"), range(_CLASS))
        assert {answer.status_code for answer in sent} == {201}
        expect(page.get_by_role("heading", name=f"{_CLASS} pictures have arrived")).to_be_visible()
        page.get_by_role("button", name="Accept all").click()
        symbol_count(page, _CLASS)
        # The deck has a symbol before the server is told.
        wait_until(lambda: {own["state"] for phone in phones for own in phone.own()} == {"accepted"})
    assert sorted(names(page)) == sorted(f"child {n}" for n in range(_CLASS))
    expect(page.get_by_role("status").filter(has_text="13 cards")).to_be_visible(timeout=SLOW_MS)
    drawn_cards(page)
