"""`playmat admin`: what those who run a server do beside it; the audit log has each deed."""

from __future__ import annotations

from cyclopts import App

from playmat.server.admin.mails import mails
from playmat.server.admin.orders import announce, announcement, announcements, limit, limits
from playmat.server.admin.people import audit, people, person, report, reports
from playmat.server.admin.tables import table, tables

admin_app = App(name="admin")

for _command in (
    *(reports, report, people, person, tables, table),
    *(limits, limit, announcements, announcement, announce, mails, audit),
):
    admin_app.command(_command)
