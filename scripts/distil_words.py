"""Write ``word_vectors.npz`` of the witness: a vector for each whole word that a sentence model has in its vocabulary.

    python scripts/distil_words.py FOLDER

FOLDER holds all-MiniLM-L6-v2 (Apache-2.0) as its authors published it. Needs torch and transformers, which nothing else
here needs. Each word is read by itself; the mean of what the model makes of it is turned to its 128 chief axes and kept
in whole numbers. Two minutes.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import torch
from transformers import AutoModel, AutoTokenizer

from venire_understudy.witness.words import word_vectors

AT_ONCE = 256


def vectors(folder: str) -> tuple[list[str], np.ndarray]:
    """The words and what the model makes of each (n, 384)."""
    tokenizer, model = AutoTokenizer.from_pretrained(folder), AutoModel.from_pretrained(folder).eval()
    words = [word for word in tokenizer.get_vocab() if re.fullmatch(r"[a-z][a-z'-]+", word)]
    found: list[np.ndarray] = []
    for start in range(0, len(words), AT_ONCE):
        batch = tokenizer(words[start : start + AT_ONCE], padding=True, return_tensors="pt")
        with torch.no_grad():
            states = model(**batch).last_hidden_state
        there = batch["attention_mask"].unsqueeze(-1)
        found.append(((states * there).sum(1) / there.sum(1)).numpy())
    return words, np.concatenate(found)


def main() -> None:
    """Read the words, keep the chief axes, write."""
    words, rows = vectors(sys.argv[1])
    rows -= rows.mean(0)
    rows = rows @ np.linalg.svd(rows, full_matrices=False)[2][: word_vectors.WIDTH].T
    rows = np.round(127 * rows / np.abs(rows).max(1, keepdims=True)).astype(np.int8)
    text = np.frombuffer(" ".join(words).encode(), dtype=np.uint8)
    np.savez_compressed(Path(word_vectors.__file__).with_name("word_vectors.npz"), words=text, vectors=rows)


if __name__ == "__main__":
    main()
