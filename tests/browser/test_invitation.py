"""The invitation in the lobby: in view on a phone held across, with a QR code that grows."""

import json

from playwright.sync_api import expect

from browser.pages import HOME, NewPage
from browser.tables import NewTable
from server.running import Running


def test_invitation_is_visible_and_qr_code_grows(server: Running, new_page: NewPage) -> None:
    with server.client() as client:
        settings = {"games": ["poisoned-gift"]}
        seated = client.post("/api/tables", json={"name": "Ada", "edition": "classic", "settings": settings}).json()
    # The browser warns of a header that it ignores without HTTPS.
    page = new_page("phone-on-its-side", watched=False, url=f"http://{HOME}:{server.port}")
    page.add_init_script(
        f"localStorage.setItem('sosie.token', {json.dumps(seated['token'])});"
        f"localStorage.setItem('sosie.tables', JSON.stringify([{json.dumps(seated['code'])}]));"
    )
    page.goto(f"/t/{seated['code']}")
    expect(page.get_by_text(f"Scan it, or open {HOME}:{server.port}")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Share")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("--host")).to_have_count(0)
    expect(page.get_by_text("The Ring Tower is played with: Ring quest")).to_be_attached()
    page.get_by_role("button", name="Enlarge the QR code").click()
    large = page.get_by_role("dialog").get_by_role("img", name="A QR code that opens this table")
    expect(large).to_be_in_viewport(ratio=0.99)
    # The start button has the longest label in French.
    page.evaluate("localStorage.setItem('sosie.preferences', JSON.stringify({ name: 'Ada', language: 'fr' }))")
    page.reload()
    hint = page.get_by_text("Ajoute un robot ou partage le code.")
    assert hint.evaluate("(text) => text.scrollWidth <= text.clientWidth && text.clientHeight < 60")


def test_only_the_host_sees_server_advice(new_table: NewTable, small_zoo: str) -> None:
    table = new_table(small_zoo)
    ben = table.join("Ben")
    expect(table.host.page.get_by_text("--host 0.0.0.0")).to_be_visible()
    expect(ben.page.get_by_text("Only this computer can open this table.", exact=True)).to_be_visible()
