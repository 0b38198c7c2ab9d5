"""Fitted by ``scripts/fit_testimony.py entailment``, not edited by hand; read by ``venire.language.fitted.trees``."""

# ruff: noqa: E501 - weights are not read by eye

from __future__ import annotations

TREES = """
-0.1086
spoken_of 0.254 -0.123 replaced 0.625 begins_loose 0.5 0.055 -0.104 put_backward 0 -0.105 0.055
hole 0.667 firm 0 left_open 2.5 0.028 -0.109 loose_share 0 0.042 -0.091 asked_hole 0 -0.102 own_verb_shared 0.5 -0.002 0.056
own_replaced 0 firm 0 confirmed 0 -0.066 0.099 answer_odd 0.5 0.061 -0.012 own_repeated 0.714 replaced 0 0.062 -0.045 replaced 0.625 -0.011 -0.109
own_replaced 0 ends_loose 0.5 needed 0.5 -0.021 0.051 back_strange 3.56 -0.106 -0.039 own_repeated 0.714 back_strange 3.56 -0.044 0.039 whole_wanting 0.5 -0.101 -0.048
spoken_of 0.254 near_best 0 -0.109 -0.036 replaced 0.625 loose_share 0 0.045 -0.087 put_backward 0 -0.087 0.045
own_replaced 0 near_best 0 own_share 0.143 -0.046 0.022 own_undone 0 0.048 -0.083 whole_left 0.5 own_replaced 0.833 -0.064 -0.094 whole_left 0.571 0.048 -0.019
spoken_of 0.254 -0.102 replaced 0.625 sworn_share -1 0.044 -0.086 put_backward 0 -0.083 0.051
own_left 0 own_figure_off 0.5 own_denial 0.55 0.05 -0.082 -0.096 back_other_most 0.141 put_share 0 -0.05 0.047 asked_backward 0.667 0.024 -0.069
spoken_of 0.254 -0.098 only_denied 0 own_hole 0.625 0.03 -0.065 length 0.45 -0.062 0.051
replaced 0.625 filled 0 open 2.5 0.003 -0.086 undone 0 0.039 -0.097 put_replaced 0 whole_hole 0 -0.08 -0.022 own_verb_shared 0.5 0.007 0.079
spoken_of 0.254 -0.095 own_odd 0.5 own_backward 0.5 0.048 -0.012 put_odd_core 0.5 -0.065 0.017
confirmed 0 filled 0 figure_right 0.25 -0.056 0.062 replaced 0 0.03 -0.06 filled -1 back_other_most 0.0584 0.108 0.059 asked_wanting 2.5 0.063 0.005
spoken_of 0.254 -0.089 replaced 0.625 sworn_share -1 0.037 -0.083 put_share 0 -0.069 0.037
answer_odd 0.5 ends_loose 0.5 whole_added 0 0.022 -0.047 whole_left 0.222 -0.094 -0.025 put_share 0.5 own_repeated 0.714 -0.04 -0.086 denial 0.55 0.07 0.009
own_odd 0.5 own_hole 0.625 figure_right 0.25 0.008 0.054 whole_left 0.5 -0.061 0.031 put_odd_core 0.5 turn_before 0.5 -0.061 0.011 question_share 0.167 -0.061 0.018
spoken_of 0.254 -0.088 ends_loose 0.5 added 0.312 0.023 -0.052 needed 1.5 -0.087 -0.018
own_left 0 denial 0.367 opposite_word 0 0.049 -0.063 put_wanting 0.5 -0.082 0.037 own_backward 0.5 own_share 0.25 -0.031 0.032 own_share 0.434 0.006 -0.076
answer_odd 0.5 replaced 0.625 loose_share 0 0.028 -0.075 put_repeated 0 -0.066 0.035 put_odd_core 0.5 length 0.45 -0.055 -0.005 meaning_beyond_words -0.306 -0.011 0.048
spoken_of 0.254 -0.086 confirmed 0 filled -1 -0.049 0.01 whole_backward 0 0.082 0.027
own_left 0 own_replaced 0 loose_share 0 0.048 -0.075 asked_wanting_verb 0.5 -0.078 0.011 own_repeated 0.714 word_same 0 -0.029 0.016 asked_wanting_verb 0.5 -0.069 0.003
spoken_of 0.254 -0.083 replaced 0.625 sworn_share -1 0.026 -0.07 last_wanting 0.5 -0.059 0.006
spoken_of 0.254 -0.081 ends_loose 0.5 own_backward 0.5 0.029 -0.013 own_doer -0.25 0.008 -0.08
sworn_share -1 figure_missing 0.5 added 0.312 0.016 -0.042 back_least 0.0416 -0.069 -0.005 own_swapped_word 0 near_last 0.0954 -0.079 -0.029 0.006
spoken_of 0.254 -0.08 own_replaced 0 sworn_share -1 0.026 -0.061 own_backward 0.5 0.041 -0.072
spoken_of 0.254 -0.078 own_replaced 0 own_denial 0.708 0.022 -0.06 own_repeated 0.714 -0.012 -0.062
answer_odd 0.5 own_first_moved 0 put_backward 0 -0.008 0.035 own_roles 0.669 0.054 -0.108 put_backward 0 length 0.5 -0.049 0.024 whole_wanting 0.5 -0.005 0.056
confirmed 0 filled 0 figure_right 0.25 -0.049 0.051 replaced 0 0.019 -0.049 confirmed 0.8 figure_right 0.25 0.02 0.065 length 0.225 0.085 0.026
own_odd 0.5 own_left 0 ends_loose 0.5 0.044 -0.076 own_backward 0.5 0.008 -0.065 length 0.45 own_backward 0.375 -0.031 -0.08 swapped_word 0 -0.004 0.072
own_left 0 own_replaced 0 ends_loose 0.5 0.042 -0.074 own_backward 0.727 0.002 -0.077 own_backward 0.5 filled 0 -0.022 0.025 own_wanting 2.5 -0.068 0.007
answer_odd 0.5 own_replaced 0 firm 0.2 -0.008 0.032 own_done_to 0.5 -0.012 -0.06 put_share 0.5 sentences 3.5 -0.037 0.042 filled_first -0.5 0.017 0.063
spoken_of 0.254 -0.076 answer_odd 0.5 added 0.312 0.021 -0.043 turn_not_first 0.5 -0.028 0.036
answer_odd 0.5 roles 0.669 replaced 0.625 0.016 -0.035 -0.117 put_share 0.5 own_denial 0.708 -0.028 -0.069 asked_repeated 0.571 0.059 0.005
spoken_of 0.254 -0.076 sworn_share -1 roles 0.669 0.016 -0.105 length 0.4 -0.074 0.004
figure_right 0.75 own_odd 0.5 own_left 0 0.022 -0.015 own_repeated 0.714 -0.026 -0.074 own_repeated 0.4 whole_left 0 0.091 0.047 whole_left 0.222 0.021 -0.037
ends_loose 0.5 back_other_mean 0.158 word_mean 0.846 0.003 -0.03 own_repeated 0.714 0.039 -0.023 whole_repeated 0 -0.075 loose_share 0.333 -0.046 0.017
spoken_of 0.254 -0.074 own_replaced 0 answer_odd 0.5 0.021 -0.018 own_first_moved 0 -0.046 0.049
confirmed 0.8 own_first_moved 0 near_first 0.571 -0.005 -0.041 roles 0.669 0.034 -0.097 number_direct 0.5 asked_left 0.143 0.079 0.039 0.021
sworn_share -1 own_first_moved 0 own_replaced 0 0.002 -0.047 own_roles 0.669 0.046 -0.089 whole_share 0.463 put_odd_core 0.5 -0.071 -0.005 near_first 0.571 0.027 -0.056
back_other_mean 0.158 reply_agrees 0.5 filled_best 0.292 -0.019 0.014 put_left 0.333 0.058 -0.013 undone 0 replaced 0.625 0.036 -0.023 -0.076
confirmed 0.8 asked_share 0.861 ends_loose 0.5 0.003 -0.057 asked_denial 0.417 -0.088 -0 added 0 whole_wanting 2.5 0.074 0.017 -0.001
spoken_of 0.254 -0.073 undone 0 denial 0.875 0.015 -0.036 own_wanting_verb 0.5 -0.098 0.046
confirmed 0.8 asked_backward 0.667 own_first_moved 0 -0.006 0.029 asked_share 0.861 -0.035 -0.108 numbers_given 1.5 whole_backward 0 0.071 0.013 -0.014
own_odd 0.5 undone 0 own_roles 0.3 0.013 -0.091 own_repeated 0.556 -0.014 -0.093 sentences 2.5 own_first_moved 0.429 -0.043 0.019 own_repeated 0.125 -0.009 0.045
spoken_of 0.254 -0.072 ends_loose 0.5 own_replaced 0 0.015 -0.034 own_left 0.333 -0.07 -0.007
own_odd 0.5 asked_backward 0.667 roles 0.669 0.012 -0.087 stance_affirms 0.5 -0.063 0.063 length 0.45 asked_odd 0.5 -0.047 0.007 answer_share 0.278 -0.014 0.045
figure_missing 0.5 replaced 0.833 sworn_share -1 0.012 -0.046 firm 0.697 0.001 -0.068 filled 0.5 clauses 2.5 -0.065 0.008 whole_left 0.333 0.025 -0.016
figure_missing 0.5 echo 0 own_odd 0.5 0.016 -0.025 put_left 0 -0.043 0.032 open 0.5 back_other_most 0.261 -0.079 -0.018 back_strange 3.56 -0.036 0.032
echo 0 filled_best 0.292 open 3.5 -0.001 -0.076 whole_odd 0.5 0.063 0.001 put_share 0 question_odd 0.5 -0.058 -0.002 answer_share 0 -0.006 0.046
figure_missing 0.5 roles 0.822 own_first_moved 0 -0.002 0.033 -0.09 asked_swapped_word 0 near_beyond 0 -0.058 0.001 0.041
own_undone 0 own_replaced 0.833 filled_best 0.292 -0.003 0.029 firm 0.697 -0.012 -0.061 own_wanting 0.5 -0.096 -0.006
own_odd 0.5 own_roles 0.669 own_figure_off 0.5 0.01 -0.049 -0.085 length 0.45 own_done_to 0.5 -0.024 -0.069 only_denied 0 -0.017 0.042
figure_right 0.75 filled_union 0.292 stance_tells 0.5 -0.005 -0.036 whole_backward 0.188 0.044 -0.017 length 0.175 hole 0.444 0.08 0.031 swapped_word 0.4 0.022 -0.062
confirmed 0 asked_share 0.861 own_replaced 0.833 0.004 -0.057 asked_unlike 0.134 -0.075 0.051 length 0.375 asked_share 0.206 -0.031 0.048 -0.031
spoken_of 0.254 left_open 2.5 -0.03 -0.072 asked_backward 0.375 own_backward 0.5 0.03 -0.013 turn_yes_first 0.5 -0.037 0.024
ends_loose 0.5 figure_missing 0.5 undone 0 0.009 -0.076 asked_left 0.143 -0.055 -0.007 whole_share 0.463 open 0.5 -0.072 -0.033 own_done_to 0.5 0.011 -0.024
own_left 0 own_figure_off 0.5 own_roles 0.3 0.027 -0.079 -0.085 put_share 0 near_both 0.759 -0.014 -0.066 asked_backward 0.375 0.059 0.016
own_undone 0 own_first_moved 0 near_first 0.571 0.003 -0.031 own_repeated 0.714 0.036 -0.031 own_backward 0.286 0.02 -0.089
spoken_of 0.254 -0.069 reply_agrees 0.5 undone 0 0.004 -0.062 put_left 0.333 0.07 0.014
confirmed 0.8 asked_backward 0.667 own_undone 0 0.004 -0.067 near_beyond 0 -0.076 -0.006 added 0 stance_denies 0.5 0.065 0.019 -0.007
back_other_most 0.261 figure_right 0.75 turn_yes_first 0.5 -0.018 0.015 length 0.175 0.069 0.004 own_undone 0 own_replaced 0.833 0.028 -0.048 -0.062
confirmed 0.8 back_other_most 0.141 answer_share 0.278 -0.031 -0.002 whole_backward 0.292 0.02 -0.026 back_other_most 0.141 0.059 0.008
confirmed 0 asked_share 0.861 replaced 0.833 0.004 -0.054 asked_unlike 0.134 -0.069 0.042 question_share 0.767 own_first_moved -1 0.027 -0.024 numbers_given 0.5 0.058 0.009
sworn_share -1 added 0 denial 0.875 0.01 -0.033 own_doer 0.5 -0.011 -0.067 turn_if 0.5 whole_repeated 0.222 -0.071 -0.025 whole_repeated 0.222 -0.014 0.039
figure_right 0.75 filled_union 0.292 open 2.5 -0.007 -0.063 echo 0 0.044 -0.034 own_backward 0.375 whole_backward 0 0.079 0.018 back_strange 0.918 0.017 -0.038
own_left 0 denial 0.55 replaced 0 0.039 -0.041 near_beyond 0 -0.063 0.025 whole_backward 0.292 word_mean 0.539 -0.019 0.017 own_added 0.3 -0.061 -0.014
spoken_of 0.254 -0.067 near_first 0.571 ends_loose 0.5 0.014 -0.045 whole_left 0.222 -0.004 -0.049
spoken_of 0.254 target_length 2.5 -0.025 -0.07 echo 0 ends_loose 0.5 0.011 -0.045 asked_left 0 -0.05 0.022
loose 0 confirmed 0.8 put_repeated 0.8 -0.001 -0.073 turn_yes_first 0.5 0.002 0.069 own_repeated 0.1 0.019 0.076
spoken_of 0.254 target_length 2.5 -0.019 -0.069 asked_backward 0.375 own_repeated 0.4 0.027 -0.005 put_repeated 0 -0.044 0.003
replaced 0.833 back_least 0.162 loose 0 -0.005 0.058 roles 0.333 0.037 -0.078 own_wanting_first 0.5 -0.063 -0.014
ends_loose 0.5 only_denied 0 own_quantifier 0.225 0.008 -0.091 length 0.45 -0.041 0.044 back_strange 3.56 whole_wanting 1.5 -0.066 -0.024 0.022
own_odd 0.5 figure_right 0.75 filled_union 0.292 -0.004 0.023 own_repeated 0.4 0.056 0.013 left_open 2.5 denial 0.55 0.009 -0.046 whole_hole 0 -0.055 0.007
own_figure_off 0.5 sworn_share -1 whole_left 0.222 0.016 -0.009 back_strange 3.56 -0.051 0.019 back_strange 3.56 meaning_beyond_words -1 -0.037 -0.084 0.021
own_first_moved 0 question_share 0.167 own_first_moved -1 -0.053 -0.007 own_hole 0.377 0.008 -0.045 echo 0 unsure 0.5 0.028 -0.044 length 0.275 -0.065 -0.011
spoken_of 0.254 length 0.45 -0.069 -0.024 length 0.5 whole_left 0.222 0.009 -0.019 whole_left 0.222 -0.004 0.044
own_odd 0.5 own_swapped_word 0.3 own_backward 0.833 0.003 0.047 own_backward 0.286 0.023 -0.063 denial 0.55 left_open 2.5 0.004 -0.029 own_backward 0.375 -0.029 -0.075
figure_right 0.75 numbers_said 0.5 asks_what 0.5 -0.002 0.033 strange_first 1.5 -0.05 0.002 needed 1.5 own_undone 0 0.04 -0.05 swapped_word 0 -0.01 -0.057
asked_backward 0.667 stance_denies 0.5 roles 0.669 0.001 -0.081 asked_wanting 2.5 0.052 -0.007 stance_affirms 0.5 asked_wanting 1.5 -0.068 -0.008 length 0.1 0.067 -0.056
replaced 0.833 own_backward 0.833 own_backward 0.6 0.004 -0.042 only_denied 0 0.061 -0.07 own_backward 0.727 -0.003 -0.067
figure_right 0.75 asked_odd 0.5 loose 0 -0.01 0.055 turn_not_first 0.5 0.017 0.059 own_repeated 0.4 whole_wanting 0.5 0.065 0.025 own_swapped_word 0.3 0.012 -0.062
own_odd 0.5 own_left 0 figure_off 0.5 0.027 -0.08 own_repeated 0.4 0.005 -0.025 length 0.5 question_share 0.455 -0.044 -0.01 own_repeated 0.4 0.041 0
figure_missing 0.5 undone 0 own_somebody_elses 0 0.008 -0.045 own_wanting_verb 0.5 -0.077 0.036 whole_share 0.463 whole_share 0 -0.034 -0.072 0.016
near_put 0.772 near_both 0 firm 0.333 -0.021 0.005 whole_backward 0.188 0.032 -0.004 word_mean 0.75 asked_repeated 0.333 0.043 -0.042 stance_tells 0.5 -0.011 -0.053
spoken_of 0.254 left_open 2.5 -0.022 -0.067 own_roles 0.3 ends_loose 0.5 0.006 -0.046 own_repeated 0.556 -0.027 -0.088
spoken_of 0.254 -0.062 echo 0 filled_best 0.292 -0.001 0.033 whole_backward 0.292 -0.009 -0.078
length 0.5 confirmed 0.8 strange_first 0.5 0.001 -0.024 numbers_said 0.5 0.055 -0.009 whole_share 0.2 word_same 0 -0.027 0.026 own_repeated 0.714 0.051 0.006
asked_backward 0.375 near_first 0.571 word_least 0.0561 -0.001 0.037 echo 0.25 -0.005 -0.075 confirmed 0.8 filled_best 0.0714 -0.055 0.011 numbers_said 0.5 0.05 -0.012
spoken_of 0.254 -0.064 own_backward 0.5 asked_backward 0.375 0.024 -0.019 own_backward 0.833 -0.028 0.019
confirmed 0.8 asked_repeated 0.571 put_denial 0.417 -0.001 0.051 put_wanting 0.5 -0.054 0.017 back_other_most 0.0584 stance_denies 0.5 0.059 0.013 asked_repeated 0.571 0.026 -0.018
own_figure_off 0.5 own_quantifier 0.817 back_least 0.162 -0.001 0.027 -0.082 strange_first 1.5 whole_repeated 0.333 -0.078 0 0.024
loose 0 own_denial 0.708 back_same 0.75 -0.004 0.025 answer_share 0.667 0.015 -0.062 length 0.175 0.003 0.064
spoken_of 0.254 -0.061 opposite_word 0 near_put 0.772 0.008 -0.021 whole_left 0.5 -0.056 0.007
spoken_of 0.254 -0.061 asked_backward 0.667 near_first 0.571 0.013 -0.015 turn_not_first 0.5 -0.011 -0.065
whole_backward 0.292 figure_missing 0.5 asks_what 0.5 0.003 0.037 sentences 2.5 -0.039 0.024 whole_left 0 word_other_most 0.235 0.065 0.022 near_last 0.725 -0.042 0.042
asked_backward 0.375 question_share 0.623 own_first_moved 0 -0.013 0.022 firm 0.697 0.041 -0.056 confirmed 0.8 question_share 0.767 -0.004 -0.05 stance_denies 0.5 0.047 -0.015
own_first_moved 0 put_odd_core 0.5 own_undone 0 -0.007 -0.071 reply_agrees -0.5 -0.033 0.035 own_repeated 0.714 echo 0 0.038 -0.026 back_mean 0.806 -0.042 0.019
spoken_of 0.254 whole_repeated 0.143 -0.064 -0.021 own_backward 0.5 own_replaced 0 0.007 0.057 own_swapped_word 0 -0.004 -0.062
own_roles 0.3 own_undone 0 asked_backward 0.667 0.006 -0.023 firm 0.697 -0.007 -0.067 back_strange 0 -0.084 -0.02
spoken_of 0.254 -0.062 clauses 3.5 only_denied 0 0.004 -0.021 0.059
ends_loose 0.5 whole_left 0 denial 0.55 0.018 -0.037 turn_not_first 0.5 -0.014 0.043 whole_share 0.463 strange_first 1.5 -0.062 -0.013 0.009
spoken_of 0.254 -0.061 asked_left 0.143 turn_by 0.5 -0.006 0.041 filled_union 0.292 0.009 0.048
own_roles 0.3 asked_backward 0.375 own_backward 0.5 0.017 -0.011 filled_best 0.0714 -0.028 0.02 back_strange 0 -0.085 -0.018
replaced 0.833 back_mean 0.806 near_both 0.759 0.004 -0.042 own_roles 0.3 0.035 -0.058 firm 0.697 -0.006 -0.057
figure_off 0.5 own_quantifier 0.817 somebody_elses 0 0.007 -0.043 -0.079 length 0.4 own_first_moved -1 -0.032 -0.083 last_wanting 0.5 0.068 -0.011
spoken_of 0.254 -0.058 figure_right 0.75 put_odd_core 0.5 -0.007 0.024 own_backward 0.286 0.055 0.001
own_quantifier 0.55 own_odd 0.5 undone 0 0.008 -0.057 length 0.45 -0.025 0.023 own_odd 0.5 -0.088 -0.016
swapped_word 0.4 own_quantifier 0.618 whole_left 0.222 0.012 -0.01 -0.073 own_backward 0.375 length 0.4 -0.008 0.046 -0.072
own_roles 0.3 back_same 0.75 own_backward 0.833 -0.006 0.031 own_replaced 0 0.041 -0.038 -0.063
roles 0.822 own_first_moved 0 only_denied 0 0.002 -0.034 near_last 0.349 0.003 0.049 -0.064
word_mean 0.846 sentences 2.5 open 2.5 0.005 -0.023 confirmed 0 0.038 -0.02 near_first 0.571 near_put 0.772 0.036 -0.024 meaning_beyond_words -0.125 -0.065 -0.012
turn_by 0.5 loose_share 0.333 own_left 0 0.011 -0.007 whole_left 0.333 -0.067 0.016 asked_repeated 0.167 question_share 0.455 0.028 0.071 -0.004
turn_by 0.5 near_first 0.571 own_backward 0.833 -0.002 0.044 own_backward 0.5 0.007 -0.038 own_first_moved -1 whole_wanting 2.5 -0.018 0.03 0.055
own_backward 0.5 asked_backward 0.375 left_open 2.5 0.03 0.002 filled_union 0.0714 -0.023 0.024 own_left 0 own_backward 0.833 -0.016 0.029 own_repeated 0.4 0.03 -0.049
spoken_of 0.254 own_backward 0.188 -0.06 -0.024 own_backward 0.5 open 4.5 0.01 -0.077 asked_wanting 1.5 -0.016 0.041
figure_right 0.25 own_first_moved 0 filled_union 0.292 -0.014 0.014 left_open 1.5 -0.042 0.023 own_repeated 0.167 left_open 2.5 0.063 0.014 filled_first 0.0714 0.02 -0.027
spoken_of 0.254 -0.059 replaced 0.833 near_put 0.772 0.008 -0.019 back_other_most 0.261 -0.06 -0.012
replaced 0.833 back_mean 0.806 confirmed 0.8 -0.003 0.039 own_roles 0.3 0.034 -0.059 firm 0.697 0.014 -0.059
spoken_of 0.254 -0.058 ends_loose 0.5 roles 0.333 0.005 -0.06 whole_left 0.333 -0.06 0.006
way 0.736 own_quantifier 0.817 reply_agrees 0.5 0 0.039 -0.071 -0.08
own_verb_turned 0.5 only_denied 0 back_same 0.75 -0.005 0.025 question_odd 0.5 -0.041 0.002 whole_repeated 0.222 meaning_beyond_words -0.0175 0.056 0.015 answer_odd 0.5 0.022 -0.029
own_undone 0 own_odd 0.5 own_left 0 0.021 -0.004 swapped_word 0 -0.026 0.026 own_wanting 0.5 -0.076 -0.005
figure_off 0.5 roles 0.822 back_least 0.162 -0.003 0.028 -0.069 back_strange 3.56 own_wanting_name 0.5 -0.066 -0.008 word_least 0.121 -0.021 0.043
spoken_of 0.254 -0.057 sentences 3.5 own_undone 0 0.001 -0.049 answer_share 0.278 0.002 0.069
near_first 0.571 near_last 0.0954 filled 0.5 -0.016 0.013 asked_figure_right 0.5 0.029 -0.034 strange_first 0.5 own_wanting_verb 0.5 -0.021 0.015 -0.066
figure_right 0.25 asked_odd 0.5 own_first_moved 0 -0.012 0.015 wanting_noun 0.5 -0.021 0.036 whole_backward 0.188 own_backward 0.6 0.057 -0.005 filled_best 0.367 0.011 -0.058
question_odd 0.5 figure_missing 0.5 way 0.517 0.001 -0.078 asks_when 0.5 -0.046 0.036 turn_but 0.5 put_left 0.333 0.029 -0.044 -0.051
own_denial 0.708 figure_right 0.25 asked_figure_right 0.5 -0.002 -0.055 filled_best 0.367 0.029 -0.013 own_left 0.286 own_share 0.75 -0.025 -0.061 whole_share 0.463 0.044 -0.03
roles 0.822 sentences 2.5 whole_left 0.222 0.006 -0.017 asked_swapped_word 0 0.018 0.068 -0.071
way 0.25 loose 0 roles 0.333 0 -0.061 own_repeated 0.1 -0 0.065 -0.08
sentences 3.5 quantifier 0 back_same 0.75 -0.004 0.022 sentences 1.5 -0.061 -0.01 whole_backward 0.0909 -0.001 0.058
asked_backward 0.667 near_first 0.571 near_best 0.644 0.005 0.061 meaning_beyond_words -0.125 -0.046 0.002 stance_affirms 0.5 asked_wanting 1.5 -0.056 -0.014 asked_doer 0.5 0 0.049
swapped_word 0.4 own_odd 0.5 own_undone 0 0.009 -0.056 length 0.5 -0.022 0.034 length 0.45 answer_share 0.494 0.011 -0.069 0.049
ends_loose 0.5 figure_missing 0.5 replaced 0.833 0.006 -0.04 sentences 2.5 -0.039 0.03 back_strange 3.56 own_wanting_last 0.5 -0.059 -0.014 0.009
length 0.5 loose_share 0 only_denied 0 0.004 -0.021 length 0.4 -0.061 0.025 whole_first_moved 0 question_share 0.167 -0.022 0.037 whole_repeated 0.5 0.027 0.08
put_left 0 turn_by 0.5 confirmed 0.8 -0.006 0.046 own_figure_missing 0.5 0.042 -0.009 firm 0.2 put_share 0.5 -0.031 0.019 0.065
reply_agrees 0.5 echo 0 filled_best 0.708 -0 0.039 wanting_noun 0.5 -0.051 -0.003 target_length 3.5 0.012 own_backward 0.188 0.053 0.021
near_put 0.772 ends_loose 0.5 own_undone 0 0.006 -0.041 own_left 0.4 -0.056 0.03 length 0.15 denial 0.1 0.036 -0.041 length 0.35 -0.048 0.004
own_unlike 0.45 question_odd 0.5 stance_adopts 0.5 -0.003 0.056 question_share 0.455 0.005 0.035 filled_union 0.367 filled_union -0.5 -0.011 -0.098 0.047
spoken_of 0.254 numbers_said 0.5 -0.059 -0.017 own_backward 0.6 near_both 0.759 0.011 -0.029 own_backward 0.833 -0.033 0.015
opposite_word 0 put_left 0 length 0.1 0.025 -0.005 length 0.05 -0.048 0.036 own_first_moved 0.25 length 0.4 -0.066 0.002 0.02
figure_missing 0.5 asks_what 0.5 figure_off 0.5 0.002 -0.036 whole_repeated 0.333 0.047 -0.039 sentences 2.5 answer_share 0.667 -0.043 0.013 0.031
echo 0 near_beyond 0 own_share 0.434 -0.019 0.007 back_strange 0.918 0.051 0.014 first_wanting 0.5 near_first 0.161 -0.02 -0.07 echo 0.25 -0.041 0.01
sentences 2.5 spoken_of 0.254 -0.054 whole_left 0.222 0.005 -0.012 filled_first 0.55 asked_first_moved -1 -0.013 0.038 -0.041
own_quantifier 0.477 named_other 0.5 own_roles 0.3 0.002 -0.053 -0.064 -0.068
asked_backward 0.667 stance_denies 0.5 own_unlike 0.45 0.004 -0.038 asked_wanting 2.5 0.041 -0.019 confirmed 0.8 filled_union 0.45 -0.048 0.006 target_length 4.5 0.038 0.012
spoken_of 0.254 -0.057 echo 0 near_first 0.81 0.008 -0.02 first_wanting 0.5 -0.042 0.004
turn_by 0.5 own_roles 0.3 back_other_mean 0.307 -0.006 0.021 -0.067 hole 0.444 whole_left 0.571 0.052 0.004 -0.003
asks_what 0.5 asked_unlike 0.134 own_denial 0.708 -0.003 -0.041 near_best 0 0.001 0.063 hole 0 filled_union 0.45 0.017 0.052 own_backward 0.727 -0.049 -0.011
turn_but 0.5 spoken_of 0.254 target_length 3.5 -0.015 -0.055 asked_backward 0.375 0.007 -0.013 put_repeated 0 sentences 2.5 -0.064 0.005 0.012
figure_right 0.25 asks_when 0.5 asked_order 0.5 -0.006 -0.06 echo 0 0.043 -0.014 whole_repeated 0.333 added 0.312 0.038 -0.044 own_share 0.6 -0.058 0.003
own_quantifier 0.817 own_first_moved 0 left_open 2.5 0.005 -0.016 own_share 0.434 -0.04 0.022 -0.073
loose_share 0 way 0.736 own_quantifier 0.477 0.003 -0.043 -0.066 length 0.4 -0.058 0.01
own_first_moved 0 first_short 0.5 own_wanting 1.5 -0.005 -0.039 spoken_of 0.254 -0.05 0.005 own_share 0.434 whole_backward 0.0909 -0.046 -0.016 own_roles 0.669 0.028 -0.042
word_same 0.75 ends_loose 0.5 filled 0.5 -0.003 0.017 own_wanting_verb 0.5 -0.053 0.012 strange_first 0.5 own_somebody_elses 0 0.001 -0.058 put_left 0 -0.046 0.037
way 0.736 filled 0.5 left_open 2.5 0.004 -0.044 own_repeated 0.4 0.035 -0 -0.071
somebody_elses 0 figure_off 0.5 loose_share 0 0.003 -0.038 back_strange 3.56 -0.048 0.016 own_doer 0.5 whole_backward 0 -0.02 0.03 -0.094
replaced 0.833 asked_order 0.5 figure_missing 0.5 0.006 -0.019 -0.05 own_verb_shared 0.5 -0.008 -0.047
asked_backward 0.375 own_undone 0 swapped_word 0.4 0.006 -0.031 answer_share 0.767 0.01 -0.061 filled 0 word_same 0.667 -0.012 -0.039 own_repeated 0.4 0.041 -0.033
own_hole 0.377 own_roles 0.669 added 0.312 0.006 -0.027 -0.053 first_short 0.5 own_verb_shared 0.5 0.005 -0.021 last_wanting 0.5 -0.067 0.003
own_swapped_word 0.3 figure_right 0.25 numbers_said 0.5 0.001 -0.023 own_denial 0.55 0.021 -0.042 own_hole 0 0.047 whole_replaced 0 -0.059 -0.011
turn_by 0.5 near_first 0.81 echo 0 0.005 -0.018 own_doer_i 0.5 -0.029 0.033 firm 0.333 answer_odd 0.5 -0.021 0.029 whole_hole 0 0.06 0.015
own_verb_turned 0.5 turn_tried 0.5 number_direct 0.5 -0.004 0.02 sentences 2.5 -0.06 0.003 whole_odd 0.5 whole_share 0.75 0.049 0.012 -0.015
opposite_word 0 near_put 0.772 question_share 0.455 -0.002 0.017 word_mean 0.75 0.017 -0.027 own_unlike 0.31 back_other_mean 0.158 -0.079 -0.022 filled_union 0.225 -0.031 0.03
sworn_share -1 whole_left 0.222 figure_elsewhere 0.5 0.011 -0.051 put_left 0 -0.011 0.039 whole_left 0.333 -0.052 whole_share 0.463 -0.024 0.026
sentences 3.5 sworn_share -1 only_denied 0 0.005 -0.017 back_strange 3.56 -0.049 0.008 own_repeated 0.125 0.003 0.057
turn_by 0.5 own_left 0 own_odd 0.5 0.014 -0.041 whole_repeated 0.333 -0.002 -0.031 own_first_moved -1 filled 0 0.017 -0.015 swapped_word 0 0.057 0.013
reply_agrees 0.5 asked_backward 0.667 question_odd 0.5 -0.002 0.015 turn_yes_first 0.5 -0.042 0.02 put_first_moved 0 length 0.05 0.007 0.056 -0.017
back_other_mean 0.158 own_backward 0.833 own_backward 0.6 -0.004 -0.034 word_same 0.667 0.039 -0.04 whole_first_moved -1 own_repeated 0.286 0.056 0.005 swapped_word 0.4 0.008 -0.042
figure_off 0.5 own_left 0 firm 0.5 -0.005 0.026 whole_backward 0.292 0.001 -0.032 own_left 0 -0.07 firm 0 -0.034 0.021
spoken_of 0.254 -0.048 asked_backward 0.375 own_backward 0.5 0.009 -0.011 filled 0 -0.023 0.011
own_unlike 0.45 somebody_elses 0 near_put 0.772 0.005 -0.017 own_doer 0.5 -0.003 -0.08 word_least 0.121 asked_backward 0 -0.068 -0.011 0.008
confirmed 0.8 put_backward 0.892 own_somebody_elses 0 0.002 -0.039 filled -1 -0.073 0.017 put_backward 0.892 length 0.1 -0.002 0.028 0.051
own_denial 0.708 open 4.5 asks_what 0.5 0 0.024 filled_first 0.9 -0.075 0.019 own_verb_shared 0.5 0.006 own_doer -0.25 -0.016 -0.048
length 0.5 asked_backward 0.375 whole_backward 0.188 0.007 -0.017 stance_adopts 0.5 -0.022 0.041 sentences 2.5 numbers_said 0.5 -0.023 0.032 left_open 4.5 0.055 -0.004
way 0.736 spoken_of 0.254 -0.049 denial 0.875 0.005 -0.019 -0.072
turn_by 0.5 question_odd 0.5 own_odd 0.5 -0.001 -0.02 turn_but 0.5 0.019 -0.045 own_wanting_first 0.5 0.053 stance_tells 0.5 -0.039 0.029
question_odd 0.5 stance_adopts 0.5 asked_left 0.143 -0.007 0.012 0.052 added 0.312 near_last 0.0954 0.007 0.047 -0.056
near_first 0.81 back_mean 0.806 spoken_of 0.254 -0.046 0 echo 0 0.048 0.001 length 0.375 length 0.225 -0.036 0.006 -0.057
loose 0 own_unlike 0.45 asked_backward 0.667 0.003 -0.022 filled_best 0.367 -0.081 0.044 length 0.2 -0.014 0.065
own_verb_turned 0.5 echo 0 near_beyond 0 -0.001 0.023 put_backward 0 -0.028 0.022 whole_repeated 0.5 own_share 0.95 0.021 0.06 -0.019
spoken_of 0.254 -0.044 own_replaced 0.833 put_wanting 3.5 -0.001 0.042 length 0.325 -0.048 -0.007
own_denial 0.708 own_left 0 length 0.05 -0.02 0.015 own_done_to 0.5 0.001 -0.026 own_left 0.286 -0.045 firm 0 0.02 -0.033
roles 0.669 own_quantifier 0.55 spoken_of 0.254 -0.046 0.004 own_repeated 0.556 -0.011 -0.064 -0.058
echo 0 denial 0.875 question_share 0.455 0 0.019 whole_backward 0.0526 -0.04 0.019 whole_backward 0.292 first_wanting 0.5 -0.024 0.011 asked_repeated 0.167 -0.076 -0.025
way 0.517 own_backward 0.833 own_backward 0.727 0.003 -0.052 own_swapped_word 0 0.033 -0.052 -0.071
confirmed 0.8 back_other_mean 0.101 length 0.05 -0.043 -0.004 asked_left 0.333 0.005 0.061 asked_figure_right 0.5 back_strange 0.918 0.051 0.009 -0.009
near_first 0.571 filled 0.5 open 3.5 -0 -0.055 loose_share 0.333 0.02 -0.042 near_put 0.529 meaning_beyond_words -0.125 -0.03 0.006 own_doer_i 0.5 -0.074 -0.004
asked_order 0.5 own_somebody_elses 0 length 0.5 -0.001 0.025 firm 0.8 0.009 -0.062 whole_repeated 0 -0.02 -0.065
somebody_elses 0 near_put 0.772 question_share 0.455 -0.002 0.016 word_same 0.75 0.004 -0.036 own_wanting_verb 0.5 own_wanting 0.5 -0.076 -0.028 whole_backward 0 0.007 0.049
asked_swapped_word 0 asks_what 0.5 whole_wanting 1.5 0 -0.018 filled_last 0.583 0.027 -0.041 firm 0.2 asked_backward 0.375 0.038 -0.022 0.057
own_quantifier 0.752 echo 0 near_beyond 0 0 0.019 own_wanting 1.5 -0.046 0.002 -0.064
figure_off 0.5 confirmed 0.8 own_backward 0.833 -0.005 0.026 echo 0.5 0.048 0.002 whole_share 0.2 own_wanting_first 0.5 -0.061 -0.013 whole_wanting_last 0.5 0.032 -0.027
loose 0 word_least 0.121 question_share 0.455 -0.017 0.007 word_same 0.667 0.029 -0.001 wanting_noun 1.5 0.06 0.005
own_odd 0.5 own_backward 0.833 own_backward 0.727 0.003 -0.044 replaced 0 0.051 -0.051 own_backward 0.375 back_least 0.162 -0.014 0.052 length 0.3 -0.06 -0.006
own_roles 0.3 asked_backward 0.375 question_share 0.623 -0.001 0.025 whole_unlike 0.183 -0.018 0.037 -0.05
own_verb_turned 0.5 reply_agrees 0.5 put_first_moved 0 -0.003 0.031 put_swapped_word 0 0.045 -0.028 own_wanting_last 0.5 own_denial 0.167 0.048 -0.008 wanting_noun 1.5 -0.046 0.031
whole_figure_missing 0.5 swapped_word 0.4 own_share 0.25 -0.007 0.008 length 0.4 -0.045 0.02 length 0.45 clauses 2.5 -0.058 0.01 0.03
own_denial 0.708 way 0.736 own_hole 0 0.005 -0.01 -0.058 own_share 0.75 left_open 2.5 0.031 -0.023 -0.051
swapped_word 0.4 whole_figure_missing 0.5 quantifier 0 0.005 -0.035 own_verb_shared 0.5 -0.049 0.02 firm 0.5 length 0.15 -0.036 0.041 whole_hole 0 -0.066 -0.001
own_share 0.6 whole_backward 0.188 filled_first 0.292 -0.007 0.04 word_other_most 0.596 -0.017 -0.059 whole_wanting_verb 0.5 undone 0 0.006 -0.054 whole_repeated 0.5 0.014 0.094
echo 0 answer_share 0.278 question_share 0.167 -0.075 0.003 ends_loose 0.5 0.011 -0.04 asked_left 0 whole_share 0.463 -0.015 -0.061 only_denied 0 0.018 -0.042
figure_off 0.5 own_roles 0.3 way 0.517 0.003 -0.058 meaning_beyond_words -0.0175 -0.023 -0.059 own_left 0.333 whole_backward 0.133 -0.071 0.007 firm 0.333 -0.017 0.036
put_negative 0.5 own_figure_off 0.5 figure_missing 0.5 0 -0.021 meaning_beyond_words -0.125 -0 -0.056 put_denial 0.1 meaning_beyond_words -1 -0.017 0.021 0.057
asks_what 0.5 own_wanting_name 0.5 sentences 3.5 -0.005 0.042 turn_all 0.5 0.025 -0.027 own_hole 0 word_least 0.121 0.014 0.052 wanting_noun 0.5 -0.051 -0.011
strange_first 0.5 own_roles 0.669 firm 0.333 -0.004 0.015 -0.047 echo 0 whole_wanting 2.5 0.014 -0.015 needed 0.5 0.018 -0.049
also_denied 0 asked_order 0.5 question_odd 0.5 0 0.016 -0.043 whole_backward 0.188 0.008 word_mean 0.75 -0.014 -0.064
own_backward 0.833 own_backward 0.727 own_replaced 0 -0.005 0.03 filled_last -0.5 0.013 -0.056 own_replaced 0 denial 0.1 0.057 -0.054 -0.064
ends_loose 0.5 firm 0.2 open 3.5 -0.004 -0.052 near_first 0.161 0.016 -0.008 whole_share 0.463 word_other_mean 0.205 -0.059 0.002 0.014
figure_right 0.75 spoken_of 0.254 -0.053 put_wanting_first 0.5 -0.003 0.034 own_backward 0.25 asked_figure_right 0.5 0.05 0.012 whole_left 0 0.019 -0.02
way 0.517 whole_backward 0.292 whole_replaced 0 0.001 0.043 filled_first 0.292 -0.002 -0.057 -0.061
question_odd 0.5 asked_left 0.143 filled 0.5 -0.017 0.001 length 0.05 -0.037 0.019 own_backward 0.1 question_share 0.455 -0.051 0.012 length 0.325 0.038 0.003
own_quantifier 0.477 own_first_moved 0.25 undone 0 0 -0.06 roles 0.669 0.025 -0.047 -0.059
own_swapped_word 0.3 turn_dodge 0.5 opposite_word 0 0.003 -0.029 -0.057 own_backward 0.25 whole_swapped_word 0 0.012 0.058 whole_wanting_verb 0.5 -0.067 0.005
own_repeated 0.4 filled 0.5 near_beyond 0 -0.007 0.021 whole_other_name 0.5 0.03 -0.022 echo 0 own_wanting 1.5 0.003 -0.038 asked_wanting_verb 0.5 -0.053 0.001
swapped_word 0.4 own_backward 0.833 own_backward 0.727 -0 -0.041 replaced 0 0.035 -0.05 whole_wanting 0.5 own_backward 0.375 -0.026 -0.07 put_backward 0 -0.006 0.045
own_roles 0.3 own_share 0.6 numbers_given 0.5 -0.01 0.012 echo 0 0.012 -0.029 -0.05
reply_agrees -0.5 question_odd 0.5 0.003 -0.069 question_share 0.455 firm 0.333 -0.035 0.004 firm 0.697 0.013 -0.038
sentences 2.5 confirmed 0.8 asked_verb_shared 0.5 -0.001 -0.027 turn_yes_first 0.5 -0.005 0.047 filled_first 0.55 confirmed 0 0.036 -0.028 -0.042
asked_backward 0.375 question_share 0.455 own_repeated 0.125 -0.057 0.008 whole_backward 0.188 0.032 -0.03 filled_last 0.367 own_wanting_name 0.5 -0.019 0.01 asked_swapped_word 0 0.014 0.048
somebody_elses 0 own_undone 0 own_verb_turned 0.5 0.001 0.03 own_share 0.95 0.015 -0.063 own_backward 0.375 length 0.3 0.027 -0.029 -0.069
near_first 0.81 near_last 0.0954 turn_by 0.5 -0.007 0.024 near_first 0.161 0.034 0.003 meaning 0.825 sentences 1.5 -0.009 -0.072 own_left 0.2 -0.014 0.019
own_quantifier 0.817 own_share 0.6 left_open 2.5 0.007 -0.028 whole_wanting_verb 0.5 0.007 0.06 -0.058
turn_by 0.5 echo 0 own_verb_turned 0.5 -0.002 0.027 put_left 0 -0.027 0.023 own_first_moved -1 own_wanting_last 0.5 -0.034 0.018 left_open 2.5 0.062 0.022
near_first 0.81 near_best 0.823 figure_right 0.75 -0.004 0.014 0.058 meaning 0.825 -0.055 own_first_moved 0 -0.027 0.013
turn_not_first -0.5 own_wanting 1.5 0.068 -0.01 somebody_elses 0 number_direct 0.5 -0.003 0.016 own_left 0.333 -0.048 0.012
also_denied 0 word_least 0.121 own_backward 0.833 -0.006 0.023 word_least 0.294 0.029 0.001 target_length 4.5 -0.061 0.003
own_backward 0.833 own_backward 0.727 back_mean 0.806 -0.002 0.023 filled_last -0.5 0.002 -0.05 answer_odd 0.5 whole_left 0.222 0.041 -0.005 back_other_most 0.141 -0.048 -0.016
confirmed 0.8 figure_elsewhere 0.5 put_backward 0.892 -0.002 -0.042 whole_backward 0 -0.062 0.009 put_figure_right 0.5 0.042 -0.01
turn_by 0.5 asked_swapped_word 0 near_last 0.0954 -0.009 0.008 own_wanting 1.5 -0.034 0.039 own_first_moved -1 word_mean 0.539 -0.018 0.015 hole 0.444 0.054 0.006
sentences 2.5 turn_not_first -0.5 wanting_noun 0.5 0.076 0.003 swapped_word 0.4 -0.002 -0.029 filled_first 0.55 open 2.5 0.033 0.001 -0.027
figure_off 0.5 only_denied 0 own_backward 0.833 0.002 0.033 own_backward 0.6 -0 -0.057 own_backward 0.375 filled_first -0.5 -0.043 0.009 -0.056
way 0.517 quantifier 0 own_somebody_elses 0 0.004 -0.028 own_left 0.286 -0.067 0.008 -0.055
whole_denial 0.292 filled 0.5 figure_right 0.25 -0.011 0.027 near_first 0.161 0.018 -0.006 length 0.45 filled 0.75 -0.017 -0.065 0.014
loose_share 0 filled 0.5 own_unlike 0.268 -0.002 -0.042 echo 0 0.01 -0.021 own_left 0.333 -0.05 0.035
near_gain -0.0672 length 0.3 near_beyond 0 -0.045 0.001 word_other_most 0.596 0.022 -0.028 own_backward 0.6 own_hole 0.625 0.002 0.057 replaced 0 -0.002 -0.046
turn_by 0.5 sworn_share -1 own_repeated 0.857 -0.001 0.018 whole_backward 0 -0.06 0.001 firm 0.333 question_share 0.455 -0.022 0.022 hole 0.444 0.053 0
own_quantifier 0.817 open 4.5 asked_repeated 0.333 0.005 -0.011 own_repeated 0.714 -0.066 0.029 -0.05
own_somebody_elses 0 figure_off 0.5 back_mean 0.806 0 0.024 back_strange 3.56 -0.042 0.021 firm 0.8 near_best 0.644 0.018 -0.015 -0.071
own_quantifier 0.477 near_first 0.161 near_best 0.365 -0 0.049 whole_backward 0.292 -0.001 -0.031 denial 0.1 -0.058 -0.009
opposite_word 0 question_odd 0.5 own_order 0.5 -0.003 0.034 asked_backward 0.667 0.021 -0.025 own_odd 0.5 -0.065 own_replaced 0 0.013 -0.046
ends_loose 0.5 own_swapped_word 0.3 own_hole 0.625 0.001 0.054 hole 0 0.032 -0.042 own_left 0.4 near_unsure 0.5 -0.056 -0.014 0.016
asked_figure_missing 0.5 own_share 0.6 own_hole 0 -0.002 -0.035 whole_hole 0 0 0.034 open 2.5 own_share 0.434 0.058 -0.008 -0.027
whole_other_name 1.5 own_quantifier 0.477 swapped_word 0.4 0.003 -0.022 back_least 0 -0.004 -0.059 0.055
own_quantifier 0.817 own_undone 0 strange_first 0.5 0.007 -0.006 own_wanting 0.5 -0.062 0.025 -0.046
way 0.517 swapped_word 0.4 denial 0.875 0.005 -0.015 whole_left 0.333 -0.045 0.019 -0.059
asked_order 0.5 own_quantifier 0.477 whole_replaced 0 0 0.026 back_least 0 -0.006 -0.053 whole_backward 0 -0.007 -0.063
figure_elsewhere 0.5 whole_backward 0.188 left_open 2.5 0.011 -0.005 near_put 0.772 -0.003 -0.057 own_left 0.333 whole_left 0 -0.071 -0.01 0.022
length 0.5 whole_denial 0.292 put_wanting 0.5 -0.002 0.019 own_repeated 0.286 0.005 -0.055 whole_first_moved 0 own_repeated 0.4 0.022 -0.026 own_repeated 0.556 0.032 0.069
asked_other_name 0.5 own_quantifier 0.752 own_swapped_word 0.3 0.003 -0.019 -0.043 -0.05
asks_what 0.5 own_share 0.434 question_share 0.167 -0.058 -0.002 whole_unlike 0.0833 0.001 0.048 whole_repeated 0.333 left_open 3.5 0.042 -0.011 left_open 1.5 -0.053 0.003
undone 0 own_roles 0.3 own_swapped_word 0.3 0.003 -0.023 meaning_beyond_words -0.306 -0.011 -0.051 own_wanting 0.5 -0.061 0.004
opposite_word 0 own_denial 0.708 own_order 0.5 0.003 0.042 own_first_moved 0.429 -0.039 0.021 target_length 5.5 own_odd 0.5 -0.069 -0.025 0.018
confirmed 0.8 put_backward 0.892 turn_but 0.5 0.002 -0.03 left_open 0.5 -0.057 0.006 turn_yes_first 0.5 firm 0 -0.007 0.019 put_backward 0.892 0.021 0.058
own_undone 0 somebody_elses 0 figure_off 0.5 0.004 -0.024 own_backward 0.375 -0.003 -0.063 own_wanting 0.5 -0.06 0.013
asks_when 0.5 roles 0.333 whole_figure_missing 0.5 -0.001 -0.028 -0.047 own_repeated 0.4 own_left 0 0.004 0.037 -0.023
way 0.517 own_odd 0.5 asked_denial 0.417 0.001 0.045 swapped_word 0 -0.017 0.024 -0.058
way 0.736 word_same 0.667 word_mean 0.539 -0.002 0.019 strange_first 0.5 0.001 -0.026 -0.058
near_first 0.571 own_backward 0.833 word_mean 0.539 -0.011 0.008 own_replaced 0 0.047 -0.042 meaning_beyond_words -0.125 own_backward 0.25 0.001 -0.047 own_backward 0.727 0.019 -0.04
asks_what 0.5 own_done_to -0.75 only_denied 0 0.045 -0.005 asked_done_to -0.25 0.033 -0.002 whole_backward 0.188 question_share 0.455 0.004 0.047 question_share 0.623 0.01 -0.048
ends_loose 0.5 opposite_word 0 near_both 0.759 0.004 -0.013 filled_last 0.225 -0.042 0.016 back_strange 3.56 -0.047 0.025
filled_union 0.292 loose 0 meaning_beyond_words 0.0839 -0.008 0.01 wanting_noun 0.5 0.064 -0.006 whole_backward 0.188 firm 0.5 0.039 0.006 asked_hole 0 -0.024 0.04
word_least 0.121 filled 0.5 reply_agrees 0.5 -0.014 0.028 own_backward 0.5 0.017 -0.008 word_same 0.667 back_mean 0.0946 -0.03 0.039 near_first 0.161 0.019 -0.009
loose_share 0 whole_figure_right 0.5 spoken_of 0.254 -0.049 0.004 own_figure_right 0.5 0.029 -0.034 back_strange 3.56 -0.042 0.014
put_negative 0.5 near_gain -0.0672 asked_repeated 0.167 0.003 -0.027 loose_share 0 0.002 -0.032 asked_denial 0.1 target_length 4.5 -0.004 0.022 0.055
near_put 0.772 own_hole 0.625 whole_backward 0.467 -0.002 0.024 question 0.5 0.037 -0.026 whole_backward 0.188 whole_repeated 0.222 -0.013 0.042 asked_share 0.6 -0.052 -0.021
number_direct 0.5 own_hole 0 own_backward 0.833 -0.001 0.032 own_share 0.6 -0.035 0 clauses 1.5 own_backward 0.6 0.048 -0.005 length 0.4 -0.022 0.021
stance_adopts 0.5 turn_still 0.5 own_hole 0.625 -0.002 0.023 -0.04 0.043
near_put 0.772 own_quantifier 0.817 back_other_mean 0.307 0.003 0.018 -0.038 put_hole 0 numbers_said 0.5 -0.008 -0.04 0.029
asked_order 0.5 sentences 3.5 turn_but 0.5 0.001 -0.028 filled 0.5 -0 0.057 -0.046
named -0.5 -0.048 asked_somebody 0.5 own_unlike 0.45 0 -0.031 0.048
question_odd 0.5 own_odd 0.5 asked_left 0.143 -0.002 0.017 word_same 0.75 -0.009 -0.052 denial 0.875 answer_share 0.767 0.031 0.006 asked_hole 0 -0.023 0.019
asked_after 0.5 put_wanting_first 0.5 figure_off 0.5 -0.002 -0.025 meaning_beyond_words -0.306 -0.002 0.051 0.043
asked_somebody 0.5 back_other_mean 0.307 near_first 0.161 0.002 -0.013 own_denial 0.55 0.022 -0.038 0.049
near_first 0.571 near_best 0.644 question_share 0.455 -0.009 0.008 own_share 0.75 0.007 0.067 own_unlike 0.155 meaning_beyond_words -0.125 -0.039 -0.007 meaning_beyond_words -0.125 0.014 0.043
own_roles 0.3 own_first_moved 0.25 own_undone 0 -0 -0.048 whole_figure_right 0.5 0.023 -0.049 meaning_beyond_words -0.125 -0.008 -0.054
confirmed 0.8 asked_share 0.861 question_share 0.623 -0.003 0.011 asked_unlike 0.134 -0.039 0.047 put_left 0 stance_affirms 0.5 0.019 0.051 near_put 0.772 -0.028 0.014
swapped_word 0.4 own_hole 0.625 own_backward 0.833 -0.002 0.018 whole_added 0 0.01 0.068 own_backward 0.286 length 0.15 -0.031 0.044 filled_best 0.0714 -0.058 -0.019
stance_adopts 0.5 back_mean 0.806 near_both 0.759 -0.003 -0.026 replaced 0 0.027 -0.034 0.045
asked_first_moved -1 word_same 0 own_repeated 0.167 -0.013 0.028 back_strange 1.91 0.063 0.019 figure_off 0.5 confirmed 0.8 -0.004 0.026 turn_all 0.5 -0.041 0.026
figure_missing 0.5 own_hole 0 own_odd 0.5 0.007 -0.014 needed 1.5 0.003 -0.043 whole_share 0.463 echo 0.5 -0.039 0.024 0.027
asked_somebody 0.5 asked_denial 0.417 asked_repeated 0.333 0.004 -0.013 denial 0.55 0.041 -0.004 0.05
own_hole 0.625 put_odd_core 0.5 word_other_most 0.596 -0.001 -0.017 denial 0.875 0.025 -0.034 own_backward 0.727 own_replaced 0 0.012 0.059 -0.042
loose 0 filled_union 0.292 asked_until 0.5 -0.004 0.053 own_added 0 0.015 -0.04 length 0.3 -0.01 0.063
strange_first 0.5 heard 0.5 near_first 0.81 0.008 -0.012 -0.046 length 0.15 turn_not_first 0.5 0.035 -0.035 length 0.35 -0.031 0.006
sentences 2.5 near_gain 0 confirmed 0.8 -0.007 0.026 own_replaced 0 0.023 -0.028 length 0.5 length 0.375 0.031 -0.012 near_first 0.161 0.045 0.007
echo 0 whole_left 0.222 denial 0.875 0.014 -0.023 denial 0.1 -0.008 0.03 whole_wanting 3.5 own_left 0 -0.002 -0.028 echo 0.5 0.006 0.038
near_last 0.0954 put_wanting_last 0.5 word_least 0 0 -0.013 put_wanting 3.5 -0.045 -0.001 own_done_to 0.5 word_least 0.121 -0.003 0.022 meaning 0.825 -0.023 0.002
whole_other_name 1.5 also_denied 0 whole_figure_missing 0.5 0 -0.02 firm 0.5 0.017 -0.062 0.041
own_order 0.5 whole_replaced 0 whole_denial 0.292 -0.001 -0.031 own_first_moved -1 -0.041 0.04 whole_share 0.463 0.051 -0.02
own_unlike 0.45 whole_unlike 0.0833 turn_tried 0.5 0 -0.037 left_open 1.5 0.056 0.008 left_open 2.5 filled 0 -0.029 0.038 -0.074
named -0.5 -0.04 put_negative 0.5 own_repeated 0.125 -0.009 0.004 near_best 0 0.01 0.044
own_verb_turned 0.5 near_first 0.81 back_mean 0.806 -0 0.031 filled_best 0.775 -0.027 0.018 own_denial 0.167 own_share 0.95 0.012 0.052 -0.014
asked_figure_off 0.5 figure_elsewhere 0.5 whole_left 0.222 0.008 -0.005 own_doer 0.5 -0.012 -0.058 0.051
back_same 0.75 near_both 0.759 question_share 0.455 -0.006 0.008 put_backward 0 -0.044 0.006 own_doer -0.75 -0.026 denial 0.1 0.028 -0.011
turn_by 0.5 turn_not_first -0.5 own_repeated 0.286 0.002 0.058 sentences 2.5 -0.005 0.015 back_other_most 0.261 first_wanting 0.5 0.028 -0.009 0.057
near_first 0.161 near_last 0.349 filled 0.5 -0.005 0.012 open 1.5 0.069 0.023 first_wanting 0.5 echo 0 -0.009 -0.039 word_mean 0.75 0.032 -0.006
asked_after 0.5 put_wanting_last 0.5 asked_left 0.333 -0.002 0.031 sentences 1.5 0.006 -0.05 word_mean 0.539 0.014 0.046
own_quantifier 0.817 whole_roles 0.614 turn_not_first -0.5 0.044 -0 -0.05 -0.058
asked_somebody 0.5 put_odd_core 0.5 own_first_moved 0 -0.004 0.011 back_least 0.0766 0.007 0.043 0.046
figure_right 0.25 near_beyond 0 firm 0.5 -0.013 0.002 meaning_beyond_words -0.306 -0.027 0.019 filled_first 0.708 firm 0.697 0.031 -0.002 meaning_beyond_words -0.125 -0.043 -0.006
"""
