"""The texts of mails, in the language of whoever reads them. Nothing in them is hidden from anybody."""

from __future__ import annotations

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Final

from playmat import texts
from playmat.kernel.phrase import Filling, Phrase
from playmat.server.storage.mail.links import CONFIRM, CONFIRM_SECONDS, LEAVE, signed
from playmat.server.storage.mail.notices import TurnNotice
from playmat.server.storage.mail.outbox import CONFIRMATION, Letter

LINES: Final = SMTP.clone(max_line_length=998)
"""Lines as long as mail servers take them: a header that is folded is encoded where it has no spaces, and no
mail program follows an encoded link."""


def written(letter: Letter, notices: list[TurnNotice], site: str, sender: str) -> EmailMessage:
    """A mail as it is sent.

    Args:
        letter: what is sent to whom.
        notices: what it tells of.
        site: the address of this server as people open it.
        sender: the address it comes from.
    """
    message = EmailMessage(LINES)
    message["From"] = f"Playmat <{sender}>"
    message["To"] = letter.address
    message["Date"] = format_datetime(datetime.fromtimestamp(letter.at, UTC))
    message["Message-ID"] = f"<{letter.id}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = letter.lang
    confirms = letter.kind == CONFIRMATION
    lines = _confirmation(letter, site) if confirms else _news(letter, notices, site, message)
    subject = Phrase("mail-confirm-subject" if confirms else "mail-news-subject", {"count": len(notices)})
    message["Subject"] = texts.render(subject, letter.lang)
    message.set_content("\n".join(lines) + "\n", charset="utf-8", cte="quoted-printable")
    return message


def _confirmation(letter: Letter, site: str) -> list[str]:
    until = int(letter.at + CONFIRM_SECONDS)
    link = f"{site}/mail/{CONFIRM}/{signed(CONFIRM, letter.address_id, letter.key, until)}"
    host = site.partition("://")[2]
    return [
        _said(letter, "mail-confirm-text", host=host),
        "",
        link,
        "",
        _said(letter, "mail-confirm-until", until=_time(until)),
        _said(letter, "mail-confirm-not-you"),
    ]


def _news(letter: Letter, notices: list[TurnNotice], site: str, message: EmailMessage) -> list[str]:
    """The lines of a mail with news; mail programs offer to end these mails with one press."""
    leave = f"{site}/mail/{LEAVE}/{signed(LEAVE, letter.address_id, letter.key)}"
    message["List-Unsubscribe"] = f"<{leave}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = []
    for one in notices:
        lines += [*_about(letter, one), f"{site}/t/{one.table}", ""]
    return [*lines, "--", _said(letter, "mail-leave"), leave]


def _about(letter: Letter, one: TurnNotice) -> list[str]:
    """The lines about a match: which, and until when it waits."""
    lang = letter.lang
    others = [name or texts.render(Phrase("server-guest"), lang) for name in one.others]
    facts: dict[str, Filling] = {
        "game": texts.render_or(f"{one.game}-name", lang, one.game),
        "others": ", ".join(others),
        "people": len(others),
    }
    lines = []
    if one.tournament:
        place: dict[str, Filling] = {"tournament": one.tournament, "round": one.round}
        lines.append(texts.render(Phrase("mail-tournament", place), lang))
    lines.append(texts.render(Phrase("mail-turn" if one.turn else "mail-round", facts), lang))
    if one.turn and one.until is not None:
        lines.append(_said(letter, "mail-until", until=_time(one.until)))
    return lines


def _said(letter: Letter, key: str, **args: Filling) -> str:
    return texts.render(Phrase(key, args), letter.lang)


def _time(at: float) -> str:
    """A time for people in any place."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
