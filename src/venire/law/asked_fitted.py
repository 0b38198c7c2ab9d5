"""Fitted by ``scripts/fit_testimony.py dedup``, not edited by hand; read by ``venire.law.forest``."""

# ruff: noqa: E501

from __future__ import annotations

TREES = """
-0.7360
share_more 0.278 share_more 0.2 -0.092 -0.023 replaced_more 0.3 share_more 0.333 0.008 0.107 replaced_less 0.3 -0.006 -0.085
share_more 0.278 share_more 0.2 -0.088 -0.021 replaced_more 0.646 same_kind 0.5 -0.013 0.114 length 0.15 -0.084 -0.016
contained 0 asking 0.5 -0.082 -0.043 replaced_less 0.3 kind_when 0.5 0.089 -0.003 -0.079
near 0 fewest_left 1 same_kind 0.5 -0.059 0.034 -0.086 replaced_more 0.3 same_kind 0.5 0.006 0.112 replaced_more 0.683 -0.005 -0.07
alike 0.583 share_more 0.2 -0.082 replaced_more 0.646 0.016 -0.077 replaced_more 0.3 0.116 -0.001
share_less 0.2 share_more 0.2 -0.079 share_less 0.143 -0.029 -0.006 replaced_less 0.3 kind_who 0.5 0.057 0.009 -0.07
share_more 0.278 share_more 0.143 -0.08 -0.04 length 0.15 length 0.05 -0.035 0.01 share_more 0.333 -0.006 0.081
share_more 0.278 -0.077 kind_whether 1.5 kind_whether 0.5 0.03 -0.035 swapped_word_less 0 0.063 -0.006
alike 0.583 longer 0.55 same_kind 0.5 -0.061 -0.025 exact 0.155 -0.042 0.088 0.086
contained 0 worded_alike_both 0.222 -0.065 -0.016 replaced_more 0.646 length 0.15 0.019 0.081 length 0.15 -0.076 -0.001
share_more 0.2 share_more 0.143 -0.076 -0.03 replaced_more 0.646 contained 0 -0.012 0.044 replaced_less 0.613 -0.027 -0.069
same_kind 0.5 somebody_elses_more 0 shared 0 -0.067 -0.034 0.04 replaced_less 0.613 shared 0 -0.019 0.065 -0.056
same_kind 0.5 worded_alike 0.25 -0.063 fewest_left 0 -0.07 0 worded_alike 0.667 fewest_left 1 0.074 -0.016 fewest_left 0 -0.005 -0.058
same_kind 0.5 contained 0 -0.06 most_left 1 -0.048 0.032 replaced_more 0.646 contained 0 -0.023 0.07 replaced_more 0.732 -0.016 -0.056
shared 0 worded_alike 0.25 -0.064 wanting_less 1.5 0.007 -0.034 replaced_less 0.3 worded_alike 0.455 0.06 0.009 -0.063
share_less 0.143 share_less 0.111 -0.068 -0.02 replaced_more 0.646 length 0.15 0.01 0.059 length 0.15 -0.064 -0.007
same_kind 0.5 share_more 0.278 -0.07 kind_how 0.5 -0.027 0.008 share_more 0.143 -0.052 hole_less 0 0.046 -0.03
alike 0.583 share_more 0.2 -0.065 fewest_left 0 -0.053 0.001 0.063
alike 0.583 share_more 0.2 -0.066 exact 0.708 -0.001 -0.058 0.058
alike 0.583 share_more 0.2 -0.064 exact 0.775 -0.002 -0.071 hole_more 0.35 0.063 0.014
length 0.15 contained 0.5 -0.055 worded_alike_both 0.5 0.011 -0.044 contained 0 fewest_left 1 -0.005 -0.049 longer 0.5 0.019 0.081
alike 0.583 longer 0.5 somebody_elses_more 0 -0.042 0.002 share_more 0.333 -0.039 0.067 hole_more 0.438 wanting_less 0.5 0.064 0.022 -0.01
alike 0.583 longer 0.45 somebody_elses_more 0 -0.054 0.004 share_more 0.278 -0.049 0.04 replaced_less 0.3 0.063 -0.028
alike 0.583 share_less 0.111 -0.065 longer 0.45 -0.034 0.032 longer 0.4 0.028 0.062
alike 0.583 length 0.25 length 0.05 -0.065 -0.023 worded_alike 0.25 -0.043 0.043 worded_alike 0.667 0.062 length 0.15 -0.035 0.051
share_more 0.143 -0.061 worded_alike_both 0.5 kind_who 0.5 0.032 -0.021 doer_unknown 0.5 -0.047 0.027
replaced_more 0.683 wanting_less 1.5 longer 0.45 0.002 0.049 hole_more 0 -0.039 0.018 -0.054
wanting_less 1.5 most_left 1 wanting_less 0.5 0.009 -0.019 most_left 2 0.056 0.002 wanting_verb_more 1.5 most_left 2 -0.006 -0.047 -0.004
alike 0.583 worded_alike_both 0.5 alike 0 -0.035 0.015 -0.063 worded_alike_both 0.5 0.057 hole_more 0.35 0.013 -0.009
worded_alike 0.125 -0.061 worded_alike 0.667 wanting_less 1.5 0.023 -0.019 exact 0.55 -0.009 -0.033
contained 0 -0.034 replaced_more 0.3 exact 0.633 0.038 0.01 replaced_less 0.613 -0.009 -0.054
share_less 0.143 worded_alike 0.222 -0.064 -0.02 worded_alike 0.667 shared 1 -0 0.051 replaced_more 0.732 -0.011 -0.05
alike 0.583 longer 0.55 replaced_more 0.3 -0.021 -0.056 share_less 0.143 -0.033 0.044 length 0.15 replaced_more 0.3 0.021 -0.032 0.05
same_kind 0.5 kind_what 0.5 longer 0.5 -0.062 -0.013 exact 0.183 -0.031 0.019 longer 0.4 alike 0.583 -0.035 0.024 exact 0.0714 -0.001 0.061
same_kind 0.5 somebody_elses_more 0 fewest_left 0 -0.06 -0.019 0.023 replaced_less 0.3 hole_less 0 0.039 -0.012 -0.049
same_kind 0.5 kind_how 0.5 length 0.55 -0.043 0.002 0.014 length 0.05 hole_more 0 -0.011 -0.046 hole_more 0.438 0.045 -0.008
share_more 0.143 -0.056 worded_alike_both 0.333 wanting_more 2.5 0.047 0.011 longer 0.5 -0.025 0.037
same_kind 0.5 length 0.35 wanting_more 2.5 -0.029 -0.054 near 0 -0.028 0.019 length 0.05 replaced_less 0.683 -0.019 -0.05 length 0.35 0.019 0.059
share_more 0.143 -0.055 doer_unknown 0.5 worded_alike_both 0.5 0.004 -0.043 kind_whether 0.5 0.05 0.019
same_kind 0.5 fewest_left 0 -0.055 share_less 0.23 -0.049 0.035 worded_alike 0.667 fewest_left 1 0.042 -0.014 length 0.15 -0.053 0.028
share_more 0.143 -0.048 replaced_more 0.3 wanting_verb_more 0.5 0.025 0.004 replaced_more 0.683 -0.015 -0.044
exact 0.0714 wanting_verb_more 0.5 doer 0.5 0.023 0.007 doer 0.5 -0.013 -0.053 exact 0.45 wanting_verb_more 0.5 0.005 0.041 turn_by 0.5 -0.007 0.027
alike 0.583 length 0.15 swapped_word_more 0 -0.058 -0.014 alike 0 -0.022 0.022 length 0.05 0.008 0.043
alike 0.583 longer 0.5 replaced_more 0.3 -0.013 -0.057 most_left 3 0.048 -0.034 longer 0.45 replaced_more 0.3 0.021 -0.012 0.057
length 0.15 shared 1 shared 0 -0.007 -0.033 doer 0.5 0.003 -0.021 shared 0 length 0.35 -0.04 -0.003 shared 1 0.015 0.038
length 0.35 worded_alike 0.455 share_more 0.333 -0.034 0.035 wanting_less 0.5 -0.022 -0.047 worded_alike 0.222 -0.026 share_more 0.333 0.008 0.055
most_left 2 hole_more 0 fewest_left 0 0.007 0.041 persons_turned 0.5 -0.028 0.018 near 0 -0.049 0.011
length 0.15 hole_more 0.438 wanting_verb_more 0.5 -0 -0.03 asking 0.5 -0.012 -0.058 share_less 0.2 share_more 0.143 -0.042 -0.006 wanting_verb_more 1.5 0.032 -0.012
share_more 0.143 -0.049 replaced_more 0.707 doer_unknown 0.5 0.002 0.04 -0.044
same_kind 0.5 contained 0.5 doer_unknown 0.5 -0.047 -0.016 fewest_left 0 -0.03 0.044 replaced_less 0.613 swapped_word_more 0 0.013 0.041 -0.028
share_less 0.143 worded_alike_both 0.167 -0.054 -0.008 worded_alike_both 0.5 shared 1 -0.002 0.025 wanting_more 0.5 -0.009 -0.033
worded_alike 0.143 -0.042 longer 0.5 words 1.5 0.021 -0.016 exact 0.183 0.004 0.045
worded_alike_both 0.5 share_less 0.2 worded_alike_both 0.222 -0.049 0.022 worded_alike_both 0.333 0.03 0.002 hole_more 0.438 shared 2 -0.022 -0.004 -0.053
share_less 0.143 worded_alike 0.222 -0.054 -0.015 worded_alike 0.455 alike 0.324 0.01 0.035 alike 0.583 -0.026 0.012
length 0.15 worded_alike 0.667 fewest_left 1 0.006 -0.027 -0.048 most_left 2 longer 0.5 0.02 0.064 worded_alike_both 0.222 -0.04 0.02
share_more 0.143 -0.038 hole_less 0 kind_who 0.5 0.018 -0.007 wanting_verb_more 0.5 -0.038 0.022
alike 0.583 worded_alike_both 0.5 somebody_elses_more 0 -0.013 0.045 -0.052 wanting_less 0.5 worded_alike 0.455 0.042 0.019 -0
most_left 3 longer 0.5 most_left 1 -0.02 0.009 longer 0.6 0.017 0.053 -0.049
alike 0.583 longer 0.55 exact 0.708 -0.013 -0.057 most_left 3 0.04 0.004 longer 0.45 exact 0.55 0.024 0.007 0.039
same_kind 0.5 kind_how 0.5 worded_alike 0.455 -0.024 -0.058 0.017 worded_alike 0.667 asking 0.5 0.05 0.01 length 0.15 -0.045 0.006
worded_alike 0.143 -0.041 worded_alike_both 0.333 kind_who 0.5 0.034 -0.007 length 0.35 -0.012 0.033
order 0.5 hole_more 0.438 share_less 0 -0.038 0.019 share_less 0.429 0 -0.04 -0.051
share_less 0.111 -0.043 replaced_more 0.732 times 0.5 0.014 -0.023 -0.043
alike 0.583 worded_alike_both 0.333 worded_alike_both 0.222 -0.016 0.031 alike 0.324 -0.006 -0.041 doer 0.5 worded_alike_both 0.5 0.043 0.012 -0.016
share_less 0.2 kind_whether 0.5 -0.011 asking 0.5 -0.047 -0.008 exact 0.45 hole_more 0.438 0.037 0.013 hole_more 0.438 0.001 -0.034
same_kind 0.5 kind_what 0.5 length 0.35 -0.066 0.007 wanting_more 2.5 0.022 -0.03 length 0.15 longer 0.4 -0.022 0.033 wanting_more 3.5 0.037 0.004
same_kind 0.5 longer 0.5 worded_alike 0.455 -0.019 -0.052 alike 0 -0.022 0.025 worded_alike 0.667 longer 0.4 0.007 0.05 alike 0.583 -0.047 -0.003
share_less 0.143 worded_alike 0.222 -0.05 -0.007 worded_alike 0.455 wanting_verb_more 0.5 0.039 -0.001 doer_unknown 0.5 -0.021 0.028
kind_how 0.5 wanting_more 0.5 length 0.15 0.001 0.047 persons_turned 0.5 -0.017 0.023 0.045
most_left 3 fewest_left 0 length 0.15 -0.031 0.003 hole_less 0 0.029 -0.02 doer 0.5 -0.012 -0.046
same_kind 0.5 fewest_left 0 -0.045 contained 0.5 -0.028 0.045 kind_whether 0.5 worded_alike_both 0.333 0.056 0.012 wanting_less 0.5 0.014 -0.024
longer 0.5 hole_less 0 longer 0.45 0.002 -0.016 -0.031 shared 0 -0.01 wanting_less 1.5 0.045 0.006
alike 0.583 fewest_left 0 worded_alike_both 0.333 0.006 -0.051 worded_alike_both 0.222 -0.022 0.026 exact 0.775 fewest_left 0 -0.007 0.025 0.033
same_kind 0.5 kind_what 0.5 shared 1 -0.053 -0.018 exact 0.367 0.015 -0.021 alike 0.583 exact 0.708 0.018 -0.054 kind_what 0.5 0.032 -0
fewest_left 2 turn_by 0.5 alike 0.583 -0.009 0.013 0.038 -0.053
kind_whether 0.5 fewest_left 0 longer 0.45 -0.019 0.02 fewest_left 1 0.044 -0.001 longer 0.6 kind_whether 1.5 -0.036 -0.014 0.017
order 0.5 worded_alike_both 0.111 -0.036 length 0.15 -0.009 0.017 -0.036
longer 0.55 doer_unknown 0.5 worded_alike 0.455 0.006 -0.03 worded_alike 0.333 -0.018 0.034 exact 0.183 -0.003 0.05
replaced_less 0.613 worded_alike_both 0.111 -0.026 wanting_more 1.5 -0.003 0.015 -0.034
same_kind 0.5 exact 0.633 worded_alike_both 0.273 -0.03 0.025 share_less 0.714 -0.013 -0.057 asking 0.5 swapped_word_more 0 0.021 0.059 doer 0.5 0.014 -0.02
share_less 0.143 wanting_more 3.5 -0.012 -0.04 added_more 0 kind_who 0.5 0.016 -0.014 -0.022
kind_whether 0.5 worded_alike_both 0.333 worded_alike_both 0.222 0.005 0.047 doer_unknown 0.5 -0.011 0.033 length 0.35 wanting_more 0.5 0.012 -0.04 worded_alike_both 0.222 -0.011 0.047
share_more 0.2 -0.033 swapped_word_more 0 kind_what 0.5 -0.006 0.02 hole_less 0 0.037 0.009
fewest_left 1 exact 0.292 worded_alike 0.25 0.006 0.055 near 0.667 -0.017 0.018 exact 0.183 -0.057 0.029
same_kind 0.5 kind_what 0.5 kind_whether 0.5 -0.044 -0.013 shared 0 -0.029 0.017 added_more 0 persons_turned 0.5 0.025 -0.001 -0.036
share_less 0.2 kind_whether 1.5 longer 0.45 0.002 -0.017 -0.039 longer 0.3 wanting_more 0.5 0.01 -0.044 replaced_more 0.707 0.02 -0.023
longer 0.55 most_left 2 wanting_more 2.5 -0.009 0.033 -0.047 most_left 3 kind_whether 0.5 0.049 0.017 0.003
longer 0.55 fewest_left 1 hole_more 0 0.014 -0.019 -0.035 hole_more 0 0.001 0.043
kind_whether 0.5 replaced_more 0.3 wanting_more 0.5 0.032 0.007 -0.019 most_left 2 most_left 1 -0.017 0.018 -0.029
kind_who 1.5 kind_who 0.5 most_left 3 0.005 -0.03 longer 0.4 -0.056 -0.02 0.032
words 1.5 longer 0.3 0.01 wanting_more 1.5 0.041 0.016 longer 0.55 somebody_elses_more 0 -0.02 0.03 exact 0.183 0.006 0.038
fewest_left 0 asking 0.5 shared 1 -0.007 -0.035 exact 0.775 -0.026 0.013 shared 1 worded_alike 0.167 -0.042 -0 asking 0.5 0.058 0.011
same_kind 0.5 kind_how 0.5 contained 0.5 -0.033 -0.007 0.022 swapped_word_more 0 doer_unknown 0.5 -0.003 0.023 0.039
length 0.15 replaced_less 0.3 contained 0.5 -0.025 -0.005 -0.038 contained 0.5 length 0.35 -0.013 0.006 persons_turned 0.5 0.012 0.033
order 0.5 worded_alike 0.667 times 0.5 0.012 -0.022 -0.016 -0.047
wanting_more 0.5 asking 0.5 0.008 0.029 wanting_more 1.5 fewest_left 0 -0.028 0.003 fewest_left 1 0.015 -0.02
length 0.35 wanting_more 0.5 length 0.05 -0.001 0.025 kind_when 0.5 -0.015 -0.046 wanting_more 2.5 0.043 wanting_more 3.5 -0.02 0.009
doer_unknown 0.5 words 1.5 exact 0.0714 0.033 0 exact 0.183 -0.044 -0.011 words 1.5 0.002 0.038
order 0.5 worded_alike_both 0.333 most_left 2 0.035 -0.013 alike 0.583 -0.018 0.021 -0.04
alike 0.583 exact 0.708 shared 1 -0.015 0.019 -0.044 wanting_less 0.5 0.028 0.005
most_left 1 near 0.667 hole_more 0.35 -0.002 -0.022 exact 0.775 0.035 0.001 most_left 2 exact 0.292 0.042 0.018 exact 0.0714 -0.029 0.036
same_kind 0.5 length 0.25 worded_alike_both 0.222 -0.007 -0.038 worded_alike_both 0.222 -0.021 0.023 added_more 0 worded_alike_both 0.222 -0.016 0.02 -0.022
order 0.5 wanting_more 0.5 alike 0.583 0.006 0.037 kind_whether 0.5 0.007 -0.016 -0.038
doer_unknown 0.5 replaced_less 0.3 fewest_left 1 0.009 -0.019 -0.027 length 0.35 worded_alike_both 0.333 -0.004 0.022 0.059
order 0.5 kind_whether 0.5 fewest_left 0 -0.007 0.023 contained 0.5 -0.021 0.005 -0.042
fewest_left 1 exact 0.45 contained 0.5 0.017 0.052 length 0.15 -0.02 0.016 length 0.25 -0.048 0.001
longer 0.4 exact 0.0714 0.036 alike 0.583 -0.032 -0.002 exact 0.183 longer 0.55 -0.029 0.005 asking 0.5 0.007 0.049
length 0.35 worded_alike_both 0.5 kind_who 0.5 0.007 -0.03 wanting_more 0.5 -0.015 -0.045 doer 0.5 0.04 -0.02
kind_whether 0.5 same_kind 0.5 kind_what 0.5 -0.037 0.024 kind_what 0.5 0.033 -0 length 0.35 kind_whether 1.5 -0.034 -0.01 wanting_more 2.5 0.015 0.001
share_less 0.111 -0.035 worded_alike_both 0.5 contained 0.5 -0.001 0.019 asking 0.5 0.008 -0.026
length 0.15 alike 0.583 most_left 1 -0.043 0.006 hole_more 0 0.019 -0.017 kind_who 0.5 words 2.5 0.022 -0.011 shared 1 -0.026 0.004
added_more 0 replaced_more 0.683 fewest_left 0 -0.006 0.013 -0.026 -0.03
longer 0.5 share_less 0.2 -0.031 worded_alike_both 0.2 0.032 -0.006 words 2.5 same_kind 0.5 0.013 0.037 -0.003
worded_alike 0.667 worded_alike 0.222 -0.022 hole_less 0 0.022 -0.013 length 0.15 -0.046 0
longer 0.55 contained 0.5 wanting_verb_more 0.5 -0.007 -0.044 worded_alike_both 0.333 0.026 -0.006 words 2.5 0.036 0
kind_whether 0.5 exact 0.292 share_less 0.23 0.007 0.039 share_less 0.429 -0.013 0.006 exact 0.633 contained 0.5 -0.017 0.038 share_less 0.714 -0.04 -0.013
words 1.5 wanting_verb_more 0.5 0.042 -0.015 doer_unknown 0.5 exact 0.183 -0.041 -0.007 0.031
wanting_more 0.5 kind_whether 0.5 0.004 0.031 kind_whether 0.5 exact 0.45 0.023 -0.006 exact 0.633 -0.014 -0.049
doer_unknown 0.5 somebody_elses_more 0 turn_by 0.5 -0.01 0.025 0.021 worded_alike 0.333 0.006 0.033
alike 0.583 worded_alike 0.455 shared 1 -0.002 0.047 wanting_more 2.5 -0.032 0.01 worded_alike 0.375 -0.009 worded_alike 0.667 0.039 0.016
length 0.15 most_left 1 worded_alike_both 0.333 0.002 -0.04 wanting_less 1.5 0.017 0.003 most_left 3 length 0.35 0.004 0.028 -0.027
shared 1 kind_who 0.5 words 1.5 0.016 -0.005 -0.026 hole_more 0 near 0.667 0.046 0.018 kind_whether 0.5 0.019 -0.02
longer 0.55 hole_more 0 how_of_measure 0.5 -0.004 0.034 how_of_measure 0.5 -0.01 -0.047 doer 0.5 0.032 0.006
kind_who 0.5 near 0.667 near 0.475 0.01 -0.019 0.017 kind_who 1.5 -0.031 0.008
fewest_left 0 wanting_more 1.5 alike 0.583 -0.032 -0.005 0.022 share_less 0.23 worded_alike 0.222 -0.026 -0.004 hole_less 0 0.031 0.001
wanting_more 0.5 worded_alike 0.667 0.038 0.008 swapped_word_more 0 fewest_left 0 -0.017 0.003 worded_alike 0.455 0.032 -0.003
same_kind 0.5 longer 0.5 contained 0.5 -0.035 -0.008 0.006 kind_whether 0.5 worded_alike 0.667 0.036 -0.003 wanting_more 0.5 0.019 -0.015
kind_who 0.5 kind_whether 0.5 replaced_more 0.3 0.021 -0.014 near 0.667 -0.01 0 kind_who 1.5 -0.038 0.012
most_left 3 worded_alike_both 0.5 share_less 0.2 -0.006 0.015 share_less 0.714 0.004 -0.021 -0.024
longer 0.55 hole_more 0 most_left 2 0.014 -0.027 longer 0.45 -0.021 0.011 same_kind 0.5 0.003 0.042
worded_alike 0.667 somebody_elses_more 0 worded_alike 0.167 -0.034 0.003 0.035 -0.021
longer 0.55 how_of_measure 0.5 most_left 2 0.003 -0.026 -0.027 doer 0.5 0.031 0.003
length 0.35 longer 0.4 exact 0.292 0.013 -0.024 exact 0.225 -0.034 0.015 longer 0.5 0 share_less 0.23 0.007 0.037
swapped_word_more 0 wanting_more 0.5 longer 0.4 -0.002 0.041 share_less 0.714 -0.002 -0.037 longer 0.4 -0.004 wanting_verb_more 0.5 -0.001 0.047
order 0.5 worded_alike 0.455 worded_alike 0.2 -0.015 0.015 length 0.35 -0.011 0.007 -0.041
added_more 0 kind_who 0.5 most_left 2 0.015 -0.005 wanting_verb_more 0.5 0.006 -0.028 -0.017
most_left 3 order 0.5 exact 0.633 0.013 -0.004 -0.029 -0.034
wanting_more 0.5 longer 0.4 worded_alike 0.667 0.012 -0.002 0.032 longer 0.55 share_less 0.714 -0.005 -0.033 exact 0.183 0.006 0.024
somebody_elses_more 0 kind_how 0.5 shared 2 -0.009 0.018 0.021 fewest_left 0 0.003 0.027
longer 0.6 added_more 0 kind_who 0.5 0.005 -0.021 -0.032 0.025
worded_alike 0.455 fewest_left 1 wanting_verb_more 0.5 0.033 0.003 worded_alike 0.222 -0.035 0.007 kind_who 0.5 how_of_measure 0.5 -0.002 -0.03 -0.031
same_kind 0.5 kind_what 0.5 contained 0.5 -0.044 -0.015 worded_alike_both 0.273 -0.01 0.008 worded_alike 0.455 worded_alike_both 0.222 0.005 0.035 wanting_more 1.5 -0.01 0.013
length 0.15 alike 0.583 alike 0.324 -0.006 -0.037 worded_alike 0.667 0.02 -0.016 near 0.667 swapped_word_more 0 -0.009 0.016 worded_alike 0.667 -0.01 0.05
worded_alike_both 0.333 most_left 2 0.023 worded_alike_both 0.143 0.004 -0.028 alike 0.583 most_left 1.05 -0.034 0.01 near 0.667 -0.008 0.014
kind_how 0.5 same_kind 0.5 worded_alike_both 0.167 0.015 -0.026 added_more 0 0.016 -0.023 0.037
exact 0.708 persons_turned 0.5 wanting_more 3.5 0 -0.009 0.019 persons_turned 0.5 wanting_more 0.5 -0.001 -0.02 -0.039
fewest_left 0 share_less 0.429 0.014 hole_more 0 -0.002 -0.021 contained 0.5 wanting_more 1.5 0.018 -0.007 hole_more 0.35 0.045 0.001
swapped_word_more 0 doer_unknown 0.5 alike 0.583 -0.026 0.003 fewest_left 0 -0.014 0.029 alike 0.324 -0.004 0.037
replaced_more 0.683 fewest_left 0 asking 0.5 -0.03 0.005 shared 1 -0.002 0.037 -0.036
near 0.667 worded_alike 0.455 kind_whether 0.5 0.023 -0.008 wanting_verb_more 0.5 -0.026 0.001 same_kind 0.5 -0.001 worded_alike 0.667 0.02 0.006
swapped_word_more 0 wanting_more 0.5 exact 0.775 0.047 -0.002 exact 0.45 0.002 -0.022 doer 0.5 0.008 0.048
doer_unknown 0.5 most_left 2 swapped_word_more 0 -0.001 0.019 same_kind 0.5 -0.034 -0.007 kind_what 0.5 0.033 -0.002
kind_whether 0.5 worded_alike 0.455 wanting_verb_more 0.5 0.044 0.002 same_kind 0.5 -0.026 0.003 length 0.25 alike 0.583 -0.045 0.006 worded_alike 0.25 -0.021 0.021
worded_alike 0.455 wanting_verb_more 0.5 words 2.5 0.044 -0.004 worded_alike 0.25 -0.025 0.018 words 1.5 0.017 fewest_left 0 -0.025 -0
wanting_less 0.5 asking 0.5 longer 0.4 0.017 -0.023 longer 0.4 0.004 0.042 longer 0.35 0.012 longer 0.5 -0.025 -0.004
contained 0.5 doer 0.5 hole_more 0.35 -0.014 0.017 contained 0 -0.004 -0.029 exact 0.633 shared 1 -0.001 0.049 same_kind 0.5 -0.026 0.005
order 0.5 kind_how 0.5 shared 1 -0.005 0.014 0.04 -0.049
kind_when 0.5 share_less 0.143 -0.025 share_less 0.429 0.022 0.001 -0.025
longer 0.5 wanting_less 0.5 doer 0.5 0.021 -0.002 worded_alike_both 0.222 -0.03 -0.001 wanting_less 1.5 0.003 0.033
contained 0.5 most_left 2 worded_alike_both 0.333 0.018 -0.037 share_less 0.23 -0.039 0 fewest_left 0 share_less 0.714 0.011 -0.026 exact 0.633 0.047 0.006
swapped_word_more 0 kind_whether 0.5 worded_alike_both 0.5 0.01 -0.005 worded_alike_both 0.273 -0.025 -0.002 alike 0.324 0 0.03
swapped_word_more 0 doer_unknown 0.5 share_more 0.6 -0.02 0.003 share_more 0.6 0.022 0.008 0.037
hole_more 0 asking 0.5 exact 0.708 0.004 -0.032 wanting_less 0.5 0.032 -0.007 wanting_less 0.5 -0.021 asking 0.5 0.016 -0.009
worded_alike_both 0.5 times 0.5 share_less 0.714 -0.009 0.012 -0.028 hole_more 0.35 0.015 0.003
longer 0.5 kind_who 0.5 hole_more 0 0.012 -0.01 kind_who 1.5 -0.038 0.013 near 0 -0 hole_more 0.35 0.005 0.032
length 0.05 worded_alike_both 0.5 -0.002 -0.033 kind_who 0.5 length 0.35 0.006 0.027 worded_alike_both 0.273 -0.033 0.007
longer 0.5 words 1.5 wanting_verb_more 0.5 0.028 -0.005 near 0.667 -0.027 0.003 share_less 0.23 -0.005 0.024
share_more 0.2 -0.036 replaced_less 0.3 fewest_left 0 -0.004 0.015 -0.029
kind_how 0.5 contained 0.5 length 0.35 -0.026 0.006 worded_alike_both 0.5 0.015 -0.011 0.027
alike 0.583 wanting_more 2.5 worded_alike 0.455 0.002 -0.022 exact 0.0714 -0.006 0.03 doer 0.5 worded_alike 0.667 0.028 -0.007 -0.008
kind_when 0.5 somebody_elses_more 0 alike 0.583 -0.004 0.015 0.031 -0.026
exact 0.633 worded_alike 0.222 -0.017 hole_less 0 0.016 -0.01 exact 0.9 -0.019 shared 2 -0.005 0.009
fewest_left 0 longer 0.4 -0.031 worded_alike_both 0.333 0.025 -0.009 worded_alike_both 0.222 longer 0.55 -0.022 0.017 hole_less 0 0.025 -0.003
wanting_verb_more 0.5 persons_turned 0.5 replaced_more 0.3 0.016 -0.004 -0.019 wanting_verb_more 1.5 kind_what 0.5 -0.016 0.002 0.002
kind_who 0.5 worded_alike 0.667 longer 0.3 -0.013 0.019 length 0.05 -0.033 0.001 exact 0.367 -0.031 -0.003
words 1.5 same_kind 0.5 -0.015 0.033 doer_unknown 0.5 fewest_left 0 -0.021 -0.007 same_kind 0.5 0.005 0.018
kind_when 0.5 share_less 0.143 -0.018 wanting_less 1.5 -0.002 0.028 -0.022
kind_whether 0.5 asking 0.5 alike 0.583 0.013 0.04 fewest_left 0 -0.001 -0.01 doer 0.5 asking 0.5 -0.012 0.016 fewest_left 0 -0.025 -0.007
near 0.667 asking 0.5 length 0.35 0.015 -0.028 length 0.35 -0.035 0.023 asking 0.5 -0.002 length 0.05 -0.003 0.02
how_of_measure 0.5 wanting_more 3.5 kind_where 0.5 0.015 -0.007 -0.016 -0.014
longer 0.4 exact 0.0714 0.026 wanting_more 0.5 -0.007 -0.034 exact 0.183 longer 0.55 -0.02 0.008 exact 0.708 0.028 -0.004
swapped_word_more 0 replaced_more 0.3 kind_whether 0.5 0.001 -0.022 0.018 kind_whether 0.5 0.024 0.006
hole_more 0.35 share_more 0.333 most_left 2 0.03 -0.008 contained 0.5 -0.029 -0 hole_more 0.438 0.035 most_left 1.05 -0.013 0.015
fewest_left 0 wanting_more 1.5 wanting_more 0.5 -0.012 -0.025 0.019 contained 0.5 wanting_less 1.5 -0.014 0.013 wanting_less 0.5 0.041 0.004
most_left 2 shared 0 0.031 wanting_more 0.5 0.013 -0.01 shared 0 -0.029 0
doer_unknown 0.5 words 1.5 worded_alike_both 0.273 -0.006 0.019 replaced_more 0.3 -0.004 -0.036 worded_alike_both 0.273 -0.013 0.035
same_kind 0.5 kind_who 0.5 wanting_verb_more 0.5 0.006 -0.012 -0.035 hole_more 0 wanting_less 0.5 0.023 0.006 hole_more 0.35 -0.029 0.001
length 0.25 hole_more 0.438 kind_what 0.5 0.003 -0.023 wanting_verb_more 0.5 -0.038 -0.006 most_left 2 longer 0.45 0.003 0.035 worded_alike 0.25 0.005 -0.016
swapped_word_more 0 hole_more 0.35 wanting_less 0.5 -0.002 -0.028 length 0.35 0.003 0.032 length 0.25 0.032 0.008
most_left 3 length 0.05 longer 0.3 0.004 -0.018 alike 0.583 0.006 0.025 -0.026
shared 1 hole_more 0.438 share_less 0.429 -0.004 -0.035 0.018 share_less 0.714 0.028 worded_alike 0.667 0.008 -0.009
same_kind 0.5 fewest_left 0 -0.041 kind_what 0.5 -0.021 0.022 asking 0.5 share_more 0.6 0.011 0.035 worded_alike_both 0.333 0.01 -0.008
wanting_more 2.5 wanting_more 0.5 0.011 exact 0.0714 0.012 -0.019 exact 0.183 wanting_more 3.5 0.003 -0.017 0.028
same_kind 0.5 hole_more 0.35 shared 1 -0.03 -0.006 0.004 words 1.5 0.033 worded_alike 0.667 0.008 -0.019
length 0.35 longer 0.4 contained 0.5 -0.026 -0.004 longer 0.5 0.013 -0.013 fewest_left 1 share_less 0.429 -0.013 0.012 0.03
longer 0.6 odd_more 0.5 kind_where 0.5 -0.012 0.016 0.018 0.029
contained 0.5 doer_unknown 0.5 worded_alike 0.333 -0.003 -0.034 0.013 worded_alike 0.455 length 0.15 0.003 0.029 length 0.05 -0.02 0.002
replaced_more 0.683 swapped_word_more 0 wanting_less 0.5 0.005 -0.01 0.019 -0.019
kind_who 1.5 length 0.35 kind_whether 0.5 0.006 -0.013 doer 0.5 0.042 -0.025 0.028
kind_who 0.5 most_left 2 most_left 1 -0.001 0.027 -0.01 kind_who 1.5 -0.027 0.007
near 0.667 share_more 0.2 0.01 shared 1 -0.009 0.004 0.015
doer_unknown 0.5 words 1.5 longer 0.35 0.038 -0.004 worded_alike_both 0.5 -0.005 -0.027 worded_alike_both 0.273 0.005 0.042
wanting_less 1.5 exact 0.633 exact 0.367 0.004 0.02 words 2.5 0.004 -0.005 contained 0 -0.017 -0
length 0.05 longer 0.3 0.005 -0.025 somebody_elses_more 0 worded_alike 0.667 0.001 0.02 0.025
doer_unknown 0.5 kind_when 0.5 hole_more 0.35 -0.004 0.011 -0.019 kind_whether 0.5 0.03 -0.004
worded_alike_both 0.273 longer 0.5 longer 0.4 0.005 -0.033 wanting_less 1.5 0.001 0.018 added_more 0 longer 0.4 0.006 0.021 -0.009
length 0.25 exact 0.775 hole_more 0 0.018 0.002 alike 0.583 -0.031 0.009 length 0.35 alike 0.324 -0.001 -0.031 hole_more 0 -0.012 0.012
same_kind 0.5 fewest_left 1 contained 0.5 -0.038 -0.009 0.006 share_less 0.23 0.027 contained 0.5 -0.018 0.009
worded_alike 0.455 shared 1 kind_whether 0.5 0.009 -0.014 0.039 alike 0.324 near 0.475 -0.005 0.016 alike 0.583 -0.033 0.002
near 0.475 kind_whether 1.5 kind_what 0.5 0.018 0.003 -0.005 near 0.667 doer 0.5 -0.028 0.006 exact 0.775 0.025 -0.006
kind_whether 0.5 kind_who 0.5 replaced_more 0.3 0.03 -0.016 hole_more 0 -0.025 0.012 kind_whether 1.5 longer 0.45 0.013 -0.016 wanting_less 0.5 0.002 -0.025
most_left 3 most_left 1 length 0.15 -0.016 0.003 length 0.35 0.005 0.03 -0.03
contained 0.5 hole_less 0 kind_whether 0.5 0.008 -0.014 -0.028 longer 0.4 fewest_left 0 -0.017 0.036 0.024
worded_alike 0.455 kind_whether 0.5 wanting_verb_more 0.5 0.034 -0.003 alike 0.324 -0.022 0.016 asking 0.5 -0.032 wanting_less 0.5 0.005 -0.024
length 0.15 longer 0.4 words 1.5 -0.001 -0.023 0.011 worded_alike_both 0.5 longer 0.5 -0.009 0.022 0.046
wanting_verb_more 1.5 share_more 0.6 words 1.5 0.005 -0.01 alike 0.324 0.026 0.004 -0.018
longer 0.3 fewest_left 0 0.005 0.039 turn_by 0.5 fewest_left 0 -0.024 -0.001 0.02
somebody_elses_more 0 doer_unknown 0.5 contained 0.5 -0.014 0.004 asking 0.5 0.002 0.023 0.021
wanting_more 1.5 shared 1 alike 0.324 0.017 -0.001 wanting_more 0.5 -0.007 -0.02 alike 0.583 shared 1 -0.006 0.011 0.032
most_left 1 hole_more 0 asking 0.5 -0.005 0.011 share_more 0.6 0.007 -0.027 most_left 2 contained 0 0.041 0.003 share_more 0.333 -0.009 0.007
contained 0.5 doer_unknown 0.5 longer 0.45 -0.004 -0.031 0.01 added_more 0 length 0.15 0.002 0.027 -0.015
share_less 0.2 share_more 0.2 0 -0.02 share_less 0.429 0.011 how_of_measure 0.5 0.005 -0.03
swapped_word_more 0 contained 0 same_kind 0.5 -0.001 0.02 contained 0.5 -0.033 -0.003 asking 0.5 0.023 -0.004
fewest_left 0 hole_more 0 alike 0.583 -0.016 0.015 shared 1 -0.011 -0.033 longer 0.45 hole_more 0.438 0.017 -0.002 longer 0.55 -0.018 0.011
worded_alike 0.375 kind_what 0.5 worded_alike 0.2 -0.017 0.009 0.029 doer_unknown 0.5 alike 0.583 -0.029 0.004 0.019
alike 0.583 replaced_more 0.3 kind_who 0.5 0.007 -0.018 -0.02 shared 1 0.005 kind_whether 1.5 0.021 0.006
kind_how 0.5 odd_less 0.5 wanting_less 1.5 -0.014 0.005 0.01 0.024
wanting_verb_more 1.5 exact 0.775 fewest_left 1 0.011 -0.013 worded_alike 0.667 -0.019 -0.002 -0.022
kind_how 0.5 swapped_word_more 0 persons_turned 0.5 -0.002 -0.025 exact 0.367 -0.007 0.026 0.023
worded_alike_both 0.167 worded_alike_both 0.111 -0.001 0.034 kind_how 0.5 worded_alike_both 0.273 -0.023 0.001 0.022
alike 0.324 words 2.5 length 0.35 -0.009 0.014 0.023 swapped_word_more 0 length 0.05 0.001 -0.02 0.008
exact 0.633 wanting_verb_more 0.5 hole_more 0 0.029 -0.004 exact 0.45 0.012 -0.028 kind_whether 0.5 longer 0.4 -0.01 0.017 -0.022
alike 0.324 contained 0.5 alike 0 0.007 -0.016 0.031 near 0.667 doer_unknown 0.5 0.002 -0.026 alike 0.583 -0.007 0.011
doer_unknown 0.5 longer 0.35 exact 0.55 0.038 -0.008 exact 0.183 -0.02 0.008 longer 0.45 -0.028 0.008
fewest_left 0 share_less 0.429 0.015 kind_whether 1.5 -0.021 -0.001 shared 1 kind_whether 0.5 0.009 -0.015 0.026
exact 0.633 contained 0.5 exact 0.292 0.005 -0.018 0.024 wanting_verb_more 0.5 asking 0.5 -0.045 -0.003 0.015
words 2.5 near 0.667 near 0 0.01 -0.003 0.011 near 0.667 doer 0.5 -0.035 0.009 -0.001
added_more 0 swapped_word_more 0 words 2.5 0.004 -0.007 alike 0.324 -0.001 0.027 -0.011
share_more 0.278 -0.029 alike 0.324 share_more 0.6 -0.006 0.029 hole_more 0 0.001 -0.025
alike 0.324 contained 0.5 same_kind 0.5 -0.004 0.013 0.029 share_less 0.429 0.018 shared 1 -0.023 -0.006
near 0.667 longer 0.5 exact 0.292 0.003 -0.013 exact 0.183 -0.004 0.028 exact 0.775 0.023 worded_alike_both 0.5 -0.008 0.012
worded_alike 0.455 kind_what 0.5 worded_alike_both 0.167 0.009 -0.009 contained 0 0.006 0.031 words 1.5 0.019 wanting_verb_more 0.5 -0.03 0
same_kind 0.5 fewest_left 0 -0.026 hole_more 0 -0.005 0.028 persons_turned 0.5 fewest_left 1 0.024 0.007 0.001
exact 0.0714 worded_alike_both 0.222 words 1.5 -0.02 -0.002 0.004 exact 0.45 0.027 shared 2 -0.004 0.013
kind_who 1.5 near 0.667 worded_alike 0.455 -0 -0.02 worded_alike 0.667 0.007 0.021 0.033
wanting_less 1.5 kind_whether 0.5 worded_alike 0.455 0.016 -0.008 worded_alike 0.667 -0.024 0.004 exact 0.183 -0.006 0.024
same_kind 0.5 kind_who 0.5 doer 0.5 -0.019 0.006 -0.037 swapped_word_more 0 share_more 0.6 -0.01 0.01 0.032
longer 0.35 words 1.5 0.032 fewest_left 0 -0.003 0.014 doer_unknown 0.5 same_kind 0.5 -0.025 -0.006 worded_alike_both 0.273 -0.002 0.017
fewest_left 0 longer 0.45 longer 0.35 -0.005 -0.04 0 exact 0.633 share_more 0.6 0.002 0.031 -0.024
kind_how 0.5 shared 2 same_kind 0.5 -0.008 0.004 0.027 0.02
exact 0.183 length 0.35 -0.018 0.015 wanting_more 2.5 hole_more 0 -0.004 0.011 0.031
near 0.667 same_kind 0.5 hole_more 0.35 -0.003 0.022 near 0.475 0.002 -0.02 doer 0.5 0.025 -0.018
doer 0.5 hole_more 0.438 near 0.667 0.004 0.022 -0.004 hole_less 0 kind_what 0.5 -0.018 0.001 0.024
fewest_left 0 kind_whether 1.5 alike 0.583 -0.019 -0.006 doer 0.5 -0.001 -0.006 kind_when 0.5 share_more 0.6 0.01 0.024 -0.008
kind_what 1.5 exact 0.708 worded_alike_both 0.2 -0.003 0.013 worded_alike_both 0.5 -0.018 0.008 -0.016
near 0.667 longer 0.55 longer 0.3 0 -0.016 0.005 length 0.15 kind_whether 0.5 0.007 -0.017 0.027
replaced_more 0.683 contained 0.5 swapped_word_more 0 -0.006 0.017 doer_unknown 0.5 0.023 -0.006 -0.019
worded_alike_both 0.273 kind_whether 0.5 0.007 worded_alike_both 0.2 -0.009 -0.04 length 0.05 exact 0.708 -0.019 -0.004 words 1.5 0.031 0.002
worded_alike 0.667 wanting_more 0.5 0.023 words 2.5 0.007 -0.02 near 0.667 -0.028 -0.01
alike 0.324 worded_alike 0.286 wanting_verb_more 0.5 0.036 0.012 worded_alike 0.455 -0.012 0.019 longer 0.45 shared 2 -0.026 0.019 doer 0.5 0.003 0.019
kind_what 1.5 asking 0.5 same_kind 0.5 -0.017 0.012 hole_less 0 0.016 -0.009 -0.021
doer 0.5 wanting_less 1.5 near 0.667 -0.03 -0.005 0.021 exact 0.183 -0.015 exact 0.708 0.027 -0.015
contained 0.5 alike 0.324 swapped_word_more 0 -0.004 -0.037 0.005 alike 0.324 0.036 fewest_left 0 -0.009 0.016
kind_whether 0.5 hole_more 0 worded_alike 0.455 0.016 -0.003 swapped_word_more 0 -0.029 0.006 worded_alike 0.222 -0.008 most_left 1 -0.003 0.032
worded_alike 0.286 share_more 0.278 -0.005 wanting_more 2.5 0.026 0.004 fewest_left 1 kind_who 0.5 -0.013 0.008 0.02
shared 1 how_of_measure 0.5 wanting_more 2.5 -0.004 0.015 -0.026 wanting_more 1.5 fewest_left 0 -0.003 0.022 0.035
length 0.15 share_less 0.429 0.007 wanting_more 0.5 -0 -0.036 how_of_measure 0.5 share_less 0.429 -0.007 0.03 -0.017
share_more 0.333 length 0.25 -0.005 0.024 exact 0.367 exact 0.292 0.004 -0.029 length 0.15 -0.015 0.017
kind_whether 0.5 longer 0.4 worded_alike_both 0.333 0.011 -0.033 contained 0.5 0 0.028 longer 0.3 0.004 asking 0.5 -0.03 -0.011
wanting_less 1.5 wanting_less 0.5 words 1.5 -0.005 0.008 doer 0.5 -0.029 0 doer 0.5 0.021 0.003
swapped_word_more 0 longer 0.35 wanting_more 0.5 -0.003 0.013 near 0.475 0.005 -0.015 near 0.475 -0 0.025
near 0.667 persons_turned 0.5 near 0 0.001 -0.014 0.023 doer 0.5 0.024 0.001
near 0.667 doer 0.5 length 0.35 -0.035 0.014 length 0.35 0.011 -0.033 doer 0.5 0.023 -0.022
persons_turned 0.5 words 2.5 worded_alike 0.222 -0.008 0.015 worded_alike 0.455 -0.027 0.014 words 2.5 -0.02 0.006
fewest_left 1 fewest_left 0 asking 0.5 -0.022 0.001 most_left 1.05 -0.002 0.011 -0.02
doer 0.5 length 0.25 hole_more 0.35 0.011 -0.018 worded_alike_both 0.222 0.004 0.034 length 0.35 worded_alike_both 0.333 0.018 -0.017 -0.025
doer_unknown 0.5 share_less 0.714 persons_turned 0.5 -0.003 0.041 shared 2 -0.007 -0.029 asking 0.5 0.007 0.038
kind_when 0.5 kind_what 1.5 words 2.5 0.003 0.025 -0.014 -0.017
kind_how 0.5 hole_more 0 exact 0.775 0.025 -0.003 share_more 0.6 -0.002 -0.018 0.033
kind_what 1.5 doer 0.5 contained 0.5 -0.001 0.022 exact 0.45 0.008 -0.009 -0.024
kind_how 0.5 worded_alike 0.286 longer 0.4 0.027 -0.006 wanting_more 1.5 -0.004 -0.021 0.016
worded_alike_both 0.333 kind_whether 1.5 worded_alike_both 0.273 0.006 0.027 wanting_verb_more 0.5 -0.02 0.01 persons_turned 0.5 kind_whether 1.5 -0.01 0.02 -0.017
doer 0.5 kind_whether 1.5 longer 0.4 -0.012 0.02 longer 0.4 0.03 0.004 near 0.475 longer 0.4 0.001 -0.016 longer 0.4 -0.003 0.017
exact 0.225 fewest_left 1 0.016 -0.006 wanting_less 0.5 alike 0.583 -0.012 0.007 asking 0.5 -0 -0.029
swapped_word_more 0 words 2.5 doer_unknown 0.5 0.001 -0.019 fewest_left 0 -0.029 -0.006 contained 0.5 0.017 0.004
longer 0.35 doer 0.5 -0.028 0.011 wanting_verb_more 0.5 hole_more 0.438 0.006 -0.027 words 1.5 -0.011 0.025
words 2.5 wanting_verb_more 0.5 worded_alike 0.455 0.035 0.004 words 1.5 -0.021 -0.005 wanting_verb_more 0.5 -0.031 0.004
exact 0.708 wanting_more 1.5 asking 0.5 0.032 0.004 kind_what 0.5 0.007 -0.021 shared 2 -0.016 0
worded_alike_both 0.273 kind_who 0.5 doer 0.5 -0.02 0.008 -0.036 how_of_measure 0.5 shared 1 0.024 -0.003 -0.025
kind_whether 1.5 wanting_less 1.5 hole_less 0 0 0.03 0.023 wanting_less 0.5 0.007 -0.015
near 0.667 contained 0.5 alike 0.324 -0.023 -0.001 alike 0.324 0.016 -0.002 0.03
same_kind 0.5 length 0.25 length 0.15 -0.008 -0.027 0.008 swapped_word_more 0 doer_unknown 0.5 -0.003 0.024 0.028
share_less 0.2 same_kind 0.5 -0.009 -0.03 longer 0.5 near 0.475 -0.008 0.004 0.022
kind_what 1.5 near 0.475 wanting_verb_more 1.5 -0.004 0.019 words 1.5 0.029 0.009 -0.012
added_more 0 worded_alike_both 0.273 worded_alike 0.286 0.013 -0.021 worded_alike 0.375 0.023 0.008 -0.014
worded_alike 0.455 near 0.475 longer 0.55 -0.01 0.023 fewest_left 0 0.007 0.027 near 0.667 kind_who 0.5 -0.015 0.01 kind_whether 1.5 0.014 -0.006
same_kind 0.5 worded_alike_both 0.333 doer 0.5 -0.041 -0.014 0.002 swapped_word_more 0 hole_more 0 0.007 -0.016 0.024
kind_how 0.5 share_less 0.143 -0.026 near 0.667 -0.002 0.012 0.035
same_kind 0.5 kind_how 0.5 worded_alike 0.286 -0.002 -0.035 0.008 swapped_word_more 0 hole_more 0 0.006 -0.019 0.03
share_less 0.429 share_less 0.2 share_more 0.2 0.005 -0.015 longer 0.45 0.031 0.003 kind_what 0.5 longer 0.3 -0.001 -0.023 exact 0.55 0.024 -0.004
"""
