"""Workers share the rewriting of test files: what one has rewritten no other rewrites."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest
from _pytest.assertion import rewrite
from tests.rewriting import rewrite_ahead, share


def test_what_was_rewritten_ahead_is_used(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "test_ahead.py"
    path.write_text("def looks():\n    found = 3\n    assert found == 4\n", encoding="utf-8")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    rewrite_ahead([path], request.config)

    monkeypatch.delattr(rewrite, "_rewrite_test")
    hook = rewrite.AssertionRewritingHook(request.config)
    spec = importlib.util.spec_from_file_location("test_ahead", path, loader=hook)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    hook.exec_module(module)
    with pytest.raises(AssertionError, match="assert 3 == 4"):
        module.looks()


def test_what_is_wrong_with_a_file_is_left_to_who_collects_it(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, good = tmp_path / "test_broken.py", tmp_path / "test_good.py"
    broken.write_text("def looks(:\n", encoding="utf-8")
    good.write_text("assert True\n", encoding="utf-8")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    rewrite_ahead([broken, tmp_path / "test_missing.py", good], request.config)
    assert [path.name.split(".")[0] for path in (tmp_path / "__pycache__").iterdir()] == ["test_good"]


def test_the_workers_share_all_files(request: pytest.FixtureRequest) -> None:
    shares = [share(request.config, worker, 3) for worker in range(3)]
    every = [path for files in shares for path in files]
    assert sorted(every) == sorted(set(every))
    assert Path(__file__) in every
