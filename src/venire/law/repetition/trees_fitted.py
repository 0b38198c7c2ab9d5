"""Fitted by ``scripts/fit_testimony.py dedup``, not edited by hand; read by ``venire.language.fitted.trees``."""

# ruff: noqa: E501 - weights are not read by eye

from __future__ import annotations

TREES = """
-0.0921
replaced_less 0 share_less 0.143 share_less 0.111 -0.096 -0.026 same_kind 0.5 0.017 0.104 -0.108
alike 0.471 alike 0.203 alike 0 -0.077 -0.036 doer 0.5 -0.029 0.022 doer_unknown 0.5 opposites 0.5 0.052 -0.041 0.11
near 0 most_left 2 worded_alike_both 0.125 -0.065 0.001 -0.094 worded_alike_both 0.4 shared 1 0.076 0.118 length 0.1 -0.065 0.026
replaced_less 0 share_less 0.143 share_less 0.111 -0.089 -0.027 length 0.3 0.046 0.099 -0.097
shared 0 fewest_left 1 length 0.3 -0.033 0.001 -0.082 hole_more 0.429 length 0 -0.012 0.074 longer 0.45 -0.081 0.037
share_more 0.2 share_more 0.143 -0.083 worded_alike_both 0.143 -0.037 -0.01 worded_alike_both 0.4 same_kind 0.5 0.023 0.108 hole_more 0.429 0.005 -0.063
replaced_less 0 alike 0.203 share_less 0.0909 -0.086 -0.015 alike 0.471 0.026 0.085 -0.09
contained 0 wanting_less 1.5 worded_alike_both 0.133 -0.02 0.032 -0.074 worded_alike_both 0.4 longer 0.45 0.055 0.087 length 0.1 -0.06 0.036
alike 0.471 share_less 0.111 -0.078 most_left 1 -0.051 0.027 length 0 shared 1 0.03 -0.031 added_more 0 0.083 -0.027
shared 0 words 1.5 worded_alike 0.25 -0.03 0.021 -0.076 worded_alike 0.536 longer 0.45 0.045 0.092 longer 0.55 -0.048 0.053
replaced_less 0 share_less 0.179 wanting_less 1.5 0 -0.069 replaced_more 0 0.051 -0.013 -0.084
replaced_less 0 alike 0.203 share_more 0.2 -0.068 -0.005 same_kind 0.5 0.005 0.072 -0.085
alike 0.471 longer 0.4 kind_what 0.5 -0.062 -0.021 alike 0 -0.049 0.032 hole_more 0.429 turn_before 0.5 0.061 -0.017 longer 0.45 -0.041 0.005
replaced_less 0 contained 0 fewest_left 1 -0.009 -0.061 longer 0.45 0.014 0.064 -0.078
replaced_less 0 same_kind 0.5 alike 0.203 -0.057 -0.001 share_less 0.111 -0.027 0.068 -0.077
replaced_less 0 share_less 0.179 share_less 0.051 -0.062 -0.021 worded_alike_both 0.4 0.053 0.004 -0.075
replaced_less 0 alike 0.471 share_more 0.2 -0.056 -0 kind_when 0.5 0.063 -0.009 -0.076
same_kind 0.5 share_more 0.143 worded_alike_both 0.167 -0.073 -0.02 worded_alike_both 0.4 0.002 -0.058 worded_alike_both 0.4 share_more 0.362 0.012 0.073 asking 0.5 0.061 -0.019
replaced_more 0 same_kind 0.5 kind_what 0.5 -0.063 0.006 wanting_less 2.5 0.057 -0.02 longer 0.5 asking 0.5 -0.031 -0.07 -0.005
replaced_less 0 share_less 0.111 same_kind 0.5 -0.07 -0.031 same_kind 0.5 -0.007 0.05 -0.067
alike 0.471 somebody_elses_more 0 same_kind 0.5 -0.046 -0.009 0.042 replaced_less 0 same_kind 0.5 0.004 0.055 -0.051
alike 0.471 somebody_elses_more 0 most_left 1 -0.062 -0.016 0.045 worded_alike_both 0.4 kind_who 0.5 0.069 0.027 wanting_more 1.5 -0.008 0.037
share_more 0.2 wanting_more 2.5 -0.008 share_more 0.143 -0.061 -0.024 length 0.3 added_more 0 0.003 -0.065 kind_who 0.5 0.063 0.013
replaced_less 0 share_more 0.143 wanting_less 2.5 -0.033 -0.068 worded_alike 0.536 0.037 -0.015 -0.067
share_more 0.143 -0.054 longer 0.5 turn_by 0.5 -0.009 0.039 share_more 0.333 -0.005 0.061
replaced_more 0 shared 0 wanting_more 3.5 -0.004 -0.054 worded_alike 0.536 0.042 -0.007 wanting_more 1.5 -0.052 shared 1 -0.024 -0.003
replaced_more 0 contained 0 wanting_verb_more 0.5 0.007 -0.044 hole_more 0.429 0.031 -0.009 length 0.1 -0.067 length 0.3 -0.023 0.021
alike 0.471 worded_alike_both 0.4 share_more 0.2 -0.045 0.019 -0.05 worded_alike_both 0.4 kind_who 0.5 0.062 0.025 hole_more 0.429 0.017 -0.036
alike 0.471 longer 0.4 kind_what 0.5 -0.054 -0.014 shared 0.85 -0.036 0.022 doer_unknown 0.5 longer 0.5 0.005 0.048 kind_what 0.5 0.065 0.021
same_kind 0.5 share_more 0.143 -0.059 wanting_more 1.5 -0.046 0.009 length 0 wanting_more 1.5 -0.041 -0.011 share_more 0.2 -0.013 0.044
replaced_more 0 alike 0.471 persons_turned 0.5 -0.016 0.042 length 0.1 0.028 0.055 asking 0.5 length 0.1 -0.029 0.02 length 0.2 -0.063 -0.017
worded_alike 0.536 same_kind 0.5 wanting_name_more 0.5 -0.005 -0.063 wanting_less 2.5 0.054 -0.028 odd_more 0.5 most_left 1 -0.041 -0.019 opposites 0.5 0.016 -0.023
share_more 0.2 wanting_more 3.5 doer 0.5 0.004 -0.029 -0.058 length 0 wanting_more 1.5 -0.037 0.008 longer 0.55 0.012 0.054
same_kind 0.5 kind_what 0.5 worded_alike 0.333 -0.031 -0.063 kind_how 0.5 -0.015 0.065 replaced_less 0 hole_more 0.429 0.037 -0.002 -0.057
share_more 0.2 -0.047 worded_alike 0.536 near 0.19 -0.009 0.032 longer 0.55 -0.022 0.045
replaced_more 0 share_less 0.179 doer_unknown 0.5 -0.046 -0.013 length 0.3 0.01 0.045 length 0.1 -0.06 length 0.2 -0.001 -0.029
same_kind 0.5 somebody_elses_more 0 exact 0.5 -0.022 -0.057 0.034 replaced_more 0 most_left 3 0.037 -0.014 -0.043
same_kind 0.5 turn_if 0.5 fewest_left 0.05 -0.055 -0.024 0.052 asking 0.5 wanting_less 1.5 0.074 0.015 worded_alike 0.536 0.026 -0.023
wanting_name_more 0.5 hole_more 0.429 doer 0.5 0.027 -0.001 wanting_more 1.5 -0.048 0.003 -0.063
wanting_name_more 0.5 longer 0.55 worded_alike 0.536 0.012 -0.024 worded_alike 0.222 -0.014 0.062 -0.064
replaced_more 0 share_more 0.2 wanting_more 3.5 -0.008 -0.052 longer 0.45 0.007 0.035 longer 0.5 wanting_more 0.5 -0.017 -0.048 0.01
replaced_less 0 share_less 0.111 share_less 0.051 -0.05 -0.016 doer_unknown 0.5 0.004 0.04 -0.051
wanting_name_more 0.5 hole_less 0 share_less 0.051 -0.03 0.012 near 0.5 -0.026 -0.003 -0.056
alike 0.471 longer 0.55 most_left 1 -0.037 -0.008 most_left 4 0.041 -0.04 hole_more 0.429 longer 0.35 0.017 0.045 share_more 0.75 0.013 -0.051
worded_alike 0.536 share_more 0.362 worded_alike 0.25 -0.041 0.011 same_kind 0.5 0.01 0.047 same_kind 0.5 replaced_more 0 -0.06 -0.015 replaced_less 0 0.001 -0.045
kind_whether 0.5 wanting_more 1.5 exact 0.5 0.025 -0.021 hole_less 0 0.051 -0.007 turn_if 0.5 asking 0.5 -0.032 0.003 0.056
same_kind 0.5 kind_how 0.5 near 0 -0.047 -0.018 wanting_verb_more 0.5 0.001 0.031 hole_less 0 wanting_less 2.5 0.027 -0.015 -0.025
kind_whether 0.5 longer 0.4 exact 0 0.043 -0.013 share_less 0.143 -0.029 0.033 kind_whether 1.5 longer 0.6 -0.036 0.008 odd_less 0.5 -0.011 0.042
replaced_less 0 same_kind 0.5 kind_what 0.5 -0.038 0.018 doer_unknown 0.5 0.015 0.056 asking 0.5 -0.011 -0.056
worded_alike_both 0.0769 -0.062 longer 0.45 exact 0 0.015 -0.018 fewest_left 2 0.032 -0.045
replaced_less 0 wanting_name_more 0.5 longer 0.45 0 0.037 -0.054 -0.053
replaced_less 0 kind_whether 0.5 kind_who 0.5 0.03 -0.012 doer 0.5 0.007 -0.028 hole_more 0.429 -0.016 -0.053
length 0.3 turn_by 0.5 doer_unknown 0.5 -0.018 0.012 0.036 near 0.19 length 0.4 0.026 -0.034 length 0.4 0.023 0.055
alike 0.471 persons_turned 0.5 exact 0.5 -0.012 -0.064 wanting_verb_more 0.5 0.004 0.056 worded_alike_both 0.4 exact 0.5 0.057 0.022 hole_more 0.429 0.013 -0.026
doer_unknown 0.5 longer 0.5 length 0 -0.033 -0.009 contained 0.283 -0.033 0.034 worded_alike_both 0.111 -0.008 words 1.5 -0 0.049
worded_alike 0.536 worded_alike_both 0.133 wanting_more 2.5 0.006 -0.026 hole_more 0 0.031 0.004 length 0.1 hole_more 0 -0.027 -0.049 wanting_more 0.5 0.041 -0.005
replaced_less 0 same_kind 0.5 kind_what 0.5 -0.036 0.008 length 0 -0.009 0.025 -0.05
worded_alike 0.536 wanting_name_more 0.5 worded_alike 0.1 -0.026 0.021 -0.057 near 0.5 kind_whether 1.5 -0.044 -0.013 doer_unknown 0.5 -0.015 0.026
contained 0.283 words 1.5 longer 0.35 0.016 -0.004 -0.046 worded_alike 0.536 longer 0.4 0.012 0.044 longer 0.5 -0.027 0.037
longer 0.4 kind_how 0.5 same_kind 0.5 -0.042 -0.001 0.033 share_more 0.143 -0.05 longer 0.5 0.007 0.032
alike 0.471 exact 0.5 shared 1 -0.018 0.055 persons_turned 0.5 -0.062 -0.016 worded_alike_both 0.4 exact 0.5 0.053 0.009 words 1.5 0.04 -0.006
doer_unknown 0.5 most_left 3 longer 0.55 -0.008 0.045 -0.044 share_less 0 -0.023 longer 0.4 0.008 0.043
fewest_left 2 worded_alike_both 0.4 share_more 0.143 -0.022 0.021 kind_when 0.5 -0.001 -0.047 -0.039
same_kind 0.5 kind_who 0.5 alike 0.203 -0.03 0.011 -0.047 hole_more 0.429 alike 0.471 -0.002 0.038 length 0.1 -0.031 -0.002
turn_after 0.5 worded_alike_both 0.4 wanting_more 2.5 0.017 -0.009 asking 0.5 0.001 -0.021 -0.041
length 0.1 worded_alike 0.536 fewest_left 0.05 -0.021 0.013 hole_more 0.429 -0.018 -0.047 fewest_left 2.05 words 2.5 0.006 0.039 -0.038
doer_unknown 0.5 longer 0.55 wanting_less 1.5 -0.01 -0.044 worded_alike 0.286 -0.016 0.034 worded_alike 0.143 -0.019 longer 0.45 0.018 0.043
replaced_more 0 worded_alike 0.125 -0.03 fewest_left 2 0.014 -0.022 length 0.1 -0.047 shared 1 0.011 -0.013
wanting_name_more 0.5 replaced_more 0 swapped_word_more 0 0.006 0.034 asking 0.5 0.026 -0.046 -0.058
same_kind 0.5 longer 0.4 worded_alike_both 0.167 -0.004 -0.046 worded_alike 0.2 -0.032 0.006 worded_alike 0.536 fewest_left 1 0.035 0.01 length 0.1 -0.022 0.015
alike 0.471 longer 0.5 kind_who 1.5 -0.027 0.01 alike 0 -0.019 0.027 added_more 0 shared 1 0.033 0.017 -0.028
replaced_more 0 most_left 2 most_left 1 0.002 0.04 fewest_left 2 -0.005 -0.033 swapped_word_less 0 longer 0.35 -0.021 0.004 -0.049
wanting_name_more 0.5 hole_more 0 worded_alike 0.143 -0.02 0.016 length 0.3 -0.021 0.026 -0.056
alike 0.471 worded_alike_both 0.4 wanting_less 2.5 0.005 -0.034 alike 0.203 -0.051 -0.019 hole_more 0.429 wanting_less 0.5 0.028 0.01 wanting_less 0.5 -0.047 0.032
replaced_more 0 swapped_word_less 0 worded_alike 0.125 -0.032 0.004 0.044 longer 0.45 hole_more 0 -0.012 -0.044 -0.008
turn_if 0.5 doer 0.5 kind_how 0.5 -0.004 0.041 longer 0.55 -0.025 0.016 0.043
wanting_name_more 0.5 order 0.5 exact 0.5 0.014 -0.01 -0.039 -0.053
alike 0.471 exact 0.5 kind_whether 0.5 0.01 -0.018 wanting_less 0.5 -0.051 -0.006 worded_alike 0.536 fewest_left 0.05 0.042 0.013 doer 0.5 0.012 -0.026
order 0.5 hole_more 0.429 share_more 0.143 -0.032 0.013 asking 0.5 0.014 -0.039 -0.044
same_kind 0.5 kind_what 0.5 doer_unknown 0.5 -0.049 0.003 share_less 0.25 -0.017 0.025 length 0 worded_alike_both 0.4 0.028 -0.024 added_more 0 0.03 -0.011
wanting_less 2.5 doer_unknown 0.5 turn_by 0.5 -0.01 0.039 length 0.3 0.014 0.042 -0.044
shared 1 swapped_word_more 0 wanting_name_more 0.5 -0.015 -0.049 alike 0.203 -0.024 0.023 replaced_more 0 fewest_left 0.05 0.001 0.051 fewest_left 0.05 -0.005 -0.032
replaced_less 0 share_more 0.2 share_more 0.0798 -0.033 -0.013 same_kind 0.5 -0.003 0.019 -0.039
order 0.5 times 0.5 kind_who 1.5 0.002 0.033 wanting_more 2.5 -0.03 -0.01 -0.037
replaced_less 0 doer_unknown 0.5 swapped_word_more 0 -0.009 0.024 worded_alike_both 0.111 -0.015 0.034 -0.037
alike 0.471 fewest_left 0.05 worded_alike 0.333 -0.008 -0.051 share_less 0.25 -0.018 0.011 worded_alike 0.536 fewest_left 0.05 0.042 0.011 exact 0.5 -0.031 0.002
wanting_name_more 0.5 words 2.5 kind_whether 0.5 0.009 -0.02 replaced_less 0 0.022 -0.022 -0.051
same_kind 0.5 kind_what 0.5 longer 0.6 -0.043 0.02 longer 0.55 -0.001 0.035 replaced_less 0 persons_turned 0.5 0.021 -0.008 -0.027
most_left 1 contained 0.686 kind_whether 0.5 0.002 -0.037 kind_whether 1.5 -0.01 0.015 shared 1 most_left 3 0.015 -0.015 0.046
doer_unknown 0.5 turn_by 0.5 kind_what 0.5 -0.018 0.007 0.03 kind_what 0.5 wanting_verb_more 0.5 0.04 0.013 wanting_verb_more 0.5 -0.023 0.012
same_kind 0.5 exact 0.5 shared 1 -0.01 0.049 doer 0.5 -0.017 -0.052 added_more 0 longer 0.45 0.011 0.029 -0.015
same_kind 0.5 kind_how 0.5 wanting_less 0.5 -0.039 -0.021 wanting_verb_more 0.5 0.003 0.043 asking 0.5 0.057 replaced_less 0 -0.005 -0.044
exact 0.5 wanting_name_more 0.5 share_more 0.143 -0.02 0.018 -0.041 wanting_more 1.5 wanting_more 0.5 -0.006 -0.03 0.017
wanting_name_more 0.5 hole_more 0.429 doer 0.5 0.02 -0.006 wanting_verb_more 0.5 -0.043 0.011 -0.043
hole_more 0 fewest_left 2.05 persons_turned 0.5 0.008 -0.015 -0.027 words 2.5 length 0.3 -0.044 -0.009 wanting_verb_more 0.5 -0.005 0.032
worded_alike 0.536 wanting_more 3.5 kind_whether 0.5 0.023 0.001 doer_unknown 0.5 -0.035 0.011 wanting_more 0.5 kind_whether 0.5 0.009 -0.009 how_of_measure 0.5 -0.015 -0.049
wanting_name_more 0.5 kind_how 0.5 kind_who 1.5 -0.003 0.03 kind_what 0.5 0.005 0.056 -0.048
longer 0.55 same_kind 0.5 exact 0.5 -0.007 -0.041 persons_turned 0.5 0.011 -0.027 wanting_less 2.5 worded_alike 0.286 0.011 0.046 -0.026
replaced_more 0 doer_unknown 0.5 words 2.5 -0.006 0.014 worded_alike_both 0.1 -0.012 0.025 asking 0.5 0.022 wanting_less 0.5 -0.016 -0.044
longer 0.55 worded_alike_both 0.273 wanting_less 1.5 0.031 -0.024 kind_where 0.5 -0.012 0.01 share_less 0.179 -0.015 worded_alike_both 0.222 0.014 0.045
kind_whether 0.5 times 0.5 fewest_left 0.05 -0.001 0.022 -0.032 shared 1 doer 0.5 -0.007 -0.042 wanting_verb_more 0.5 -0.012 0.037
hole_more 0 most_left 3 same_kind 0.5 0 0.024 wanting_less 2.5 -0.028 -0.006 asking 0.5 most_left 1 -0.017 0.021 hole_more 0.429 0.008 -0.033
kind_whether 0.5 kind_who 0.5 replaced_less 0 0.027 -0.019 kind_who 1.5 -0.047 0.016 share_less 0.051 -0.034 kind_whether 1.5 -0.015 0.002
doer 0.5 replaced_less 0 same_kind 0.5 -0.002 0.021 -0.018 swapped_word_more 0 worded_alike_both 0.4 -0.007 -0.034 0.02
kind_how 0.5 turn_before 0.5 share_less 0.051 -0.028 0.001 -0.039 kind_what 0.5 0.008 0.048
order 0.5 doer_unknown 0.5 same_kind 0.5 -0.017 0.007 kind_what 0.5 0.029 0.01 -0.049
longer 0.55 wanting_more 0.5 same_kind 0.5 -0.014 0.025 asking 0.5 0.003 -0.02 wanting_more 3.5 longer 0.6 0.004 0.047 same_kind 0.5 -0.006 0.006
length 0.3 wanting_more 0.5 length 0 -0.02 0.028 words 1.5 -0 -0.018 words 1.5 -0.011 wanting_more 1.5 -0.012 0.036
hole_more 0 wanting_verb_more 0.5 persons_turned 0.5 0.019 -0.023 length 0.2 -0.015 0.006 length 0.3 length 0.2 -0.012 -0.028 length 0.4 0.013 -0.004
kind_when 0.5 most_left 3 longer 0.4 -0.004 0.016 doer_unknown 0.5 -0.028 -0.003 contained 0.686 -0.04 -0.011
wanting_name_more 0.5 worded_alike 0.536 worded_alike 0.125 -0.024 0.017 odd_less 0.5 -0.014 0.019 -0.036
turn_by 0.5 exact 0.5 shared 1 -0.008 0.034 doer_unknown 0.5 -0.021 0.01 wanting_less 0.5 0.027 0.005
kind_when 0.5 order 0.5 same_kind 0.5 -0.009 0.009 -0.04 -0.045
alike 0.471 opposite_word_more 0 kind_how 0.5 -0.02 0.023 0.031 contained 0.686 -0.012 kind_what 0.5 0.021 -0.009
worded_alike_both 0.133 wanting_less 1.5 most_left 2 0.007 -0.007 wanting_less 2.5 -0.045 -0.005 most_left 1 hole_more 0.429 -0.002 -0.021 asking 0.5 0.034 -0.005
kind_why 0.5 wanting_verb_more 1.5 exact 0.5 0.008 -0.01 -0.029 -0.04
kind_how 0.5 fewest_left 2.05 wanting_more 2.5 -0.002 0.023 -0.03 kind_what 0.5 -0.003 0.063
worded_alike_both 0.133 kind_whether 0.5 -0.005 -0.027 worded_alike_both 0.273 times 0.5 0.026 -0.002 wanting_less 1.5 -0.002 0.032
most_left 1 words 1.5 alike 0.471 -0.007 0.036 asking 0.5 -0.03 -0.003 wanting_name_more 0.5 share_less 0.051 -0.023 0.018 -0.038
kind_when 0.5 kind_what 1.5 wanting_more 0.5 0.023 0.001 worded_alike 0.536 0.017 -0.04 length 0.1 -0.051 -0
kind_how 0.5 same_kind 0.5 kind_what 0.5 -0.034 -0 asking 0.5 0.032 -0.005 kind_what 0.5 -0.003 0.051
turn_if 0.5 same_kind 0.5 wanting_more 1.5 -0.035 -0.006 doer_unknown 0.5 -0.004 0.028 0.04
added_more 0 turn_hedge 0.5 share_more 0.0798 -0.022 0.002 0.028 -0.039
worded_alike_both 0.133 worded_alike_both 0.0769 -0.033 share_less 0.143 -0.026 0.001 most_left 1 swapped_word_more 0 -0.01 0.018 share_less 0.25 -0.013 0.021
worded_alike 0.333 contained 0.283 worded_alike 0.222 -0.021 0.015 0.024 wanting_less 0.5 kind_who 1.5 -0.023 0.003 worded_alike 0.536 -0.007 0.009
turn_if 0.5 turn_after 0.5 doer 0.5 0.008 -0.009 -0.03 0.044
turn_if 0.5 hole_more 0.429 most_left 1 -0.003 0.01 longer 0.55 -0.027 0.019 0.041
order 0.5 kind_whether 0.5 replaced_more 0 0.019 -0.009 worded_alike 0.167 -0.025 0 -0.031
wanting_name_more 0.5 replaced_less 0 words 2.5 0.001 0.021 -0.025 -0.046
share_less 0.25 same_kind 0.5 longer 0.4 -0.016 -0.047 fewest_left 1 0.024 -0.008 longer 0.5 fewest_left 1 -0.006 0.036 worded_alike 0.333 0.01 0.04
turn_if 0.5 wanting_less 1.5 worded_alike 0.333 0.018 -0.005 worded_alike 0.222 -0.029 -0.005 0.037
order 0.5 swapped_word_more 0 worded_alike 0.25 -0.012 0.007 longer 0.45 -0.002 0.045 -0.037
swapped_word_more 0 near 0.5 worded_alike 0.333 -0.006 -0.024 kind_who 0.5 0.009 -0.023 length 0.3 worded_alike 0.333 0.03 0.002 0.041
fewest_left 2 words 2.5 length 0.3 -0.006 0.018 fewest_left 0.05 0.003 0.027 -0.027
wanting_name_more 0.5 order 0.5 kind_who 0.5 0.015 -0.005 -0.027 -0.035
same_kind 0.5 shared 1 wanting_less 0.5 -0.038 -0.008 contained 0.686 0.032 -0.006 kind_who 0.5 contained 0.686 -0.007 0.02 near 0.5 0.056 0.001
order 0.5 same_kind 0.5 times 0.5 0 -0.035 contained 0.686 -0.001 0.022 -0.032
kind_when 0.5 exact 0.5 kind_whether 0.5 0.017 -0.005 share_less 0.6 0.018 -0.017 -0.032
wanting_verb_more 0.5 words 1.5 kind_what 0.5 0.03 0 kind_what 0.5 -0.005 0.016 words 2.5 doer_unknown 0.5 -0.026 0.008 share_more 0.362 -0.01 0.025
same_kind 0.5 exact 0.5 alike 0.203 -0.016 0.023 -0.031 order 0.5 worded_alike_both 0.273 0.033 0.011 -0.027
kind_what 0.5 length 0.3 length 0.2 -0.008 -0.043 asking 0.5 -0.017 0.038 worded_alike_both 0.133 -0.013 length 0.1 -0.004 0.03
hole_more 0 worded_alike_both 0.133 share_more 0.362 -0.024 0.002 most_left 1 0.004 0.037 most_left 2 worded_alike_both 0.4 -0.026 -0.011 0.013
odd_less 0.5 length 0.3 turn_by 0.5 -0.014 0.019 worded_alike_both 0.222 -0.014 0.032 length 0.1 -0.002 0.033
kind_how 0.5 how_of_measure 0.5 same_kind 0.5 -0.022 -0.001 most_left 1 -0.003 0.042 0.028
kind_how 0.5 most_left 1 added_more 0 -0.005 -0.033 most_left 3 0.014 -0.017 0.028
owned 0.5 odd_less 0.5 worded_alike 0.25 -0.015 -0.001 opposite_word_less 0 0.02 0.003 0.025
order 0.5 turn_if 0.5 longer 0.5 -0.002 0.014 0.044 -0.043
same_kind 0.5 most_left 1 wanting_more 1.5 -0.029 0.007 wanting_more 2.5 0.026 -0.013 asking 0.5 doer 0.5 0.061 0.006 replaced_less 0 0.002 -0.031
kind_whether 0.5 asking 0.5 replaced_more 0 0.005 0.039 replaced_more 0 0.006 -0.036 shared 1 alike 0.471 -0.009 -0.032 doer 0.5 -0.005 0.011
kind_when 0.5 order 0.5 doer 0.5 0.015 -0.004 -0.025 wanting_more 1.5 -0.042 -0.008
same_kind 0.5 kind_what 0.5 length 0.3 -0.035 -0.006 kind_how 0.5 -0.005 0.051 asking 0.5 length 0.2 0.053 0.002 length 0.3 -0.002 0.038
wanting_name_more 0.5 hole_more 0 doer 0.5 0.024 -0.009 somebody_elses_more 0 -0.016 0.036 -0.034
replaced_less 0 persons_turned 0.5 kind_why 0.5 -0.001 -0.028 wanting_less 0.5 0.009 0.027 -0.032
kind_how 0.5 longer 0.5 wanting_verb_more 0.5 -0.005 -0.019 most_left 3 0.023 -0.02 0.026
alike 0.471 wanting_less 0.5 odd_less 0.5 -0.033 -0.003 kind_when 0.5 0.007 -0.029 near 0.5 worded_alike 0.536 0.003 -0.04 words 2.5 0.028 -0.001
kind_what 0.5 same_kind 0.5 words 2.5 -0.028 -0.002 length 0 -0.021 0.011 kind_how 0.5 doer_unknown 0.5 0.015 -0.018 0.045
words 1.5 same_kind 0.5 exact 0 0.008 -0.022 wanting_less 0.5 0.017 0.041 share_less 0.25 worded_alike_both 0.167 0 -0.03 worded_alike 0.4 0.02 -0.003
kind_whether 0.5 same_kind 0.5 kind_what 0.5 -0.053 0.017 alike 0.203 0.038 0.002 contained 0.686 kind_whether 1.5 -0.015 -0.033 kind_what 0.5 0.003 -0.023
turn_if 0.5 kind_whether 0.5 kind_why 0.5 0.007 -0.028 length 0.3 -0.017 -0.004 0.038
longer 0.55 words 2.5 fewest_left 0.05 -0.001 -0.02 asking 0.5 0.018 -0.007 wanting_more 3.5 longer 0.6 0.001 0.043 -0.002
turn_if 0.5 kind_who 1.5 kind_who 0.5 -0.001 -0.041 shared 1 0.045 -0.021 0.031
odd_more 0.5 kind_what 0.5 wanting_more 0.5 0.014 -0.013 shared 1 -0.004 0.032 0.025
worded_alike 0.125 -0.025 turn_if 0.5 most_left 3 0.004 -0.019 0.029
worded_alike_both 0.133 kind_whether 0.5 -0 -0.033 order 0.5 kind_whether 1.5 0.017 0 -0.032
replaced_more 0 wanting_more 0.5 length 0 -0.01 0.034 somebody_elses_more 0 -0.003 0.03 length 0.1 -0.03 length 0.2 0.028 -0.02
kind_what 0.5 turn_by 0.5 words 1.5 0.013 -0.012 0.029 kind_what 1.5 doer_unknown 0.5 0.032 -0.005 doer_unknown 0.5 -0.012 0.013
opposites 0.5 alike 0.471 kind_whether 0.5 0.006 -0.015 contained 0.686 -0.002 0.014 0.028
odd_more 0.5 longer 0.5 fewest_left 1 -0.014 0.015 share_less 0.179 -0.023 0.021 same_kind 0.5 -0.011 0.032
share_more 0.75 worded_alike 0.25 share_more 0.143 -0.029 -0.005 asking 0.5 0.027 -0.002 worded_alike 0.333 0.02 asking 0.5 -0.028 -0.01
wanting_less 0.5 wanting_verb_more 0.5 length 0.1 -0.025 0.014 length 0.2 -0.017 -0.056 length 0.3 kind_what 0.5 -0.01 0.011 length 0.4 0.038 0.01
most_left 1 same_kind 0.5 alike 0.471 -0.013 -0.025 wanting_verb_more 0.5 0.006 -0.009 shared 1 most_left 2 0.01 -0.005 same_kind 0.5 0.048 0.008
turn_hedge 0.5 worded_alike_both 0.2 worded_alike_both 0.133 -0.004 0.027 wanting_more 0.5 0.013 -0.007 0.031
doer_unknown 0.5 order 0.5 words 1.5 0.009 -0.005 -0.032 longer 0.45 fewest_left 0.05 0.015 -0.002 fewest_left 1 0.031 0.006
worded_alike 0.333 share_more 0.362 same_kind 0.5 -0.014 0.016 wanting_verb_more 0.5 0.041 0.013 share_more 0.75 wanting_verb_more 0.5 -0.002 0.02 wanting_verb_more 0.5 -0.005 -0.036
hole_more 0.429 kind_what 1.5 same_kind 0.5 -0.003 0.022 exact 0.5 -0.025 -0.008 wanting_less 1.5 kind_what 0.5 -0.029 -0.002 0.027
share_less 0.143 most_left 2 0.051 length 0.2 -0.018 0.006 share_less 0.25 length 0.2 -0.006 -0.03 most_left 1 -0.004 0.015
kind_what 1.5 longer 0.55 turn_by 0.5 -0.002 0.032 most_left 3 0.037 -0.001 shared 1 -0.035 -0.001
kind_how 0.5 same_kind 0.5 wanting_verb_less 0.5 -0.016 0.013 swapped_word_more 0 0 0.022 0.023
worded_alike_both 0.2 kind_whether 1.5 worded_alike_both 0.1 0.005 0.03 -0.004 shared 1 hole_more 0.429 -0.024 0.01 exact 0.5 0.042 -0.009
hole_more 0 wanting_less 1.5 shared 1 0.011 0.025 asking 0.5 -0.012 0.01 replaced_more 0 asking 0.5 -0.015 0.024 alike 0.471 -0.02 -0.006
near 0.5 kind_whether 0.5 length 0.1 -0.01 0.015 replaced_more 0 -0.019 0.021 length 0 kind_what 0.5 0.007 -0.021 kind_what 0.5 0.009 0.04
worded_alike 0.536 same_kind 0.5 swapped_word_more 0 -0.01 0.02 kind_whether 0.5 0.044 0.007 doer_unknown 0.5 fewest_left 0.05 -0.005 -0.022 longer 0.4 -0.004 0.017
most_left 1 doer 0.5 kind_what 0.5 0.016 -0.019 kind_what 0.5 -0.038 0.017 share_less 0.25 kind_whether 1.5 0.009 -0.025 replaced_more 0 0.03 -0
kind_why 0.5 order 0.5 times 0.5 0.004 -0.013 -0.019 -0.026
kind_who 1.5 contained 0.686 words 1.5 0.002 -0.02 worded_alike_both 0.4 -0.014 0.01 contained 0.686 0.036 -0.004
kind_when 0.5 longer 0.4 length 0.2 -0.002 -0.031 share_less 0.143 -0.021 0.011 length 0.1 -0.038 -0.002
doer_unknown 0.5 kind_who 1.5 share_less 0.25 -0.02 -0.007 alike 0.471 0.024 0.005 hole_more 0 length 0.2 0.021 -0.019 length 0.2 0 0.041
longer 0.5 near 0.5 exact 0 0.012 -0.02 share_less 0.6 0.037 0.004 length 0.2 -0.009 worded_alike_both 0.143 0.007 0.035
exact 0.5 wanting_less 0.5 hole_more 0 0.037 0.005 kind_what 0.5 -0.006 0.015 doer 0.5 hole_more 0.429 0.017 -0.028 kind_what 0.5 -0.033 0.001
worded_alike 0.536 worded_alike 0.167 -0.018 hole_more 0 0.012 -0.007 hole_less 0 doer_unknown 0.5 -0.02 -0.003 asking 0.5 0.024 -0.009
added_more 0 longer 0.6 kind_whether 0.5 0.01 -0.005 worded_alike 0.286 -0 0.038 -0.028
kind_how 0.5 fewest_left 0.05 length 0 -0.004 0.015 words 1.5 0.014 -0.009 0.032
worded_alike 0.333 share_less 0.051 -0.014 kind_what 0.5 0.024 0.002 turn_by 0.5 kind_whether 1.5 -0.016 0 0.021
order 0.5 length 0.6 longer 0.5 0.001 0.015 -0.016 -0.025
turn_if 0.5 fewest_left 2 worded_alike_both 0.133 -0.016 0.004 -0.028 0.037
replaced_less 0 worded_alike 0.4 how_of_measure 0.5 0.005 0.033 doer_unknown 0.5 -0.004 0.015 -0.024
near 0.5 odd_less 0.5 kind_who 1.5 -0.011 0.013 near 0.19 0.02 0.003 exact 0.5 0.043 doer 0.5 0.018 -0.018
kind_what 1.5 contained 0.686 kind_what 0.5 -0.015 0.001 worded_alike_both 0.4 -0.001 0.022 worded_alike_both 0.4 -0.001 -0.052
kind_who 1.5 kind_who 0.5 share_less 0.6 0.01 -0.006 share_less 0.6 -0.036 -0.003 shared 1 0.042 -0.003
kind_whether 0.5 worded_alike 0.2 0.035 wanting_more 0.5 0.015 -0.009 worded_alike 0.167 -0.032 worded_alike 0.286 0.012 -0.011
replaced_less 0 doer_unknown 0.5 exact 0.5 0.002 -0.011 kind_what 0.5 0.022 -0.003 -0.028
worded_alike 0.25 worded_alike 0.222 worded_alike_both 0.133 -0.029 0.022 -0.034 worded_alike 0.333 most_left 1 -0.002 0.039 kind_how 0.5 -0.006 0.032
same_kind 0.5 words 2.5 worded_alike_both 0.167 0.009 -0.025 worded_alike_both 0.273 -0.001 0.019 worded_alike_both 0.273 words 2.5 0.03 0.003 near 0.5 -0.013 0.014
share_more 0.2 most_left 2 0.014 -0.035 longer 0.6 worded_alike 0.286 0.017 -0.002 worded_alike 0.4 0.011 0.039
same_kind 0.5 words 2.5 alike 0 -0.002 -0.017 wanting_less 0.5 -0.007 0.015 contained 0.686 hole_less 0 0.008 -0.012 worded_alike 0.536 0.032 0.009
share_more 0.75 times 0.5 most_left 2 0.017 -0.007 -0.019 same_kind 0.5 exact 0.5 -0.003 -0.039 kind_what 0.5 0.005 -0.02
swapped_word_more 0 most_left 1 replaced_more 0 -0.015 0.017 most_left 2 0.013 -0.007 alike 0.203 -0.022 replaced_more 0 0.034 -0.011
shared 0.85 length 0.3 length 0.1 -0.008 -0.041 length 0.5 0.022 -0.015 share_more 0.75 longer 0.45 0.003 0.022 worded_alike_both 0.222 0.02 -0.01
turn_if 0.5 near 0.5 worded_alike 0.143 0.013 -0.009 share_less 0.6 0.037 -0.001 0.039
worded_alike_both 0.133 same_kind 0.5 -0.027 -0.009 length 0.1 worded_alike_both 0.222 0.033 -0.015 worded_alike_both 0.4 0.005 0.02
wanting_less 2.5 exact 0 wanting_verb_more 0.5 0.031 0.001 kind_where 0.5 -0 0.022 -0.037
longer 0.6 longer 0.4 length 0 -0.006 0.014 swapped_word_more 0 -0.016 0.014 near 0.19 -0.001 0.036
hole_more 0.429 near 0.5 wanting_verb_more 0.5 0.011 -0.006 replaced_more 0 0.021 -0.006 wanting_verb_more 0.5 hole_less 0 -0.029 -0.004 replaced_more 0 0.017 -0.014
same_kind 0.5 exact 0.5 alike 0.203 -0.018 0.019 -0.025 contained 0.686 alike 0.471 0.003 -0.019 kind_who 0.5 0.023 -0.014
most_left 1 kind_whether 1.5 alike 0.471 -0.016 0.001 doer 0.5 0.021 -0.012 share_more 0.75 most_left 2 0.013 -0.006 0.031
same_kind 0.5 words 2.5 swapped_word_more 0 -0.008 -0.042 length 0.1 -0.008 0.033 fewest_left 0.05 near 0.5 0.002 0.028 worded_alike 0.333 0.018 -0.01
order 0.5 length 0.2 worded_alike_both 0.222 0.021 -0 alike 0.471 0.002 -0.038 -0.04
persons_turned 0.5 wanting_verb_more 1.5 worded_alike_both 0.133 -0.013 0.008 -0.026 exact 0.5 0.011 -0.032
replaced_less 0 swapped_word_more 0 times 0.5 0.002 -0.022 alike 0.203 -0.011 0.029 -0.026
fewest_left 2 longer 0.55 wanting_less 1.5 0.005 -0.011 0.036 -0.041
kind_who 1.5 persons_turned 0.5 kind_who 0.5 0.008 -0.02 -0.021 shared 1 0.043 -0.001
words 2.5 share_more 0.2 kind_whether 0.5 0.02 0.004 wanting_more 1.5 0.003 -0.014 wanting_less 1.5 persons_turned 0.5 0.025 -0.006 share_more 0.333 -0.009 -0.001
wanting_more 0.5 length 0.1 kind_whether 1.5 -0.005 0.011 0.04 swapped_word_more 0 kind_where 0.5 -0.013 0.018 alike 0.203 -0.022 0.021
wanting_verb_less 0.5 kind_who 0.5 added_more 0 0.009 -0.019 wanting_verb_more 0.5 0.003 -0.029 0.021
kind_when 0.5 kind_whether 1.5 share_more 0.75 0.02 0 hole_more 0.429 0.008 -0.029 contained 0.686 -0.041 0.009
turn_if 0.5 worded_alike 0.25 words 1.5 0.001 -0.032 share_less 0.6 0.01 -0.013 0.025
kind_who 1.5 fewest_left 2 kind_what 1.5 0 -0.012 -0.018 0.018
swapped_word_more 0 kind_how 0.5 contained 0.686 -0.014 0 0.014 alike 0.471 hole_less 0 0.018 -0.015 0.029
wanting_less 0.5 kind_who 0.5 most_left 1 -0.003 0.016 -0.015 wanting_verb_more 0.5 wanting_less 1.5 -0.007 0.01 most_left 3 0.017 -0.005
length 0.2 wanting_less 0.5 worded_alike_both 0.4 0.033 0.003 wanting_verb_more 0.5 0.014 -0.024 wanting_less 0.5 near 0.5 -0.047 -0.005 worded_alike_both 0.222 -0.012 0.031
length 0 asking 0.5 0.008 fewest_left 0.05 -0.047 -0.004 fewest_left 2 fewest_left 0.05 -0.002 0.013 -0.016
worded_alike 0.333 shared 1 contained 0 0.014 -0.014 0.042 longer 0.6 kind_when 0.5 -0.005 -0.035 0.03
near 0.5 kind_how 0.5 wanting_verb_more 0.5 -0.005 -0.02 0.008 exact 0.5 0.038 doer_unknown 0.5 0.001 0.039
kind_how 0.5 worded_alike 0.333 fewest_left 0.05 0.04 0.004 share_more 0.75 0.005 -0.017 0.028
same_kind 0.5 contained 0.686 alike 0.203 -0.012 0.015 doer 0.5 -0.033 -0.007 contained 0.686 alike 0.471 0 -0.028 doer 0.5 0.014 -0.006
replaced_less 0 hole_less 0 share_less 0.179 0.012 -0.005 asking 0.5 0.034 -0.005 -0.029
odd_less 0.5 kind_whether 0.5 same_kind 0.5 -0.012 0.01 length 0.3 -0.019 0.008 kind_whether 1.5 -0.005 0.032
worded_alike 0.125 -0.02 longer 0.55 worded_alike_both 0.4 -0.007 0.007 doer 0.5 0.006 0.028
kind_how 0.5 words 1.5 fewest_left 0.05 0.004 0.024 kind_who 1.5 -0.011 0.005 0.028
doer_unknown 0.5 kind_where 0.5 fewest_left 1 -0.007 0.013 0.03 hole_more 0.429 share_less 0.111 0.001 0.022 0
share_more 0.75 worded_alike_both 0.133 worded_alike_both 0.1 -0.007 -0.028 asking 0.5 0.021 -0.005 worded_alike_both 0.2 0.02 wanting_more 0.5 0.001 -0.023
longer 0.4 near 0.5 near 0 0 -0.032 kind_what 0.5 -0.001 0.026 longer 0.45 alike 0.203 0.031 0.006 share_more 0.2 -0.021 -0.001
kind_whether 1.5 share_more 0.75 same_kind 0.5 0.007 0.024 exact 0.5 0.01 -0.011 odd_less 0.5 wanting_verb_more 0.5 -0.029 -0.002 0.033
worded_alike 0.536 kind_what 0.5 asking 0.5 -0.008 0.01 kind_whether 0.5 0.021 -0.002 length 0 kind_whether 0.5 -0.009 -0.033 kind_whether 1.5 -0.008 0.018
words 1.5 worded_alike_both 0.4 shared 0.85 0.012 -0.03 0.041 shared 1 worded_alike_both 0.273 -0.002 -0.027 worded_alike_both 0.4 0.017 -0.006
length 0.3 hole_more 0 alike 0.471 -0.003 0.013 length 0.1 -0.018 -0.002 share_less 0.25 fewest_left 1 -0.025 0.013 length 0.4 0.01 0.031
order 0.5 share_less 0.6 length 0.4 0.014 -0.012 length 0 -0.031 0.002 -0.038
worded_alike_both 0.4 fewest_left 0.05 longer 0.35 0.004 -0.04 how_of_measure 0.5 -0.008 0.022 contained 0.686 longer 0.45 -0.025 0.005 longer 0.35 -0.002 0.022
near 0.5 wanting_verb_more 0.5 words 1.5 0.013 -0.016 words 2.5 -0.022 0.004 same_kind 0.5 words 2.5 -0.021 -0.001 words 2.5 0.027 -0.004
wanting_verb_more 1.5 worded_alike 0.286 share_more 0.0798 -0.018 0.001 worded_alike 0.536 0.02 0.005 -0.015
fewest_left 0.05 longer 0.35 shared 1 0.014 -0.016 shared 1 -0.041 -0.007 worded_alike_both 0.2 doer_unknown 0.5 -0.026 0.01 replaced_more 0 0.017 -0.014
near 0.19 wanting_verb_more 0.5 length 0.2 0.013 -0.003 length 0.2 -0.028 -0.004 share_less 0.6 near 0.5 0.01 0.034 hole_more 0.429 0.004 -0.022
hole_more 0.429 fewest_left 2 kind_when 0.5 0.004 -0.02 -0.025 longer 0.4 -0.032 swapped_word_less 0 0.011 -0.017
hole_more 0.429 kind_whether 1.5 odd_less 0.5 0.003 -0.02 words 2.5 0.009 0.028 added_more 0 length 0.3 -0.004 0.007 -0.04
wanting_more 0.5 same_kind 0.5 -0.003 doer 0.5 0.038 0.01 worded_alike_both 0.143 length 0.4 0.021 -0 worded_alike_both 0.2 -0.026 0.002
kind_when 0.5 kind_why 0.5 most_left 2 0.009 -0.008 -0.018 -0.018
worded_alike 0.536 longer 0.35 wanting_verb_more 0.5 0.026 -0.004 wanting_less 0.5 0.009 -0.012 longer 0.5 longer 0.45 -0.011 -0.028 0.001
hole_more 0 how_of_measure 0.5 replaced_more 0 -0.01 0.025 0.022 fewest_left 1 worded_alike_both 0.4 -0.031 -0.005 0.018
fewest_left 2 worded_alike 0.536 kind_whether 1.5 0.012 -0.004 kind_who 0.5 0.002 -0.026 -0.026
hole_more 0 exact 0.5 kind_whether 1.5 0.02 -0.017 doer 0.5 0.013 -0.021 how_of_measure 0.5 swapped_word_more 0 -0.011 0.006 -0.032
words 1.5 worded_alike_both 0.4 exact 0 0.019 -0.028 length 0.1 0.01 0.043 words 2.5 length 0.1 -0.026 0.001 exact 0.5 0.022 -0.005
share_less 0.179 length 0.4 worded_alike 0.222 0.002 0.046 -0.012 length 0.4 worded_alike 0.222 0.02 -0.008 worded_alike 0.4 -0.001 0.023
alike 0.471 longer 0.4 worded_alike_both 0.167 0.004 -0.015 persons_turned 0.5 -0.006 0.033 hole_more 0.429 doer 0.5 0.022 0 -0.013
persons_turned 0.5 kind_who 0.5 near 0.5 0.006 0.026 kind_whether 0.5 -0.015 0.011 exact 0.5 0.027 -0.04
near 0.5 shared 1 wanting_verb_less 0.5 -0.013 0.007 0.016 hole_more 0.429 persons_turned 0.5 0.022 -0.008 -0.021
kind_why 0.5 kind_whether 1.5 share_more 0.75 0.01 -0.003 share_more 0.75 -0.022 0.006 -0.022
doer 0.5 wanting_more 0.5 longer 0.4 0.006 0.045 wanting_more 2.5 -0.008 0.015 worded_alike 0.4 alike 0 -0.021 0.024 share_more 0.75 -0.001 -0.032
share_less 0.25 longer 0.35 0.024 shared 0.85 -0.009 0.021 longer 0.5 how_of_measure 0.5 -0.006 -0.038 wanting_less 0.5 0.002 0.019
odd_more 0.5 kind_whether 1.5 asking 0.5 0 0.02 shared 1 -0.018 0 kind_whether 1.5 0.006 0.028
doer_unknown 0.5 length 0.5 kind_what 0.5 -0.009 0.006 0.021 kind_whether 1.5 kind_what 0.5 0.028 0.001 -0.007
kind_why 0.5 worded_alike_both 0.4 fewest_left 0.05 -0.022 0.008 fewest_left 0.05 0.018 -0.015 -0.022
share_less 0.111 same_kind 0.5 -0.005 0.032 share_more 0.362 share_less 0.143 -0.005 -0.022 kind_when 0.5 -0.001 -0.02
wanting_less 1.5 share_more 0.75 worded_alike_both 0.133 -0.015 0.025 worded_alike_both 0.222 0.021 -0.005 asking 0.5 words 2.5 -0.029 0.004 0.01
kind_who 1.5 doer 0.5 length 0.2 0.013 -0.01 length 0.4 -0.011 0.01 doer 0.5 0.002 0.033
longer 0.4 share_less 0.143 0.026 near 0.5 -0.022 0.006 persons_turned 0.5 odd_more 0.5 0.004 0.028 0.03
share_more 0.75 doer 0.5 asking 0.5 0.013 -0.019 kind_who 0.5 0.023 -0.002 asking 0.5 length 0.2 -0.008 -0.038 kind_what 1.5 0.015 -0.027
turn_if 0.5 kind_how 0.5 most_left 3 -0.002 -0.021 0.019 0.028
kind_who 1.5 doer 0.5 exact 0.5 -0.004 0.025 kind_who 0.5 -0.006 -0.038 exact 0.5 0.04 -0.012
replaced_less 0 wanting_verb_less 0.5 persons_turned 0.5 0.001 0.011 0.022 -0.017
replaced_less 0 odd_more 0.5 alike 0.203 -0.014 0.001 0.019 -0.025
words 2.5 longer 0.5 words 1.5 0.004 -0.021 doer_unknown 0.5 -0.007 0.03 longer 0.5 doer 0.5 0.029 -0.004 worded_alike 0.4 -0.016 -0.005
exact 0.5 shared 1 worded_alike_both 0.133 -0.021 0.006 worded_alike_both 0.4 0.059 -0.011 share_less 0.6 0.009 kind_whether 1.5 -0.026 0
kind_why 0.5 hole_more 0.429 near 0.5 0.001 0.011 share_less 0.6 0.003 -0.033 -0.024
words 1.5 same_kind 0.5 longer 0.4 0.007 -0.023 0.024 longer 0.4 hole_more 0.429 -0.003 -0.034 fewest_left 0.05 -0.003 0.017
order 0.5 share_less 0.25 asking 0.5 -0.021 0.015 exact 0 0.027 0.001 -0.023
kind_what 1.5 kind_what 0.5 worded_alike_both 0.4 -0.01 0.005 worded_alike_both 0.273 0.003 0.039 contained 0.686 -0.045 -0.004
how_of_measure 0.5 share_less 0.6 wanting_more 2.5 0.011 -0.002 words 2.5 -0.015 0.002 worded_alike 0.333 0.011 -0.03
doer_unknown 0.5 turn_by 0.5 kind_when 0.5 -0.001 -0.023 0.018 fewest_left 1 kind_whether 0.5 0.023 -0.009 0.03
order 0.5 added_more 0 hole_less 0 0.001 0.017 exact 0.5 -0.021 0.003 -0.022
worded_alike_both 0.143 wanting_more 3.5 worded_alike_both 0.111 -0.009 0.015 0.019 swapped_word_more 0 kind_who 0.5 -0.008 -0.026 worded_alike_both 0.4 -0.012 0.026
contained 0.686 words 1.5 longer 0.35 0.037 -0.016 doer_unknown 0.5 -0.015 0.008 words 1.5 doer_unknown 0.5 -0.002 -0.015 longer 0.35 -0.001 0.018
kind_how 0.5 added_more 0 share_more 0.143 -0.02 0.003 -0.026 0.024
wanting_more 2.5 wanting_more 1.5 somebody_elses_more 0 0.005 -0.015 hole_more 0.429 -0.033 -0.01 fewest_left 2 doer_unknown 0.5 0.004 0.027 -0.019
kind_when 0.5 wanting_less 1.5 odd_more 0.5 -0.004 0.02 fewest_left 2 0.019 -0.007 -0.016
longer 0.4 wanting_verb_more 0.5 persons_turned 0.5 0.006 -0.025 wanting_less 0.5 -0.007 -0.03 wanting_verb_more 0.5 longer 0.55 -0.014 0.01 wanting_more 2.5 0.032 -0.003
most_left 3 kind_what 0.5 longer 0.5 -0.008 0.014 kind_what 1.5 0.021 0.001 -0.03
hole_more 0 length 0.3 length 0.1 0.002 0.025 fewest_left 1 -0.026 0.005 wanting_verb_more 0.5 length 0.3 -0.024 0.003 wanting_more 1.5 0.042 -0.008
wanting_verb_more 1.5 length 0.1 wanting_verb_more 0.5 0.005 -0.018 shared 0 -0.005 0.013 -0.023
worded_alike_both 0.4 fewest_left 0.05 shared 1 -0.041 -0.002 kind_whether 1.5 0.015 -0.012 shared 1 length 0.1 0.011 0.042 length 0.1 -0.007 0.007
worded_alike 0.25 worded_alike 0.2 worded_alike 0.167 -0.014 0.002 -0.021 kind_what 0.5 worded_alike 0.536 0.005 -0.007 exact 0.5 0.029 -0.005
"""
