"""The reference page of a card language, made from its vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playmat.cards.operation import (
    CODES,
    CONTINUOUS,
    COUNTS,
    FLAG,
    NUMBER,
    PROGRAM,
    TABLE,
    TEXT,
    TEXTS,
    WORD,
    WORDS,
    Field,
    Operation,
    Rule,
    Shape,
    Vocabulary,
)
from playmat.cards.text import changed, key, sample, sentence
from playmat.kernel.documents.toml import inline
from playmat.kernel.languages import LANGUAGES
from playmat.kernel.phrase import Phrase

Render = Callable[[Phrase, str], str]


def reference(vocabulary: Vocabulary, render: Render) -> str:
    """The whole page in Markdown; `render` words a phrase in a language."""
    lines = [
        f"# The card language of `{vocabulary.game}`",
        "",
        "This page is made from the operations themselves (`playmat cards reference`); do not edit it.",
        "The sentences are those that cards print, with sample values.",
        "",
    ]
    for context, operations in vocabulary.contexts.items():
        lines += [f"## Operations of `{context}`", ""]
        for operation in operations:
            lines += operation_lines(vocabulary, context, operation, render)
    lines += continuous_lines(vocabulary, render)
    lines += ["## Fields of every card", "", *field_table(vocabulary.common)]
    for card_type, fields in vocabulary.types.items():
        lines += [f'## Fields of `type = "{card_type}"`', "", *field_table(fields)]
        lines += rule_lines(vocabulary.rules.get(card_type, ()), render)
    if vocabulary.deck:
        lines += ["## Fields of every `[[deck]]`", "", *field_table(vocabulary.deck)]
    return "\n".join(lines).rstrip() + "\n"


def operation_lines(vocabulary: Vocabulary, context: str, operation: Operation, render: Render) -> list[str]:
    """One operation: its sentences, its parameters, and what it means for undo."""
    phrase = sentence(vocabulary, context, shown(vocabulary, operation))
    lines = [f"### `{operation.word}`", ""]
    lines += [f"- {language}: {render(phrase, language)}" for language in sorted(LANGUAGES)]
    if operation.once:
        lines.append("- A card can have it only once.")
    if operation.discloses:
        lines.append("- It shows somebody something hidden: what was done before it cannot be undone.")
    lines.append("")
    if operation.fields:
        lines += field_table(operation.fields)
    return lines


def shown(vocabulary: Vocabulary, operation: Operation) -> dict[str, Any]:
    """An operation with sample parameters, and with something in it, so that its sentence is whole."""
    one = sample(operation)
    unsaid = all(field.default is not None and field.shape.kind != NUMBER for field in operation.fields)
    programs = [field.name for field in operation.fields if field.shape.kind == PROGRAM]
    continuous = any(field.shape.kind == CONTINUOUS for field in operation.fields)
    held = [name for name in programs if name in one] or (programs[:1] if unsaid and not continuous else [])
    for field in operation.fields:
        if field.shape.kind == CONTINUOUS:
            one[field.name] = {vocabulary.numbers[0]: 1}
        elif field.name in held:
            inner = vocabulary.contexts[field.shape.context][2 * held.index(field.name)]
            one[field.name] = [shown(vocabulary, inner)]
        elif field.shape.kind == TEXT and unsaid:
            one[field.name] = "…"
    return one


def continuous_lines(vocabulary: Vocabulary, render: Render) -> list[str]:
    """The continuous keys."""
    lines = ["## Continuous keys", "", "| key | value | sentence |", "|---|---|---|"]
    for name in vocabulary.numbers:
        phrase = Phrase(key(vocabulary.game, "static", name), changed(1))
        lines.append(f"| `{name}` | number | {render(phrase, 'en')} |")
    for name in vocabulary.flags:
        phrase = Phrase(key(vocabulary.game, "static", name))
        lines.append(f"| `{name}` | `true` | {render(phrase, 'en')} |")
    return [*lines, ""]


def field_table(fields: tuple[Field, ...]) -> list[str]:
    """Names, values and defaults."""
    if not fields:
        return ["Nothing more.", ""]
    lines = ["| key | value | if left out |", "|---|---|---|"]
    for field in fields:
        left_out = "must be written" if field.default is None else f"`{inline(field.default)}`"
        lines.append(f"| `{field.name}` | {shape_text(field.shape)} | {left_out} |")
    return [*lines, ""]


def rule_lines(rules: tuple[Rule, ...], render: Render) -> list[str]:
    """The conditions on the fields of a card together: what the checker says of cards that break them."""
    if not rules:
        return []
    said = [f"- {render(Phrase(rule.key), 'en')} ({rule.clause})" for rule in rules]
    return ["A card is refused with these words:", "", *said, ""]


def shape_text(shape: Shape) -> str:
    """The shape of a value, in words."""
    if shape.kind == NUMBER:
        more = "".join(f' or `"{word}"`' for word in shape.words)
        return f"{shape.low} to {shape.high}{more}"
    if shape.kind == WORD:
        return ", ".join(f"`{word}`" for word in shape.fit or shape.words)
    if shape.kind == WORDS:
        return "a list of " + ", ".join(f"`{word}`" for word in shape.words)
    if shape.kind == FLAG:
        return "`true` or `false`"
    if shape.kind == PROGRAM:
        return f"a list of operations of `{shape.context}`"
    if shape.kind == CONTINUOUS:
        return "a table of continuous keys"
    if shape.kind == CODES:
        return "a list of codes of cards: " + ", ".join(f"`{word}`" for word in shape.words)
    if shape.kind == COUNTS:
        return f"a table of codes of cards, each with {shape.low} to {shape.high}: " + ", ".join(
            f"`{word}`" for word in shape.words
        )
    if shape.kind == TEXTS:
        return "a list of texts"
    if shape.kind == TABLE:
        return "a table: " + "; ".join(f"`{one.name}` {shape_text(one.shape)}" for one in shape.fields)
    return "a text" if shape.kind == "text" else "a table of names by language (`en` is needed)"
