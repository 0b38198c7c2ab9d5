"""A long paper is cut at sentences, nearest to what is talked about."""

from __future__ import annotations

from venire.participants.briefs.papers.excerpt import LONGEST, excerpt, sentences

NIGHT = "The gate stood open at 9:53 p.m. and nobody saw it. The rail had been wet since noon. A bolt lay on the sill."


def test_sentences_end_where_they_end_and_not_at_an_hour_or_inside_a_quotation() -> None:
    assert sentences(NIGHT) == (
        "The gate stood open at 9:53 p.m. and nobody saw it.",
        "The rail had been wet since noon.",
        "A bolt lay on the sill.",
    )
    assert sentences("He said “Right. Right.” and hung up. Then nothing.") == (
        "He said “Right. Right.” and hung up.",
        "Then nothing.",
    )
    assert sentences("You rang Dr. Osei at six. When was that?") == ("You rang Dr. Osei at six.", "When was that?")


def test_a_short_text_is_given_whole() -> None:
    assert excerpt(NIGHT, "the bolt", 400) == NIGHT


def test_of_a_long_text_the_sentence_nearest_to_the_matter_is_given_whole() -> None:
    assert excerpt(NIGHT, "the bolt on the sill", 30) == "A bolt lay on the sill."
    assert excerpt(NIGHT, "was the rail wet", 60) == "The rail had been wet since noon. A bolt lay on the sill."


def test_a_sentence_without_end_is_cut_at_a_clause() -> None:
    endless = "I walked to the lock, " + "and then I walked a little further along the path, " * 12 + "and home."
    cut = excerpt(endless, "lock", 50)

    assert len(cut) <= LONGEST + 2
    assert cut.endswith("the path …")
