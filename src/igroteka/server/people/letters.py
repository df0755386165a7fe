"""Two ways to reach somebody who is not here: a message to an address of theirs on the web, and a letter.

Whatever goes wrong is one of FAILED.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import re
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import urlsplit

from igroteka.core.errors import IgrotekaError
from igroteka.server.config import Mail, is_loopback
from igroteka.server.limits import MAIL_LENGTH, WEBHOOK_LENGTH

FAILED: Final = (OSError, TimeoutError, ValueError, smtplib.SMTPException)
PATIENCE: Final = 10.0  # seconds for all of a message
SIGNATURE: Final = "X-Igroteka-Signature"
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}")


class Refused(OSError):
    """The other side did not take it, or is none we speak to."""


def problem(error: Exception) -> str:
    """What went wrong, without anybody's address."""
    told = str(error) if isinstance(error, Refused) else str(getattr(error, "smtp_code", ""))
    return f"{type(error).__name__} {told}".strip()


# --- addresses


def checked_webhook(url: str, *, private: bool) -> str:
    """An https address of the open web; a house may allow those of its own network."""
    try:
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= WEBHOOK_LENGTH
        sound = plain and parts.hostname and parts.port != 0 and parts.username is None and not parts.fragment
    except ValueError:
        sound = None
    if not sound or parts.scheme not in (("https", "http") if private else ("https",)):
        raise IgrotekaError("webhook-form")
    with suppress(ValueError):
        if not private and not is_public(str(parts.hostname)):
            raise IgrotekaError("webhook-form")
    return url


def is_public(address: str) -> bool:
    """Can it be reached from everywhere? An address that wraps another is as public as that one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if int(found) >> 32 == 0x0064_FF9B << 64:  # 64:ff9b::/96, a way to IPv4
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)))
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


def checked_mail(address: str) -> str:
    """An address as people write it."""
    if len(address) > MAIL_LENGTH or ADDRESS.fullmatch(address) is None:
        raise IgrotekaError("mail-form")
    return address


# --- the web


def signed(key: str, at: int, body: bytes) -> str:
    """Who has the key can tell that we wrote this, and when."""
    mark = hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mark}"


async def post(url: str, body: bytes, signature: str, *, private: bool) -> None:
    """One POST. The name is asked for once and that answer is used, so that it cannot point elsewhere afterwards."""
    parts = urlsplit(checked_webhook(url, private=private))
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    lines = (
        f"POST {parts.path or '/'}{'?' + parts.query if parts.query else ''} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"{SIGNATURE}: {signature}",
        "User-Agent: igroteka",
        "Connection: close",
    )
    async with asyncio.timeout(PATIENCE):
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        address = str(found[0][4][0])
        if not private and not all(is_public(str(place[4][0])) for place in found):
            raise Refused("a private address")
        context = ssl.create_default_context() if secure else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=host if secure else None, limit=4096
        )
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
            status = (await reader.readline()).split()
        finally:
            writer.close()
    if len(status) < 2 or not status[0].startswith(b"HTTP/") or not status[1].startswith(b"2"):
        raise Refused(f"answered {b' '.join(status[1:2]).decode(errors='replace')[:20]}")


# --- mail


def letter(mail: Mail, to: str, subject: str, text: str) -> EmailMessage:
    """A letter from the house; machines shall not answer it."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2].rstrip(">") or None)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def deliver(mail: Mail, message: EmailMessage) -> None:
    """Hand it to the mail server; in the clear only to one on this machine."""
    context = ssl.create_default_context()
    server = (
        smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=context)
        if mail.secure
        else smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
    )
    with server:
        if not mail.secure:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
            elif not is_loopback(mail.host):
                raise smtplib.SMTPNotSupportedError("the mail server offers no TLS")
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
