"""Fitted by ``scripts/fit_testimony.py entailment``, not edited by hand; read by ``venire.law.forest``."""

# ruff: noqa: E501

from __future__ import annotations

TREES = """
-0.3545
spoken_of 0.303 -0.114 own_replaced 0.667 own_odd 0.5 0.059 -0.037 own_left 0.4 -0.101 0.015
spoken_of 0.303 -0.108 own_backward 0.5 undone 0.683 0.064 -0.09 own_backward 0.92 -0.071 0.125
spoken_of 0.303 -0.104 hole 0.714 answer_share 0.988 0.047 -0.007 answer_share 0.5 0.029 -0.09
own_odd 0.5 hole 0.714 own_share 0 -0.02 0.043 own_backward 0.412 0.002 -0.091 own_backward 0.5 own_share 0.25 -0.087 -0.004 own_wanting 0.5 -0.104 -0.019
own_repeated 0.667 answer_share 0 left_open 1.5 0.033 -0.09 answer_odd 0.5 0.077 0.005 replaced 0 own_undone 0.25 -0.001 -0.103 whole_left 0.429 -0.09 -0.003
confirmed 0 own_share 0 meaning_beyond_words 0.0635 -0.088 0.041 own_backward 0.5 0.048 -0.038 put_swapped_word 0 filled -1 0.119 0.061 meaning_beyond_words -0.0305 0.04 -0.024
replaced 0.7 own_wanting 2.5 own_undone 0.683 0.04 -0.094 meaning 0.0567 -0.062 0.048 answer_share 0.5 answer_share 0 -0.03 0.037 whole_wanting 0.5 -0.091 -0.011
confirmed 0 replaced 0.7 meaning 0.0567 -0.026 0.036 own_backward 0.5 -0.011 -0.088 put_hole 0 put_wanting_verb 0.5 0.113 0.028 length 0.075 0.004 0.075
answer_odd 0.5 own_wanting 3.5 swapped_word 0.4 0.027 -0.054 meaning_beyond_words -0.138 -0.068 0.015 length 0.425 put_share 0.5 -0.064 0.03 own_wanting 1.5 0.055 -0.058
spoken_of 0.303 -0.09 own_swapped_word 0.367 near_unsure 0.5 0.022 -0.082 own_unlike 0.0714 -0.055 0.055
spoken_of 0.303 -0.088 confirmed 0 own_undone 0.683 0.007 -0.093 left_open 0.5 0.1 0.034
own_repeated 0.667 own_wanting_last 0.5 quantifier 0.981 0.055 -0.059 meaning_beyond_words -1 -0.042 0.032 meaning_beyond_words -0.317 whole_backward 0 -0.046 0.027 own_repeated 0.8 -0.039 -0.08
replaced 0.7 own_odd 0.5 own_share 0 -0.015 0.04 own_repeated 0.667 -0.032 -0.088 whole_wanting 0.5 confirmed 0 -0.08 0.003 own_swapped_word 0 0.026 -0.013
own_replaced 0.667 own_share 0 turn_yes_first 0.5 -0.05 0.043 turn_hearsay 0.5 0.033 -0.06 own_added 0.375 own_figure_right 0.5 -0.08 -0.031 own_replaced 0.833 -0.013 -0.05
confirmed 0 filled 0 left_open 1.5 -0.021 -0.079 question 0.5 -0.005 0.085 put_left 0.2 0.092 own_left 0.333 0.038 0.006
question_share 0 answer_share 0.25 -0.083 undone 0.683 0.004 -0.089 answer_odd 0.5 turn_not_first 0.5 0.067 -0.02 whole_backward 0.105 -0.037 0.041
own_replaced 0.667 figure_right 0.5 own_share 0 -0.035 0.018 undone 0.25 0.07 -0.068 whole_wanting_verb 0.5 own_first_moved 0 -0.075 -0.016 0.004
spoken_of 0.303 -0.078 own_odd 0.5 own_swapped_word 0.367 0.026 -0.048 own_swapped_word 0 -0.051 0.028
replaced 0.7 spoken_of 0.303 -0.078 own_undone 0.879 0.026 -0.089 polar 0.5 whole_hole 0 -0.077 0.003 0.031
own_repeated 0.667 own_wanting_last 0.5 own_backward 0.5 0.045 -0.007 left_open 2.5 0.016 -0.043 own_backward 0.92 own_backward 0.625 -0.025 -0.08 0.103
spoken_of 0.303 -0.077 own_replaced 0 own_undone 0.784 0.027 -0.087 own_left 0.333 -0.063 0.02
own_backward 0.5 figure_missing 0.5 figure_right 0.5 0.016 0.078 own_backward 0.25 -0.07 0.005 own_backward 0.92 stance_tells 0.5 -0.061 0.061 meaning 0.516 0.102 0.009
own_repeated 0.667 filled 0.5 confirmed 0 -0.034 0.053 own_repeated 0.4 0.069 0.019 whole_repeated 0.833 length 0.425 -0.05 0.027 length 0.275 0.064 -0.03
own_backward 0.92 own_backward 0.5 meaning 0.0567 -0.008 0.038 own_backward 0.727 -0.032 -0.071 meaning 0.516 0.099 0.001
own_odd 0.5 replaced 0.7 figure_missing 0.5 0.023 -0.049 length 0.425 -0.061 0.028 own_first_moved 0.333 swapped_word 0 -0.066 -0.006 whole_first_moved 0.333 0.043 -0.021
own_repeated 0.667 spoken_of 0.303 -0.072 near_unknown 0.5 0.026 -0.078 own_undone 0.25 whole_repeated 0.833 -0.039 -0.001 -0.079
spoken_of 0.303 -0.073 own_odd 0.5 undone 0.683 0.02 -0.081 sentences 2.5 -0.045 0.027
spoken_of 0.303 -0.073 own_repeated 0.667 own_odd 0.5 0.03 -0.02 own_backward 0.92 -0.052 0.083
own_repeated 0.667 figure_right 0.5 answer_share 0.25 -0.027 0.022 sentences 1.5 0.082 0.02 sentences 1.5 own_odd 0.5 -0.034 -0.071 answer_share 0.988 0.035 -0.016
confirmed 0 own_backward 0.92 own_backward 0.5 0.001 -0.048 question_odd 0.5 0.091 0.02 put_swapped_word 0 left_open 1.5 0.073 0.001 length 0.075 -0.014 0.001
figure_right 0.5 replaced 0 own_left 0.5 0.01 -0.041 whole_wanting 0.5 -0.054 0.022 own_left 0.4 own_left 0 0.054 -0.008 0.092
own_first_moved 0 put_share 0 replaced 0 -0.008 -0.055 denial 0.55 0.054 -0.046 near_heard 0.5 unsure 0.5 0.048 -0.066 -0.082
own_repeated 0.8 own_wanting_last 0.5 own_roles 0.3 0.026 -0.065 left_open 2.5 0.013 -0.031 whole_backward 0.429 length 0.2 -0.008 -0.053 own_replaced 0 0.036 -0.053
opposite_word 0 added 0 near_unsure 0.5 0.009 -0.069 own_wanting_first 0.5 -0.041 0.014 -0.063
own_wanting 3.5 own_undone 0.879 answer_odd 0.5 0.016 -0.017 -0.075 put_share 0 answer_share 0 -0.069 -0.008 stance_denies 0.5 0.016 -0.05
own_first_moved 0 figure_right 0.5 spoken_of 0.303 -0.073 -0.014 own_repeated 0.333 0.087 0.004 own_repeated 0.857 quantifier 0.225 0.055 -0.024 meaning -1 -0.078 -0.007
confirmed 0.983 own_share 0 question_share 0 -0.067 -0.023 own_repeated 0.667 0.023 -0.021 turn_yes_first 0.5 stance_affirms 0.5 0.001 0.037 0.08
spoken_of 0.303 -0.066 unsure 0.5 heard 0.5 0.01 -0.08 -0.079
spoken_of 0.303 -0.07 own_undone 0.879 own_roles 0.75 0.011 -0.081 -0.075
own_backward 0.92 own_backward 0.625 spoken_of 0.303 -0.065 0.009 question 0.5 -0.064 0.059 meaning 0.516 0.086 -0.009
confirmed 0 answer_share 0 figure_right 0.5 -0.059 0.085 unsure 0.5 0.005 -0.072 put_replaced 0.707 question_share 0.595 -0.025 0.062 -0.036
denial 0.55 own_replaced 0.667 heard 0.5 0.013 -0.077 length 0.425 -0.051 0.049 length 0.2 filled 0.75 -0.076 -0.03 answer_odd 0.5 0.035 -0.037
denial 0.708 question_share 0 filled 0.5 -0.044 0.004 stance_unknown 0.5 0.037 -0.061 own_repeated 0.1 -0.074 own_repeated 0.667 0.004 -0.065
own_backward 0.92 own_backward 0.625 own_first_moved 0 -0.009 0.037 question 0.5 -0.058 0.059 own_repeated 0.857 0.029 0.08
own_odd 0.5 own_left 0 turn_hedge 0.5 0.031 -0.047 own_left 0.667 -0.004 -0.056 put_backward 0 sentences 2.5 -0.046 0.004 0.014
figure_right 0.5 own_share 0 question_share 0 -0.068 -0.014 own_repeated 0.5 0.02 -0.016 own_repeated 0.4 put_left 0 0.08 0.026 own_repeated 0.8 0.02 -0.007
own_odd 0.5 own_left 0 roles 0.333 0.031 -0.074 own_left 0.714 -0.003 -0.051 own_figure_right 0.5 whole_wanting_verb 0.5 -0.047 -0.008 0.024
own_first_moved 0 figure_off 0.5 spoken_of 0.303 -0.061 -0.005 own_first_moved -1 -0.027 -0.08 roles 0.75 near_heard 0.5 0.04 -0.068 -0.07
own_first_moved 0 figure_right 0.5 stance_tells 0.5 -0.024 0.014 own_added 0 0.054 -0.033 roles 0.75 near_heard 0.5 0.04 -0.069 -0.074
own_first_moved 0 question 0.5 own_wanting_first 0.5 -0.014 -0.056 answer_share 0 -0.008 0.041 answer_share 0.988 answer_share 0.5 0.011 0.051 meaning_beyond_words -0.138 -0.009 0.041
own_backward 0.92 own_backward 0.5 filled 0.5 -0.013 0.03 own_repeated 0.4 0.047 -0.042 own_repeated 0.857 0.013 0.079
own_odd 0.5 heard 0.5 undone 0.683 0.01 -0.073 -0.072 own_first_moved 0.333 sentences 2.5 -0.047 0.009 whole_repeated 0.333 0.042 -0.059
replaced 0 denial 0.708 heard 0.5 0.017 -0.071 own_wanting_last 0.5 -0.057 -0.005 put_hole 0 filled 0.5 0.006 -0.042 0.032
undone 0.683 heard 0.5 loose 0 0.001 0.057 -0.068 -0.071
replaced 0 undone 0.683 filled 0.5 -0.006 0.021 -0.072 answer_share 0.767 length 0.25 -0.025 0.015 length 0.425 -0.052 0.014
denial 0.708 put_share 0.5 own_undone 0.879 0.002 -0.066 put_hole 0 0.061 0.003 length 0.15 -0.07 own_share 0.75 0.02 -0.039
own_backward 0.92 own_backward 0.625 own_first_moved 0 -0.008 0.029 stance_tells 0.5 -0.05 0.041 meaning_beyond_words -1 0.073 0.007
unsure 0.5 own_left 0 replaced 0 0.03 -0.048 meaning_beyond_words 0.0635 -0.014 0.024 -0.074
own_backward 0.92 own_backward 0.5 spoken_of 0.303 -0.056 0.013 stance_tells 0.5 -0.039 0.056 0.062
unsure 0.5 own_first_moved 0 meaning 0.737 0 -0.036 own_repeated 0.857 0.034 -0.05 -0.076
own_backward 0.92 own_backward 0.727 spoken_of 0.303 -0.06 0.002 whole_replaced 0 -0.053 -0.018 0.059
own_backward 0.92 own_backward 0.727 spoken_of 0.303 -0.053 0.005 sentences 1.5 -0.059 -0.026 0.061
confirmed 0 own_first_moved 0 stance_tells 0.5 -0.025 0.011 near_heard 0.5 0.026 -0.058 put_replaced 0.683 confirmed 0.983 0.025 0.066 -0.022
denial 0.55 own_left 0 own_replaced 0 0.036 -0.047 put_share 0 -0.011 0.035 own_left 0.167 hole 0 -0.074 -0.016 filled -1 -0.048 0.017
spoken_of 0.303 -0.058 opposite_word 0 unknown 0.5 0.006 -0.055 own_share 0.933 -0.075 -0.018
own_backward 0.92 own_backward 0.727 spoken_of 0.303 -0.054 0.004 -0.049 0.056
own_odd 0.5 undone 0.517 confirmed 0.983 0.008 0.056 -0.061 own_figure_right 0.5 whole_hole 0 -0.044 -0.004 0.015
roles 0.75 own_first_moved 0 figure_right 0.5 -0.014 0.036 own_repeated 0.857 0.039 -0.05 -0.075
own_odd 0.5 turn_hedge 0.5 spoken_of 0.303 -0.055 0.011 whole_share 0.5 -0.075 -0.013 own_swapped_word 0 sentences 2.5 -0.045 0.023 hole 0 0.036 -0.009
confirmed 0.983 own_repeated 0.1 target_length 3.5 -0.004 -0.054 question_share 0 -0.003 0.042 target_length 2.5 0.009 0.065
quantifier 0.85 near_heard 0.5 near_unknown 0.5 0.005 -0.059 -0.064 -0.078
figure_missing 0.5 figure_off 0.5 denial 0.708 0.01 -0.026 target_length 3.5 -0.05 -0.01 filled 0.5 -0.053 -0.004
roles 0.75 denial 0.708 unsure 0.5 0.011 -0.063 put_hole 0 -0.043 0.045 -0.088
figure_missing 0.5 opposite_word 0 turn_by 0.5 0 0.043 own_first_moved 0 -0.066 -0.007 whole_backward 0.167 -0.05 0.008
figure_missing 0.5 own_roles 0.3 answer_odd 0.5 0.012 -0.02 -0.069 own_share 0.667 -0.058 0.011
confirmed 0.983 own_backward 0.92 own_backward 0.5 0.001 -0.034 0.05 turn_yes_first 0.5 0.012 0.067
heard 0.5 unsure 0.5 roles 0.75 0.007 -0.063 -0.069 -0.069
figure_right 0.5 loose 0 confirmed 0.983 -0.011 0.035 own_share 0.667 0.007 0.082 own_repeated 0.333 0.067 own_swapped_word 0.367 0.02 -0.049
figure_missing 0.5 loose 0 replaced 0 0.007 -0.024 answer_share 0.667 0.006 0.078 whole_backward 0.167 answer_share 0.25 -0.059 -0.023 0.007
own_roles 0.3 confirmed 0.983 filled 0 -0.026 0.005 turn_yes_first 0.5 0.015 0.058 -0.069
own_quantifier 0.475 sentences 2.5 roles 0.75 0 -0.069 answer_share 0.667 0.015 0.057 -0.061
own_odd 0.5 added 0 replaced 0.7 0.016 -0.043 own_wanting 0.5 -0.045 -0.009 turn_not_first 0.5 figure_right 0.5 -0.04 -0 0.014
own_left 0 denial 0.55 replaced 0 0.039 -0.035 -0.055 own_backward 0.5 filled 0.5 -0.017 0.015 own_left 0.333 -0.048 0.002
heard 0.5 own_first_moved 0 figure_right 0.5 -0.013 0.038 own_roles 0.3 0.026 -0.065 -0.061
meaning_beyond_words 0.0635 own_first_moved 0 sentences 2.5 -0.016 0.03 denial 0.708 0.016 -0.023 figure_missing 0.5 swapped_word 0.4 0.038 -0.011 -0.015
own_left 0.667 roles 0.75 replaced 0.7 0.007 -0.029 -0.069 -0.058
undone 0.683 near_heard 0.5 replaced 0 0.008 -0.018 -0.059 -0.063
unsure 0.5 spoken_of 0.303 -0.056 own_backward 0.92 0.003 0.055 -0.066
own_backward 0.92 own_backward 0.727 meaning 0.0567 -0.011 0.009 swapped_word 0 -0.032 -0.058 0.048
opposite_word 0 unsure 0.5 spoken_of 0.303 -0.047 0.006 -0.061 own_share 0.75 -0.064 -0.021
loose 0 question_share 0 own_roles 0.3 -0.007 -0.062 put_denial 0.583 0.025 -0.024 own_repeated 0.4 0.017 0.07
near_heard 0.5 figure_elsewhere 0.5 own_left 0 0.02 -0.003 own_left 0.333 -0.071 0.014 -0.06
loose 0 own_swapped_word 0.367 heard 0.5 0.002 -0.057 replaced 0 -0.008 -0.058 answer_share 0.667 0.01 0.065
figure_right 0.5 own_backward 0.92 spoken_of 0.303 -0.059 -0.006 0.047 whole_share 0.8 own_backward 0.625 0.054 -0.013 hole 0.369 0.005 -0.031
own_first_moved 0 left_open 2.5 filled -1 -0.009 0.023 filled 0.5 -0.064 -0.011 whole_figure_right 0.5 own_denial 0.708 0.022 -0.022 -0.037
confirmed 0.983 own_backward 0.133 own_left 0.5 -0.022 -0.066 own_backward 0.5 0.011 -0.016 meaning_beyond_words -0.138 0.054 0.016
unsure 0.5 own_repeated 0.143 figure_right 0.5 -0.026 0.051 question_share 0 0.001 0.041 -0.072
own_undone 0.879 quantifier 0.633 own_figure_missing 0.5 0.005 -0.028 quantifier 0.981 -0.019 -0.063 -0.064
own_odd 0.5 own_backward 0.92 own_backward 0.5 0.008 -0.018 0.061 put_repeated 0 own_swapped_word 0 -0.037 0.006 0.016
confirmed 0.983 asked_all 0.5 put_repeated 0.889 0.001 -0.073 -0.074 meaning_beyond_words -0.0305 0.057 0.009
loose 0 heard 0.5 own_backward 0.92 -0.003 0.049 -0.067 own_backward 0.214 0.003 0.07
own_undone 0.879 figure_right 0.5 own_first_moved 0 -0.011 0.021 somebody_elses 0 0.034 -0.039 -0.061
own_quantifier 0.633 swapped_word 0.4 own_unlike 0.45 0.005 -0.053 question_share 0 -0.045 0.004 -0.06
own_undone 0.879 own_unlike 0.45 own_unlike 0.155 0.001 0.03 -0.053 -0.061
own_backward 0.92 own_backward 0.727 own_backward 0.133 -0.017 0.007 own_repeated 0.667 -0.009 -0.049 own_repeated 0.857 0.005 0.053
sentences 2.5 turn_by 0.5 somebody_elses 0 -0.002 -0.044 whole_first_moved 0 0.049 -0.009 own_wanting 1.5 0.057 own_first_moved -1 0.041 -0.025
own_backward 0.92 own_backward 0.727 own_wanting 2.5 0.004 -0.023 whole_share 0 -0.045 -0.011 0.047
unknown 0.5 quantifier 0.633 own_swapped_word 0.367 0.003 -0.034 -0.049 own_share 0.667 -0.073 -0.014
figure_off 0.5 own_quantifier 0.475 near_heard 0.5 0.004 -0.054 length 0.275 -0.061 -0.022 length 0.425 own_share 0.5 -0.018 -0.078 0.013
own_odd 0.5 unsure 0.5 confirmed 0.983 0.004 0.047 -0.058 answer_share 0.988 answer_share 0.25 -0.037 -0.003 whole_left 0.429 -0.051 -0.017
figure_missing 0.5 roles 0.75 own_undone 0.879 0.004 -0.058 -0.063 own_backward 0.25 whole_wanting_last 0.5 -0.065 -0.018 0.001
quantifier 0.981 loose 0 own_undone 0.784 -0 -0.055 own_share 0.5 0.012 0.049 -0.062
meaning_beyond_words 0.0635 answer_share 0.25 length 0.15 -0.008 -0.045 unsure 0.5 0.004 -0.043 length 0.35 swapped_word 0 0.036 0.002 hole 0 0.01 -0.031
sentences 2.5 denial 0.417 unsure 0.5 0.001 -0.062 own_first_moved 0.333 -0.036 0.005 target_length 3.5 0.063 whole_backward 0.267 -0.008 0.054
roles 0.333 turn_if 0.5 spoken_of 0.303 -0.044 0.004 -0.061 -0.058
own_roles 0.3 own_backward 0.133 own_backward 0 -0.008 -0.041 own_hole 0 0.017 -0.011 -0.051
confirmed 0.983 opposite_word 0 heard 0.5 0.003 -0.057 -0.051 0.05
unsure 0.5 denial 0.708 figure_elsewhere 0.5 0.009 -0.046 own_wanting 0.5 -0.049 0.001 -0.063
confirmed 0.983 own_share 0 meaning 0.0567 -0.038 0.005 put_repeated 0 0 0.052 put_repeated 0.889 0.019 0.059
roles 0.75 question_share 0 own_wanting 1.5 0.003 -0.037 filled 0.5 0.006 0.061 -0.07
meaning_beyond_words 0.0635 own_first_moved 0 confirmed 0 -0.015 0.022 own_repeated 0.857 0.02 -0.047 own_wanting 3.5 swapped_word 0.4 0.038 0.003 -0.005
opposite_word 0 quantifier 0.981 figure_missing 0.5 0.006 -0.03 -0.06 -0.049
opposite_word 0 question_odd 0.5 own_hole 0 0.004 -0.016 question_share 0.595 0.008 0.05 -0.047
near_unknown 0.5 whole_denial 0.292 spoken_of 0.303 -0.038 0.003 swapped_word 0.14 -0.046 -0.009 -0.056
opposite_word 0 roles 0.75 unsure 0.5 0.002 -0.05 -0.05 answer_odd 0.5 -0.068 -0.022
unsure 0.5 own_figure_off 0.5 confirmed 0.983 -0 0.047 whole_repeated 0.2 -0.053 -0.012 -0.061
roles 0.333 own_left 0 put_denial 0.167 0.023 -0.043 whole_first_moved 0.333 -0.002 -0.027 -0.051
own_first_moved 0 own_left 0.5 own_repeated 0.4 0.009 -0.014 own_backward 0.25 -0.035 -0.002 own_repeated 0.857 own_roles 0.75 0.033 -0.048 -0.043
heard 0.5 own_first_moved 0.2 figure_right 0.5 -0.009 0.036 own_roles 0.75 0.028 -0.046 -0.057
opposite_word 0 unknown 0.5 unsaid 0.1 0.001 -0.053 own_wanting 1.5 -0.011 -0.06 -0.051
heard 0.5 figure_right 0.5 filled 0.5 -0.016 0.008 whole_backward 0.267 0.043 -0.013 -0.059
question_share 0 length 0.15 own_repeated 0.667 -0.066 -0.017 own_share 0.667 -0.021 0.005 polar 0.5 length 0.15 0.073 0.016 whole_share 0 -0.014 0.06
own_left 0 figure_elsewhere 0.5 length 0.05 -0.011 0.022 -0.056 length 0.05 0.043 length 0.225 -0.026 -0.002
confirmed 0.983 heard 0.5 own_quantifier 0.633 0 -0.052 -0.055 stance_affirms 0.5 0.014 0.052
loose 0 left_open 2.5 own_unlike 0.268 0.014 -0.037 answer_share 0.25 -0.063 -0.005 left_open 3.5 0.018 0.072
unknown 0.5 own_left 0 figure_elsewhere 0.5 0.014 -0.053 own_repeated 0.8 -0.001 -0.033 answer_share 0.667 -0.064 -0.007
near_unknown 0.5 near_heard 0.5 figure_right 0.5 -0.001 0.023 -0.05 -0.053
sentences 2.5 own_odd 0.5 replaced 0 0.003 -0.028 question_odd 0.5 -0.038 0.005 filled 0.5 -0.005 whole_replaced 0 0.025 0.054
roles 0.333 heard 0.5 answer_share 0.25 -0.01 0.01 -0.053 -0.049
figure_right 0.5 confirmed 0.983 own_repeated 0.1 -0.029 -0.002 put_repeated 0.889 -0.005 0.054 answer_share 0.5 own_repeated 0.4 0.059 0.01 own_share 0.667 -0.031 0.014
figure_missing 0.5 own_odd 0.5 swapped_word 0 0.011 -0.016 answer_share 0.988 -0.009 -0.038 whole_repeated 0.333 answer_share 0 -0.021 -0.048 0.013
confirmed 0.983 unsure 0.5 own_denial 0.708 0.002 -0.036 -0.057 turn_yes_first 0.5 0.008 0.057
quantifier 0.981 own_backward 0.133 question_share 0 -0.04 -0.005 undone 0.887 0.01 -0.054 -0.059
opposite_word 0 turn_by 0.5 confirmed 0 -0.003 0.024 whole_wanting_last 0.5 0.042 -0.002 -0.048
own_roles 0.3 near_unknown 0.5 figure_right 0.5 -0.001 0.024 -0.053 -0.043
own_undone 0.879 figure_off 0.5 own_wanting 3.5 0.004 -0.03 length 0.425 -0.05 0.015 -0.057
undone 0.887 swapped_word 0.4 unknown 0.5 0.004 -0.043 answer_odd 0.5 -0.037 0.01 -0.053
heard 0.5 figure_missing 0.5 own_somebody_elses 0 0.004 -0.033 own_share 0.667 -0.036 0.007 -0.055
own_roles 0.3 own_undone 0.879 figure_off 0.5 0.005 -0.03 -0.054 -0.049
added 0 replaced 0.7 unsure 0.5 0.007 -0.047 filled 0.75 -0.001 -0.047 whole_left 0.429 meaning_beyond_words -0.138 -0.042 -0.007 0.019
own_hole 0 denial 0.55 own_backward 0.92 0.007 0.062 length 0.15 -0.05 0.001 own_swapped_word 0.367 own_hole 0.667 -0.013 0.035 whole_swapped_word 0 -0.062 0.012
quantifier 0.981 own_roles 0.75 own_backward 0.133 -0.016 0.005 -0.055 -0.058
turn_if 0.5 left_open 2.5 asked_all 0.5 0.015 -0.043 answer_share 0.25 -0.058 0.001 -0.06
quantifier 0.633 whole_somebody_elses 0.946 swapped_word 0 0.005 -0.013 -0.053 -0.047
own_swapped_word 0.367 own_undone 0.879 near_heard 0.5 0.005 -0.047 -0.052 hole 0 0.037 whole_hole 0 -0.061 -0.006
denial 0.55 somebody_elses 0 own_swapped_word 0 0.012 -0.014 own_swapped_word 0 -0.049 0.012 length 0.125 -0.06 put_left 0 -0.019 0.048
own_left 0.667 left_open 2.5 own_wanting 0.5 -0.009 0.022 own_share 0.667 -0.026 0.002 -0.059
own_left 0.667 unsure 0.5 answer_share 0.988 0.009 -0.008 -0.054 -0.052
own_backward 0.133 put_denial 0.583 length 0.125 0.011 -0.032 length 0.075 -0.055 -0.004 unsure 0.5 replaced 0 0.012 -0.016 -0.051
figure_missing 0.5 own_swapped_word 0.367 figure_off 0.5 0.007 -0.029 whole_share 0.8 -0.011 -0.058 whole_repeated 0.2 -0.047 0.007
own_first_moved 0 quantifier 0.55 own_repeated 0.857 -0.008 0.017 -0.047 own_repeated 0.857 own_roles 0.75 0.027 -0.039 -0.03
quantifier 0.981 undone 0.683 own_hole 0 0.01 -0.009 -0.046 -0.049
meaning_beyond_words 0.0635 own_share 0.25 confirmed 0.983 -0.028 0.016 own_repeated 0.4 0.022 -0.009 target_length 4.5 target_length 3.5 0.036 0.015 -0.017
own_undone 0.683 heard 0.5 sentences 2.5 -0 0.029 -0.051 -0.052
own_odd 0.5 own_undone 0.25 own_share 0.667 -0.004 0.013 -0.039 own_swapped_word 0 turn_not_first 0.5 -0.03 0.009 left_open 3.5 0.041 -0.017
heard 0.5 roles 0.75 figure_missing 0.5 0.004 -0.028 -0.048 -0.055
own_backward 0.92 own_backward 0.727 unknown 0.5 0.001 -0.042 own_replaced 0.667 -0.016 -0.052 0.031
turn_if 0.5 whole_denial 0.292 own_backward 0.133 -0.013 0.007 own_backward 0.25 0.001 -0.049 -0.059
unsure 0.5 figure_missing 0.5 own_somebody_elses 0 0.007 -0.029 polar 0.5 -0.036 0.006 -0.045
own_roles 0.3 answer_share 0.25 left_open 2.5 -0.001 -0.058 put_denial 0.167 0.005 0.054 -0.039
near_unknown 0.5 question_share 0.595 own_undone 0.879 -0.003 -0.051 own_share 0 0.002 0.039 -0.058
heard 0.5 own_backward 0.133 confirmed 0.983 -0.02 0.025 own_backward 0.727 0.008 -0.014 -0.046
quantifier 0.981 filled 0.5 figure_right 0.5 -0.015 0.047 own_backward 0.333 0.031 -0.003 -0.043
somebody_elses 0 own_wanting 3.5 whole_wanting_first 0.5 0 0.031 whole_left 0.571 -0.012 -0.046 own_wanting 0.5 -0.062 own_backward 0.25 0.012 -0.012
denial 0.55 own_left 0 roles 0.333 0.019 -0.029 sentences 2.5 -0.006 0.032 own_left 0.167 own_odd 0.5 -0.023 -0.058 filled -1 -0.031 0.016
figure_right 0.5 opposite_word 0 own_left 0.667 -0.002 -0.04 -0.042 own_left 0.333 whole_backward 0.267 0.016 -0.027 0.05
quantifier 0.225 whole_somebody_elses 0.994 own_odd 0.5 0.005 -0.017 -0.055 own_denial 0.167 -0.052 -0.014
added 0 own_denial 0.708 own_backward 0.92 0.002 0.046 answer_share 0.767 0.009 -0.048 own_replaced 0 answer_share 0.988 -0.007 -0.062 whole_left 0.3 -0.009 0.047
question_odd 0.5 length 0.425 length 0.375 -0.002 -0.041 whole_left 0.571 0.022 -0.025 whole_left 0.429 length 0.2 0.001 0.048 length 0.425 -0.003 -0.028
quantifier 0.633 figure_elsewhere 0.5 turn_hedge 0.5 0.004 -0.037 length 0.35 -0.061 0.011 denial 0.167 -0.071 0.003
question_share 0 own_first_moved -1 filled 0 -0.02 -0.056 turn_by 0.5 -0.007 0.032 filled -1 stance_affirms 0.5 -0.029 0.03 own_unlike 0.183 0.032 -0.024
heard 0.5 denial 0.55 figure_off 0.5 0.005 -0.031 hole 0 -0.036 0.019 -0.054
heard 0.5 unsure 0.5 own_roles 0.3 0.004 -0.039 -0.041 -0.044
loose 0 own_repeated 0.333 own_share 0.25 -0.008 0.025 swapped_word 0 -0.003 -0.033 own_backward 0.214 -0.016 0.055
own_hole 0 own_wanting 3.5 whole_wanting_first 0.5 0.005 0.041 whole_left 0.571 -0.01 -0.047 answer_share 0.988 own_wanting 1.5 0.008 -0.037 length 0.425 -0.065 -0.022
opposite_word 0 own_swapped_word 0.367 figure_right 0.5 -0.001 0.022 own_repeated 0.4 0.014 -0.038 answer_odd 0.5 -0.062 -0.007
confirmed 0.983 put_repeated 0.889 length 0.325 0.007 -0.01 -0.061 put_repeated 0.889 0.018 0.05
opposite_word 0 own_roles 0.75 own_first_moved 0 -0.003 0.014 -0.042 answer_share 0.767 -0.054 -0.018
sentences 2.5 whole_share 0.8 own_unlike 0.45 0.003 -0.039 own_unlike 0.0714 -0.03 0.021 whole_wanting 1.5 0.053 whole_wanting_first 0.5 -0.034 0.007
turn_by 0.5 own_backward 0.133 confirmed 0.983 -0.025 0.031 own_backward 0.5 0.01 -0.012 own_hole 0 0.05 -0.006
own_denial 0.708 opposite_word 0 swapped_word 0 0.006 -0.013 own_unlike 0.225 -0.056 -0.002 answer_share 0.667 0.001 -0.044
filled -1 put_first_moved 0.0833 length 0.15 -0.006 -0.049 0.026 question_share 0.595 filled 0 -0.034 0.001 whole_wanting 0.5 0.009 0.065
own_swapped_word 0.367 own_left 0.714 unsure 0.5 0.004 -0.04 -0.043 hole 0 0.027 whole_wanting 0.5 -0.058 0.008
unsure 0.5 filled 0.5 own_unlike 0.268 -0.005 -0.047 own_repeated 0.333 0.043 -0.001 -0.048
filled 0.75 figure_right 0.5 question_odd 0.5 -0.017 0.025 left_open 3.5 0.043 -0.019 own_somebody_elses 0 own_odd 0.5 0.018 -0.018 whole_backward 0.105 -0.014 -0.052
whole_somebody_elses 0.994 own_hole 0.667 own_hole 0 0.004 -0.022 own_backward 0.625 0.075 -0.031 -0.055
sentences 3.5 own_undone 0.784 figure_off 0.5 0.002 -0.024 -0.043 0.041
figure_off 0.5 own_backward 0.333 own_backward 0.0833 -0.01 0.021 own_backward 0.92 -0.009 0.026 own_wanting 0.5 -0.047 -0.01
turn_by 0.5 whole_replaced 0 own_replaced 0 -0.003 -0.032 length 0.325 -0.036 0.041 length 0.35 0.054 -0.024
own_hole 0.667 own_hole 0 added 0 0.007 -0.028 whole_left 0.3 -0.004 -0.038 length 0.275 -0.013 0.052
filled 0.5 own_unlike 0.268 target_length 3.5 0.007 -0.02 -0.05 own_repeated 0.333 own_wanting 1.5 0.019 0.057 own_added 0.375 -0.005 0.021
asked_all 0.5 own_quantifier 0.869 turn_by 0.5 -0.002 0.023 -0.05 -0.045
own_hole 0.667 added 0.375 replaced 0.7 0.002 -0.039 replaced 0.7 -0.054 0.017 own_left 0.333 own_left 0.2 0.006 -0.011 0.075
turn_by 0.5 figure_missing 0.5 somebody_elses 0 0.002 -0.027 polar 0.5 -0.037 -0.004 own_first_moved -1 -0.001 own_first_moved 0.5 0.042 0.01
loose 0 undone 0.683 heard 0.5 0 -0.042 -0.047 length 0.3 0.01 0.042
whole_first_moved 0.333 whole_first_moved 0 question_odd 0.5 -0.002 0.021 left_open 2.5 -0.015 0.044 own_hole 0 whole_repeated 0.333 -0.014 0.025 -0.046
swapped_word 0.4 heard 0.5 near_unknown 0.5 0.006 -0.043 -0.045 own_wanting 1.5 -0.036 0.011
own_first_moved 0 question_share 0 own_wanting 1.5 -0.006 -0.039 filled 0.75 0.001 0.046 whole_first_moved 0.333 own_added 0 0.01 0.057 own_wanting 0.5 -0.003 -0.029
meaning_beyond_words 0.0635 filled 0.75 own_replaced 0.667 -0.014 0.039 question_share 0 -0.001 0.042 stance_affirms 0.5 own_share 0.25 0.037 0.004 -0.023
own_first_moved 0.2 question_share 0 own_added 0.375 -0.018 0.02 answer_share 0.25 -0.002 0.038 whole_figure_right 0.5 roles 0.75 0.021 -0.037 -0.052
whole_first_moved -1 own_wanting 3.5 meaning_beyond_words 0.0635 0.018 0.057 -0.019 turn_than 0.5 whole_unlike 0.0833 -0.001 0.028 -0.031
whole_wanting_first 0.5 quantifier 0.981 asked_all 0.5 0.002 -0.045 -0.044 put_share 0 own_repeated 0.143 -0.013 0.02 0.058
own_undone 0.879 question_odd 0.5 heard 0.5 -0 -0.046 stance_affirms 0.5 0.025 -0.027 -0.05
denial 0.708 stance_denies 0.5 put_backward 0.25 0.001 0.025 put_backward 0.25 0.05 0.016 swapped_word 0 meaning_beyond_words 0.0635 -0.033 0.011 0.014
put_first_moved 0.225 filled 0 target_length 3.5 0.003 -0.024 own_repeated 0.333 0.025 -0.004 put_wanting_verb 0.5 0.043 0.013
turn_by 0.5 turn_before -0.5 own_wanting 1.5 -0.011 -0.04 figure_missing 0.5 0.001 -0.023 target_length 3.5 whole_repeated 0 0.061 0.006 own_wanting 1.5 0.012 -0.009
meaning_beyond_words 0.0635 length 0.5 figure_off 0.5 -0.002 -0.039 whole_repeated 0.556 0.003 0.041 length 0.35 put_repeated 0.3 0.036 -0.001 -0.018
turn_if 0.5 own_hole 0.667 turn_by 0.5 -0.001 0.034 own_added 0 0.006 0.054 -0.044
quantifier 0.633 unknown 0.5 question_share 0.595 -0.002 0.016 -0.038 -0.039
own_added 0.375 own_swapped_word 0.367 figure_right 0.5 -0.003 0.016 target_length 3.5 -0.006 -0.038 whole_backward 0.267 own_left 0.25 0.016 -0.009 own_left 0.333 0.013 0.048
sentences 3.5 unknown 0.5 left_open 1.5 0.012 -0.004 -0.04 0.04
own_unlike 0.45 whole_wanting_first 0.5 quantifier 0.981 0.002 -0.046 length 0.325 0.036 -0.006 -0.038
opposite_word 0 confirmed 0 filled -1 -0.039 0.004 meaning_beyond_words -0.0305 0.039 -0.004 -0.032
unsure 0.5 own_roles 0.3 whole_first_moved 0.333 0.005 -0.019 -0.04 -0.048
loose 0 own_undone 0.683 own_first_moved 0.2 -0.005 0.008 -0.041 length 0.3 0.004 0.047
sentences 2.5 heard 0.5 turn_before -0.5 -0.029 0 -0.04 answer_share 0.667 whole_odd 0.5 0.025 -0.036 0.045
meaning_beyond_words -0.138 sentences 2.5 meaning_beyond_words -1 -0.002 -0.026 whole_first_moved 0 -0.003 0.037 left_open 0.5 turn_not_first 0.5 -0.031 -0.003 whole_first_moved 0.333 0.022 -0.019
loose 0 whole_backward 0.267 confirmed 0.983 -0.001 0.034 answer_share 0.988 0.01 -0.039 0.041
own_backward 0.92 own_backward 0.727 own_backward 0.214 -0.01 0.008 own_repeated 0.8 -0.011 -0.039 0.036
own_left 0.714 near_heard 0.5 length 0.35 0.003 -0.01 -0.046 -0.043
unsure 0.5 roles 0.75 whole_wanting 3.5 0.007 -0.029 -0.034 -0.043
near_unknown 0.5 answer_share 0.988 answer_share 0.667 -0 0.02 somebody_elses 0 -0.003 -0.047 -0.04
asked_all 0.5 own_first_moved 0 left_open 1.5 0.01 -0.014 whole_backward 0.267 0.015 -0.034 -0.046
own_roles 0.3 denial 0.55 whole_left 0.3 0.009 -0.008 length 0.15 -0.042 0.002 -0.04
turn_not_first -0.5 0.036 whole_replaced 0 figure_elsewhere 0.5 -0.005 -0.035 swapped_word 0 0.032 -0.002
sentences 2.5 own_backward 0.92 own_backward 0.5 0.002 -0.021 0.037 answer_share 0.667 own_first_moved -1 0.013 -0.018 own_backward 0.412 0.01 0.055
quantifier 0.85 somebody_elses 0 turn_after 0.5 0.004 -0.028 own_wanting_verb 0.5 -0.045 0.022 -0.04
opposite_word 0 near_heard 0.5 whole_somebody_elses 0.839 0.002 -0.034 -0.035 whole_left 0 -0.011 -0.053
turn_if 0.5 unsure 0.5 asked_all 0.5 0.002 -0.036 -0.044 -0.042
own_roles 0.75 put_unlike 0.225 filled 0.75 -0.005 0.007 -0.043 -0.043
length 0.3 figure_right 0.5 figure_elsewhere 0.5 0 -0.048 answer_share 0.988 0.049 -0.001 own_hole 0.667 own_hole 0 -0.006 -0.027 0.024
unsure 0.5 turn_than -0.5 answer_share 0.5 0.003 -0.042 whole_wanting_first 0.5 0 0.021 -0.03
unknown 0.5 own_left 0.5 own_repeated 0.333 0.014 -0.003 own_repeated 0.25 -0.032 0.003 -0.038
quantifier 0.981 swapped_word 0.4 turn_before -0.5 -0.03 0.004 own_repeated 0.333 0 -0.034 -0.042
confirmed 0.983 own_repeated 0.25 whole_repeated 0 -0.022 0.003 own_repeated 0.333 0.026 -0.004 turn_yes_first 0.5 -0.02 0.049
opposite_word 0 turn_than 0.5 asked_all 0.5 0.006 -0.028 -0.039 length 0.325 -0.052 -0.006
sentences 2.5 swapped_word 0.4 own_first_moved 0.2 -0.002 0.015 own_backward 0.25 0.005 -0.042 own_wanting 0.5 0.053 swapped_word 0 -0.013 0.038
figure_missing 0.5 whole_backward 0.267 roles 0.75 0.004 -0.038 whole_left 0.125 0.031 -0.024 own_backward 0.25 answer_share 0 -0.015 -0.049 answer_share 0.5 0.001 0.012
loose 0 own_hole 0.667 own_hole 0 0.001 -0.018 own_backward 0.625 0.054 -0.02 length 0.3 -0.005 0.06
own_hole 0.667 own_hole 0.429 own_figure_missing 0.5 0.006 -0.029 whole_first_moved 0.333 -0.005 -0.058 swapped_word 0.4 0.055 -0.022
meaning_beyond_words 0.0635 spoken_of 0.303 -0.038 denial 0.708 0.001 -0.017 target_length 3.5 length 0.3 0.038 0.007 answer_share 0.667 -0.015 0.031
roles 0.75 replaced 0.7 denial 0.708 0.004 -0.016 length 0.3 -0.04 0.019 -0.041
whole_denial 0.292 turn_than -0.5 sentences 1.5 -0.009 -0.038 heard 0.5 0.006 -0.04 -0.032
meaning_beyond_words 0.0635 figure_off 0.5 denial 0.55 0.001 -0.018 length 0.325 -0.051 -0.004 length 0.05 -0.014 length 0.375 0.029 -0.002
own_added 0.375 own_backward 0.92 whole_repeated 0.833 -0 -0.054 0.03 length 0.325 own_repeated 0.857 -0.019 0.006 own_repeated 0.8 0.067 0.001
own_roles 0.3 whole_first_moved 0 figure_right 0.5 -0.003 0.018 whole_first_moved 0.333 0.04 -0.005 -0.035
own_roles 0.75 own_unlike 0.45 own_unlike 0.155 -0.001 0.023 -0.036 -0.047
own_repeated 0.4 own_figure_missing 0.5 answer_share 0.767 0.011 0.049 length 0.425 -0.031 0.028 length 0.15 -0.047 somebody_elses 0 0.004 -0.042
turn_if 0.5 own_roles 0.3 own_backward 0.92 0.001 0.032 -0.035 -0.043
own_unlike 0.45 turn_cause -0.5 -0.037 put_unlike 0.225 0.004 -0.03 -0.04
own_backward 0.92 own_backward 0.727 own_hole 0.667 -0.004 0.03 whole_backward 0 -0.039 -0.006 0.03
own_order 0.5 own_wanting 3.5 whole_first_moved -1 0.027 -0.005 stance_affirms 0.5 -0.032 -0.003 0.04
own_share 0 put_denial 0.167 put_repeated 0.889 -0.011 0.043 put_repeated 0.889 -0.02 -0.048 put_repeated 0 unsure 0.5 0.003 -0.035 put_wanting_verb 0.5 0.054 0.004
heard 0.5 own_repeated 0.143 confirmed 0.983 -0.017 0.012 question_share 0 0.002 0.029 -0.047
turn_before -0.5 whole_backward 0 -0.037 -0.002 own_left 0 figure_off 0.5 0.016 -0.043 whole_first_moved 0.333 0.002 -0.031
turn_until 0.5 own_first_moved 0.2 left_open 2.5 0.006 -0.017 turn_all 0.5 0.012 -0.037 0.032
own_repeated 0.333 own_repeated 0.25 turn_than -0.5 -0.037 0.003 meaning_beyond_words -0.317 0.019 0.05 own_somebody_elses 0 own_added 0 -0.007 0.017 -0.046
own_odd 0.5 hole 0.5 whole_wanting_verb 0.5 0.008 -0.012 whole_wanting 0.5 -0.028 0.008 answer_share 0.988 whole_denial 0.292 0.004 -0.025 whole_backward 0.267 -0.025 -0.057
filled 0.5 left_open 2.5 hole 0 0.008 -0.02 own_repeated 0.25 -0.052 -0.012 answer_share 0.5 0.05 length 0.15 -0.046 0.003
turn_if 0.5 length 0.425 whole_first_moved -1 0.028 -0.002 whole_wanting_verb 0.5 0.032 -0.01 -0.036
own_backward 0.333 swapped_word 0.4 own_repeated 0.143 -0.008 0.01 0.041 whole_left 0.3 own_somebody_elses 0 0.007 -0.05 own_hole 0.667 -0.038 0.03
put_added 0 heard 0.5 figure_elsewhere 0.5 0.003 -0.025 -0.044 -0.039
sentences 2.5 whole_figure_right 0.5 spoken_of 0.303 -0.043 -0 own_first_moved 0 -0.003 -0.059 question 0.5 own_repeated 0.4 0.058 0.006 -0.009
turn_by 0.5 own_first_moved 0 figure_off 0.5 -0.007 -0.036 own_share 0.5 -0.014 0.012 own_share 0.667 whole_repeated 0 0.013 -0.01 own_wanting 0.5 0.051 0.017
turn_by 0.5 replaced 0.833 own_hole 0.667 -0.002 0.032 -0.034 own_share 0.75 own_hole 0.429 0.022 -0.012 0.049
whole_wanting_last 0.5 own_figure_missing 0.5 whole_left 0.3 0.001 -0.018 polar 0.5 -0.045 -0.009 question_share 0.595 whole_repeated 0.333 -0.022 0.016 own_wanting 3.5 0.051 0.002
whole_other_name 1.5 own_hole 0.667 left_open 1.5 0.007 -0.008 own_swapped_word 0.367 0.046 -0.02 0.044
own_quantifier 0.633 question_odd 0.5 whole_denial 0.292 0.001 -0.031 own_share 0.933 0.028 -0.016 -0.039
denial 0.55 quantifier 0.633 stance_denies 0.5 0.002 0.042 -0.052 own_left 0.167 -0.049 own_left 0.4 0.041 -0.005
turn_if 0.5 whole_replaced 0 own_hole 0 0.003 -0.014 whole_first_moved 0.333 0.034 -0.015 -0.042
figure_right 0.5 loose 0 whole_wanting 0.5 -0.009 0.008 0.035 filled 0.5 0.045 own_added 0.375 -0.005 0.022
replaced 0 own_backward 0.25 own_wanting 2.5 0.004 -0.026 own_odd 0.5 0.019 -0.019 whole_hole 0 own_backward 0.5 -0.006 -0.048 0.026
roles 0.333 whole_somebody_elses 0.946 hole 0 0.004 -0.008 -0.038 -0.038
filled -1 put_first_moved 0.225 stance_affirms 0.5 -0.036 0.032 0.033 own_left 0.4 filled 0.75 -0.014 0.007 own_unlike 0.268 0.019 -0.032
quantifier 0.633 filled -1 put_odd 0.5 -0.02 0.027 own_repeated 0.333 0.015 0.001 -0.035
target_length 4.5 added 0.375 length 0.325 0.008 -0.008 length 0.325 -0.045 0.007 own_wanting_last 0.5 whole_first_moved 0 -0.011 0.033 length 0.225 -0.017 -0.052
own_quantifier 0.633 put_unlike 0.225 turn_not_first -0.5 0.043 0 -0.042 -0.043
own_backward 0.92 turn_before -0.5 length 0.3 -0.039 -0.006 own_undone 0.683 0.001 -0.033 0.03
heard 0.5 turn_if 0.5 somebody_elses 0 0.01 -0.019 -0.045 -0.05
unsure 0.5 whole_hole 0.375 own_undone 0.25 -0.001 -0.053 own_first_moved 0.333 0.028 -0.029 -0.041
added 0.375 replaced 0.7 length 0.325 0.011 -0.003 own_hole 0.667 -0.041 0.007 own_hole 0 replaced 0 -0.059 -0.003 0.004
whole_left 0.3 hole 0.5 denial 0.708 0.013 -0.017 put_repeated 0 -0.023 0.01 turn_all 0.5 put_share 0.5 -0.021 0.041 denial 0.417 0.033 -0.022
whole_wanting 0.5 sentences 2.5 stance_tells 0.5 -0.009 0.011 whole_left 0.429 0.041 0.008 whole_left 0.3 stance_tells 0.5 0.053 0.012 whole_repeated 0.556 -0.008 0.027
somebody_elses 0 own_added 0 own_replaced 0 0.001 -0.029 own_left 0.25 0.045 0.003 own_repeated 0.333 -0.003 own_repeated 0.5 -0.053 -0.02
unsure 0.5 added 0.375 replaced 0.7 0.007 -0.025 whole_wanting 0.5 -0.034 0.035 -0.034
own_swapped_word 0.367 put_added 0 whole_left 0.3 0.004 -0.01 -0.033 hole 0.369 0.009 meaning 0.516 -0.008 -0.043
meaning_beyond_words -1 spoken_of 0.303 -0.032 answer_odd 0.5 0.013 -0.004 own_share 0.5 meaning_beyond_words 0.0635 -0.028 -0.003 meaning_beyond_words -0.138 -0.018 0.009
whole_wanting 0.5 sentences 2.5 whole_repeated 0.556 -0.003 -0.03 whole_first_moved 0 0.016 0.049 whole_repeated 0.556 question_share 0.595 -0.014 0.036 swapped_word 0 0.054 0.015
whole_wanting 3.5 put_added 0 own_hole 0 0.004 -0.008 -0.034 own_backward 0 -0.008 -0.039
own_order 0.5 unsure 0.5 unknown 0.5 0.001 -0.028 -0.04 0.038
"""
