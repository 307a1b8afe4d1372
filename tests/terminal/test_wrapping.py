"""Options that are longer than a line go on below their own words, not below their numbers."""

from __future__ import annotations

import pytest
from tests.crossing import SLOW, first_of

import playmat
from playmat.terminal.app import PlaymatApp
from playmat.terminal.prompt import Options
from playmat.terminal.start.arranging import arrange
from playmat.terminal.words import Words


@pytest.mark.parametrize("lang", first_of(["ja", "en", "it"], SLOW))
async def test_long_options_hang_below_their_words_at_any_width(lang: str) -> None:
    start = arrange(playmat.game("khtcg"), None, ["human", "greedy"], lang)
    start.seed = 5
    session = start.begin()
    app = PlaymatApp(Words(lang), session, moving=False)
    async with app.run_test(size=(44, 24)) as pilot:
        await pilot.pause()
        options = app.screen.query_one("#options", Options)

        def rows() -> list[list[str]]:
            return [str(option.prompt).split("\n") for option in options.options]

        assert any(len(lines) > 1 for lines in rows())
        for first, *rest in rows():
            assert first[:3].strip(" ▸").isdigit()
            assert all(line.startswith("   ") and line[3] != " " for line in rest)
        await pilot.resize_terminal(160, 24)
        await pilot.pause()
        assert all(len(lines) == 1 for lines in rows())
    session.close()
