"""Contributors to a collection, as HTTP clients."""

import base64
import secrets
from typing import Any

import httpx

from server.drafts import Json
from waiting import PATIENCE_S


class Contributor:
    """A contributor with a token of their own."""

    def __init__(self, client: httpx.Client, code: str) -> None:
        self.client, self.path = client, f"/api/collections/{code}/contributions"
        self.headers = {"Authorization": f"Bearer {secrets.token_urlsafe(24)}"}

    def send(self, name: str, content: bytes, **others: Any) -> httpx.Response:
        body = {"name": name, "picture": base64.b64encode(content).decode(), **others}
        return self.client.post(self.path, json=body, headers=self.headers, timeout=PATIENCE_S)

    def own(self) -> list[Json]:
        return list(self.client.get(self.path, headers=self.headers).raise_for_status().json())

    def withdraw(self, contribution: str) -> httpx.Response:
        return self.client.delete(f"{self.path}/{contribution}", headers=self.headers)
