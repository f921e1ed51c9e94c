"""Tests of Versailles 1682. A test of a rule is named after it: test_ve_413_…"""
