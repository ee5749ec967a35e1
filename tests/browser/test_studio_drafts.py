"""Drafts of the deck studio on this device: reload, deletion, and storage that refuses."""

import re

from playwright.sync_api import expect

from browser.pages import NewPage, settled
from browser.studio import add_words, names, new_draft, open_edit_link, open_studio, other_tab, saved, symbol_count

_NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
_DRAFTS = """() => new Promise((resolve) => {
    const request = indexedDB.open("sosie-studio");
    request.onsuccess = () => {
        const all = request.result.transaction("drafts").objectStore("drafts").getAll();
        all.onsuccess = () => { request.result.close(); resolve(all.result); };
    };
})"""
_FULL_DISK = """{
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
        if (this.name === "pictures") throw new DOMException("full", "QuotaExceededError");
        return put.call(this, value, key);
    };
}"""
_DEAF = "Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });"


def test_new_draft_stays_new_after_reload(new_page: NewPage) -> None:
    page = new_draft(new_page("desktop", touch=False), "apple\nbread")
    page.goto("/studio?new")
    expect(page.get_by_role("heading", name="Make a deck")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Make a deck")).to_be_visible()
    add_words(page, "cheese")
    symbol_count(page, 1)


def test_edit_link_is_kept_without_a_change(new_page: NewPage) -> None:
    page = new_draft(new_page("desktop", touch=False), "apple\nbread")
    other = new_page("desktop", touch=False)
    open_edit_link(page, other)
    symbol_count(other, 2)
    assert "#" not in other.url
    other.reload()
    symbol_count(other, 2)


def test_draft_deleted_in_one_tab_stays_deleted(new_page: NewPage) -> None:
    first = new_draft(new_page("desktop", touch=False), "apple\nbread")
    second = other_tab(first)
    symbol_count(second, 2)
    first.get_by_role("button", name="Finish", exact=True).click()
    first.get_by_role("button", name=re.compile("^Delete")).click()
    first.get_by_role("button", name="Delete for good").click()
    expect(first).to_have_url(re.compile("/decks$"))
    expect(second.get_by_text("This deck was deleted in another tab.")).to_be_visible()
    first.goto("/studio")
    expect(first.get_by_role("heading", name="Make a deck")).to_be_visible()
    second.get_by_role("button", name="Keep it as a new deck").click()
    saved(second)
    second.reload()
    symbol_count(second, 2)


def test_tab_closed_in_conflict_leaves_a_copy(new_page: NewPage) -> None:
    first = new_draft(new_page("desktop", touch=False), "apple\nbread")
    second = other_tab(first, "BroadcastChannel.prototype.postMessage = () => {};", _DEAF)
    symbol_count(second, 2)
    first.get_by_label("Name of the deck").fill("Market")
    saved(first)
    # This tab hears nothing of the other one, and goes on.
    second.get_by_label("Name of the deck").fill("Shop")
    expect(second.get_by_role("button", name="Keep mine")).to_be_visible()
    add_words(second, "cheese")
    symbol_count(second, 3)
    settled(second, f"({_DRAFTS})().then((all) => all.some(({{ document }}) => document.symbols.length === 3))")
    second.close()
    first.reload()
    expect(first.get_by_label("Name of the deck")).to_have_value("Market")
    symbol_count(first, 2)
    first.get_by_role("link", name="Open the copy").click()
    expect(first.get_by_label("Name of the deck")).to_have_value("Shop")
    assert names(first) == ["apple", "bread", "cheese"]
    first.goto("/decks")
    expect(first.get_by_role("link", name=re.compile("Shop.*copy"))).to_be_visible()


def test_conflict_that_is_decided_leaves_no_copy(new_page: NewPage) -> None:
    first = new_draft(new_page("desktop", touch=False), "apple\nbread")
    second = other_tab(first, _DEAF)
    symbol_count(second, 2)
    for decision, title in (("Take the other", "Market 0"), ("Keep mine", "Shop 1")):
        number = title[-1]
        first.get_by_label("Name of the deck").fill(f"Market {number}")
        saved(first)
        second.get_by_label("Name of the deck").fill(f"Shop {number}")
        second.get_by_role("button", name=decision).click()
        saved(second)
        for page in (first, second):
            expect(page.get_by_label("Name of the deck")).to_have_value(title)
        settled(second, f"({_DRAFTS})().then((all) => all.length === 1)")


def test_draft_goes_on_after_failed_deletion(new_page: NewPage) -> None:
    # Not watched, since the browser logs lost connections.
    page = new_draft(new_page("desktop", touch=False, watched=False), "apple\nbread")
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("button", name=re.compile("^Delete")).click()
    page.context.set_offline(True)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    add_words(page, "cheese")
    saved(page)


def test_drawing_survives_full_disk(new_page: NewPage) -> None:
    for script in (_FULL_DISK, _NO_STORAGE):
        page = new_page("desktop", touch=False, watched=False)
        page.add_init_script(script)
        open_studio(page)
        page.get_by_role("button", name="Draw", exact=True).click()
        box = page.get_by_role("img", name="Sheet to draw on").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.get_by_role("button", name="Done", exact=True).click()
        symbol_count(page, 1)
        assert names(page) == [""]
        # The server has it.
        saved(page)
        expect(page.locator("li[data-symbol] img.drawn")).to_be_visible()
