"""A game that brings no table of its own is played at one that is made from its view."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

VIEW = {
    "left": 3,
    "hand_count": 0,
    "card": "queen",
    "acts": [0, 1],
    "open": True,
    "cells": [["x", "", ""], ["", "o", ""]],
    "seats": [{"chips": 5, "name": "Ann"}, {"chips": 7, "name": "Bea"}],
    "pile": [],
}

SHOW = """async ([view, game]) => {
    const { h, render } = await import("preact");
    const { treeLayout } = await import("/static/app/parts/tree-layout.js");
    const { SceneContext } = await import("/static/app/parts/thing.js");
    const { Table, words } = treeLayout(game);
    const box = document.body.appendChild(document.createElement("div"));
    const scene = { store: null, tries: () => [], short: () => "" };
    render(h(SceneContext.Provider, { value: scene }, h(Table, { view, viewer: 0 })), box);
    const text = (one) => (one.querySelector(".face") ?? one).textContent.trim();
    return {
        tiles: [...box.querySelectorAll(".tree > .tree-tile .face")].map(text),
        cells: [...box.querySelectorAll(".board .thing")].map((one) => [one.dataset.path, text(one)]),
        columns: getComputedStyle(box.querySelector(".board")).gridTemplateColumns.split(" ").length,
        boxes: [...box.querySelectorAll(".tree > .box > .tree-name")].map(text),
        paths: [...box.querySelectorAll("[data-path^='seats.1.']")].map((one) => one.dataset.path),
        words: words(view).flatMap((region) => region.lines.map((line) => line.text)),
    };
}"""


def test_a_table_is_made_from_the_view(page: Page) -> None:
    shown = page.evaluate(SHOW, [VIEW, "kmon"])
    # values are tiles with names that people read
    assert shown["tiles"] == ["Left3", "Hand count0", "Cardqueen", "Open✓"]
    # rows of one length are a board
    assert [path for path, _ in shown["cells"]] == [f"cells.{y}.{x}" for y in (0, 1) for x in (0, 1, 2)]
    assert [word for _, word in shown["cells"]] == ["x", "–", "–", "–", "o", "–"]
    assert shown["columns"] == 3
    # what holds several things is a box, and each thing in it can be pointed at
    assert shown["boxes"] == ["Acts", "Cells", "Seats", "Pile"]
    assert shown["paths"] == ["seats.1.chips", "seats.1.name"]
    # the same can be read aloud, line by line
    assert {"Seats 2 Name Bea", "Cells 2 2 o"} <= set(shown["words"])
