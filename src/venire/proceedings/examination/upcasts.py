"""Openings as older versions recorded them, brought to today's meaning. Source: spec/design.md, "Time and change"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast


def untempted(opened: Mapping[str, Any]) -> dict[str, Any]:
    """An opening of the first version: every wrong ground was then as likely as any other."""
    params = cast("Mapping[str, Any]", opened["params"])
    return {**opened, "params": untempted_params(params)}


def untempted_params(params: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of such an examination."""
    return {**params, "tempted": 0.0}


def untempted_trial(opened: Mapping[str, Any]) -> dict[str, Any]:
    """The same for the opening of a trial, whose settings hold those of its examinations."""
    params = cast("Mapping[str, Any]", opened["params"])
    return {**opened, "params": {**params, "examination": untempted_params(params["examination"])}}
