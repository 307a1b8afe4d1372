"""The routes of e-mail. The last two are followed from a mail, by people who may not be signed in."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol.mail_bodies import MailInfo, NewAddress

MAIL_ROUTES = (
    ApiRoute("mail", "GET", "/api/account/mail", None, MailInfo, "My e-mail address"),
    ApiRoute(
        "give_address",
        "POST",
        "/api/account/mail",
        NewAddress,
        MailInfo,
        "Have mail sent to an address when a match by days waits for me, or to none any more",
    ),
    ApiRoute(
        "confirm_address",
        "POST",
        "/mail/confirm/{link}",
        None,
        None,
        "Confirm an address by the mail sent to it",
    ),
    ApiRoute(
        "leave_mail",
        "POST",
        "/mail/leave/{link}",
        None,
        None,
        "Forget an address; mail programs ask for it with one press (RFC 8058)",
    ),
)
"""The routes of e-mail."""
