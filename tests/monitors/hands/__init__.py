"""Debates of several hands to develop the monitors by, so that what is fitted on some can be measured on another."""
