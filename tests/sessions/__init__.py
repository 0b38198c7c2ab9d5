"""Tests of how sessions are opened."""
