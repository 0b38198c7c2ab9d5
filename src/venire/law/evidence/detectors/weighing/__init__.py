"""The second opinion on a question: signs of it weighed for every ground, by weights fitted on labelled questions."""
