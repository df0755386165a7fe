"""Where somebody who is not here wants to be told that it is their turn."""

import msgspec
from litestar import Controller, get, patch, post
from litestar.params import JSONBody

from igroteka.server.edge.http.middleware import Asker, Here
from igroteka.server.edge.http.session import somebody
from igroteka.server.limits import ID_LENGTH, MAIL_LENGTH
from igroteka.server.runtime import Runtime
from igroteka.server.storage.rows import ContactRow


class Contact(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is chosen; `channels` is what this house can do."""

    channels: list[str]
    webhook: str = ""
    key: str = ""
    """With this messages to the webhook are signed."""
    mail: str = ""
    confirmed: bool = False
    """Letters go only to an address whose owner has shown the code that was sent there."""


class Changing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    webhook: str | None = None
    mail: str | None = None


class Confirming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class NoticeController(Controller):
    """One's own addresses."""

    path = "/api/notices"
    tags = ("notices",)

    @get()
    async def show(self, runtime: Here, visitor: Asker) -> Contact:
        """Where am I told?"""
        return contact_of(runtime, await runtime.notices.contact(somebody(visitor)))

    @patch()
    async def change(self, runtime: Here, visitor: Asker, data: JSONBody[Changing]) -> Contact:
        """Another address, "" for none; what is not given stays. To a new mail address a code is sent."""
        person = somebody(visitor)
        if data.mail and runtime.config.mail is not None:
            runtime.buckets.spend("mail-address", visitor.address)
            for asker in (person.id, f"to {data.mail[:MAIL_LENGTH].lower()}"):
                runtime.buckets.spend("mail", asker)
        changed = await runtime.notices.change(person, data.webhook, data.mail, visitor.lang)
        return contact_of(runtime, changed)

    @post("/confirm", status_code=200)
    async def confirm(self, runtime: Here, visitor: Asker, data: JSONBody[Confirming]) -> Contact:
        """The code from the letter."""
        person = somebody(visitor)
        runtime.buckets.spend("code", person.id)
        return contact_of(runtime, await runtime.notices.confirm(person, data.code[:ID_LENGTH]))


def contact_of(runtime: Runtime, row: ContactRow) -> Contact:
    return Contact(
        channels=runtime.notices.channels,
        webhook=row.webhook,
        key=row.key,
        mail=row.mail,
        confirmed=bool(row.mail) and not row.code,
    )
