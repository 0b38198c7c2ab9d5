"""Fitted by ``scripts/fit_witness.py``, not edited by hand; read by ``venire.language.fitted.trees``."""

# ruff: noqa: E501 - weights are not read by eye

from __future__ import annotations

TREES = """
-1.0395
bears_part_share 0.953 told_whole_share 0.333 bears_part_share 0.767 -0.049 0.001 told_own_odd 0.5 0.058 -0.028 told_own_odd 0.5 0.137 -0.041
told_firm 0.333 told_own_odd 0.5 bears_missing_solid 0.5 0.023 -0.034 told_near_best 0.0955 -0.011 -0.067 bears_missing 0.5 told_own_odd 0.5 0.121 -0.042 told_back_other_mean 0.122 -0.03 0.038
follows 0.616 bears_asked 2.5 follows 0.0864 -0.044 0.022 told_own_hole 0.5 -0.053 0.004 told_near_last 0.509 bears_missing 0.5 0.048 -0.022 told_own_first_moved 0.333 0.137 0.026
polar 0.5 told_word_mean 0.777 told_needed 1.5 -0.034 0.031 told_own_odd 0.5 0.08 -0.042 0.134
told_word_other_mean 0.556 part_follows 0.384 bears_strange 0.292 -0.067 -0.012 told_own_first_moved 0.2 0.027 -0.033 told_own_odd 0.5 0.1 -0.027
follows 0.676 bears_asked 2.5 told_word_other_mean 0.272 -0.016 0.043 told_meaning_beyond_words -0.012 -0.061 -0.021 bears_asked 3.5 bears_soft 0.579 -0.006 0.089 -0.028
told_firm 0.767 told_whole_hole 0.414 told_question_odd 0.5 -0.033 0.025 told_word_least 0.0857 0.002 0.074 bears_near 0.421 -0 0.087
polar 0.5 bears_part_share 0.767 negated 0.5 -0.046 0.014 told_only_denied 0.1 0.07 -0.038 0.124
bears_part_share 0.953 follows_on 0.606 bears_soft 0.538 -0.02 -0.052 decided 0.65 -0.005 0.057 told_only_denied 0.1 told_length 0.275 0.101 0.036 -0.025
told_own_odd 0.5 bears_missing_heavy 0.5 told_own_repeated 0.2 -0.006 0.088 part_denies 0.5 -0.024 0.055 not_tag 0.5 told_own_other_name 0.5 -0.066 -0.02 0.005
told_only_denied 0.1 bears_missing_solid 0.5 sign_clash 0.5 0.067 -0.019 bears_strange 0.225 -0.047 0.007 told_question_odd 0.5 -0.066 0.016
bears_own_share 0.875 told_whole_repeated 0.429 told_back_other_most 0.272 -0.047 -0.001 0.041 conflict 0.3 told_only_denied 0.347 0.067 -0.006 -0.059
bears_missing_solid 0.5 conflict 0.3 part_follows 0.384 -0.018 0.053 told_near_last 0.509 -0.054 -0.012 bears_soft 0.414 told_back_other_mean 0.109 -0.025 0.024 told_word_other_mean 0.323 -0.062 -0.006
told_own_odd 0.5 told_own_repeated 0.3 told_left_open 3.5 -0.004 -0.043 bears_own_share 0.875 0.016 0.082 decided 0.65 told_whole_repeated 0.429 -0.057 -0.012 -0.006
bears_missing 0.5 decided -0.5 told_own_left 0.2 -0.011 -0.057 told_firm 0.333 -0.012 0.088 told_left_open 2.5 told_word_mean 0.495 0.027 -0.017 bears_both_mine 0.5 -0.045 0.002
part_follows 0.443 told_whole_hole 0.414 bears_soft 0.938 -0.041 -0 0.026 told_only_denied 0.1 bears_part_share 0.575 0.01 0.059 told_meaning 0.419 -0.035 0.003
decided -0.5 fact_denies 0.5 -0.065 follows_on 0.469 -0.023 0.029 told_turn_all -0.5 -0.046 bears_own_share 0.875 0.003 0.063
polar 0.5 told_hole 0.5 follows 0.676 -0.032 0.012 bears_missing_solid 0.5 0.067 0.001 0.082
told_answer_odd 0.5 bears_missing_heavy 0.5 part_conflict 0.3 0.051 -0.016 told_word_same 0.1 0.018 -0.028 bears_strange 0.225 decided 0.65 -0.054 -0.001 told_own_share 0.5 0.015 -0.024
told_left_open 2.5 sign_clash 0.5 bears_verb -0.5 -0.01 0.053 told_own_left 0.5 -0.043 0 told_word_other_most 0.315 told_own_first_moved 0.442 -0.048 0.017 told_own_backward 0.2 -0.028 0.031
follows 0.616 bears_strange 0.417 told_whole_hole 0.414 -0.039 0.022 bears_share 0.259 0.049 -0.022 bears_same_words 1.5 bears_share 0.584 -0.001 0.074 told_answer_share 0.98 -0.019 0.012
bears_asked 2.5 told_own_odd 0.5 bears_missing_solid 0.5 0.062 -0.001 fact_denies 0.5 -0.04 0.017 told_near_first 0.489 bears_missing_heavy 0.5 0.005 -0.051 part_follows 0.245 -0.024 0.019
told_only_denied 0.1 bears_own_share 0.875 told_back_same 0.2 0.01 -0.034 follows 0.34 0.007 0.053 told_answer_share 0.5 -0.001 told_back_mean 0.234 -0.011 -0.061
told_near_last 0.509 told_whole_swapped_word 0.2 bears_missing_solid 0.5 0.001 -0.038 0.04 told_own_replaced 0.3 bears_verb 0.95 0.056 -0.005 -0.021
told_whole_repeated 0.429 decided 0.65 told_back_other_mean 0.122 -0.033 0.001 bears_missing 0.5 0.057 -0.004 told_only_denied 0.1 told_word_least 0.537 0.076 0.01 -0.011
told_own_hole 0.444 told_near_first 0.092 told_near_first 0.0103 -0.021 0.054 bears_part_share 0.953 -0.034 0.014 bears_soft_least 0.0649 -0.007 bears_part_share 0.395 0.004 0.063
polar 0.5 told_last_wanting 0.5 told_opposite_word 0.581 0.019 -0.039 bears_soft 0.482 -0.004 -0.047 0.069
told_whole_share 0 told_word_other_mean 0.556 bears_both_mine 0.5 -0.032 0.012 told_length 0.275 0.05 -0.007 told_own_odd 0.5 told_near_last 0.0483 -0.009 0.046 told_back_other_mean 0.0703 -0.038 0.015
part_follows 0.443 told_hole 0.444 told_meaning_beyond_words 0.0546 -0.05 -0.006 bears_share 0.9 -0.015 0.038 told_word_mean 0.306 told_back_least 0.0371 0.017 0.066 told_meaning 0.455 -0.03 0.027
polar 0.5 told_own_repeated 0.3 bears_asked 2.5 -0.012 -0.051 told_word_same 0.268 0.043 -0.013 0.069
bears_both_mine 0.5 told_swapped_word 0.235 negated 0.5 -0.029 0.025 told_word_least 0.107 0.055 -0 told_answer_odd 0.5 bears_near 0.192 -0.01 0.078 bears_strange 0.0833 -0.041 0.006
polar 0.5 bears_both_mine 0.5 told_question_odd 0.5 -0.035 0.031 sign_clash 0.5 0.041 -0.015 0.068
told_only_denied 0.1 told_back_strange 4.41 told_meaning 0.144 -0.011 0.044 follows_on 0.661 -0.032 0.019 told_question_odd 0.5 -0.056 0.012
polar 0.5 bears_soft 0.414 told_wanting_noun 1.5 0.033 -0.026 negated 0.5 -0.031 0.021 0.067
polar 0.5 bears_verb 0.95 follows_on 0.606 -0.014 0.022 told_word_least 0.537 -0.064 0.008 0.066
bears_verb_inside 0.95 told_answer_odd 0.5 told_own_hole 0.28 0.005 0.051 told_own_denial 0.25 -0.033 0.014 part_follows 0.58 told_back_other_most 0.47 -0.054 0.004 told_back_strange 3.53 0.021 -0.012
told_hole 0.444 bears_same_words 1.5 told_word_other_mean 0.272 -0.022 0.03 told_meaning 0.64 -0.051 -0.001 bears_verb 0.95 told_length 0.225 -0.003 0.056 -0.035
told_answer_odd 0.5 bears_verb 0.95 told_unsaid 0.1 0.036 -0.033 told_word_other_most 0.497 -0.051 0.008 told_back_other_mean 0.109 -0.048 told_filled 0.55 0.019 -0.04
told_only_denied 0.1 told_own_repeated 0.25 told_meaning 0.0912 0.012 -0.027 told_answer_share 0.4 -0.005 0.04 bears_soft 0.538 0.003 -0.05
polar 0.5 told_own_backward 0.154 told_meaning 0.0912 0.006 -0.043 told_own_odd 0.5 0.014 -0.027 0.059
conflict 0.3 told_own_repeated 0.4 told_swapped_word 0.235 -0.014 0.041 told_own_verb_shared 0.5 0.056 0.007 told_near_last 0.509 -0.045 -0.004
polar 0.5 bears_strange 0.225 told_near_last 0.42 -0.051 0.007 told_back_same 0 0.034 -0.015 told_near_last 0.42 0.069 0.014
told_near_last 0.509 told_turn_all -0.5 -0.044 told_back_mean 0.309 0.014 -0.026 part_follows 0.176 -0.019 bears_does 0.5 0.056 0.003
told_own_odd 0.5 told_own_repeated 0.25 told_near_first 0.092 0.015 -0.027 told_back_same 0 0.058 0.008 told_answer_share 0.9 told_own_left 0.6 -0.052 -0.002 -0.004
conflict 0.3 bears_missing_solid 0.5 told_whole_wanting 1.5 0.022 -0.029 told_whole_wanting_verb 0.5 -0.025 0.014 told_own_left 0.333 -0.01 -0.047
told_own_opposite_word 0 not_tag 0.5 told_own_quantifier 0.225 0.008 -0.04 told_own_repeated 0.25 -0.001 0.065 -0.043
polar 0.5 told_own_repeated 0.25 told_meaning_beyond_words 0.0546 -0.048 -0.014 bears_both_mine 0.5 -0.016 0.027 0.059
told_own_repeated 0.25 bears_asked 2.5 told_back_other_most 0.168 -0.029 0.019 told_whole_wanting_verb 0.5 -0.051 -0.009 bears_verb_inside 0.95 told_back_strange 2.55 -0.024 0.045 told_own_wanting 0.5 0.011 -0.04
part_conflict 0.3 told_word_other_mean 0.161 bears_soft 0.336 0.012 -0.028 bears_verb 0.25 0.027 -0.023 -0.044
supposed 0.5 bears_asked 2.5 told_quantifier 0.225 0.029 -0.043 decided 0.15 -0.027 0.019 -0.044
told_near_last 0.509 told_back_other_mean 0.109 told_back_mean 0.0748 -0.002 -0.031 told_figure_off 0.5 0.018 -0.039 bears_share 0.9 told_back_other_mean 0.224 0.016 -0.029 0.054
told_whole_added 0.167 bears_missing_heavy 0.5 sign_clash 0.5 0.024 -0.026 told_near_first 0.092 0.023 -0.029 0.051
polar 0.5 told_meaning_beyond_words 0.176 decided 0.15 -0.024 0.004 0.027 0.053
told_hole 0.5 bears_does 0.5 told_answer_share 0.667 0.015 -0.014 told_back_other_mean 0.122 -0.046 0.004 bears_length 10 -0.014 told_answer_share 0.5 0.009 0.067
bears_missing_solid 1.5 told_whole_wanting_verb 0.5 told_meaning 0.719 -0.011 0.036 follows 0.413 -0.012 0.071 -0.046
told_whole_swapped_word 0.2 bears_missing_solid 0.5 is_turned 0.5 0.016 -0.031 told_word_other_most 0.315 -0.038 0.01 0.056
told_only_denied 0.1 told_unsaid 0.1 bears_same_words 1.5 0.028 -0.01 -0.032 bears_strange 0.292 -0.047 0.002
sign_clash 0.5 part_denies 0.5 bears_both_mine 0.5 -0.02 0.027 0.061 told_back_strange 2.55 -0.008 -0.046
told_meaning_beyond_words 0.0546 not_tag 0.5 told_own_unlike 0.0833 -0.023 0.023 told_target_length 3.5 0.059 -0.011 bears_length 9 -0.024 bears_soft 0.538 0.062 0.015
told_question_odd 0.5 not_tag 0.5 told_whole_hole 0.464 -0.026 0.021 part_follows 0.443 -0.012 0.038 told_own_odd 0.5 0.077 0.003
bears_strange 0.417 bears_part_share 0.174 -0.043 told_answer_odd 0.5 0.013 -0.026 bears_asked 2.5 bears_part_share 0.259 0.069 0.019 -0.008
follows 0.413 told_meaning 0.0912 0.025 told_meaning_beyond_words -0.191 0.006 -0.04 told_first_wanting 0.5 told_own_left 0.571 0.01 -0.037 told_near_best 0.195 -0.002 0.051
told_question_odd 0.5 decided -0.5 told_meaning_beyond_words -0.012 -0.06 -0.012 told_own_repeated 0.439 -0.009 0.03 told_near_first 0.19 -0.025 follows_on 0.283 0.01 0.074
told_question_odd 0.5 told_near_first 0.092 told_near_best 0.0485 -0.006 0.048 told_near_first 0.349 -0.031 -0.001 bears_near 0.528 told_back_same 0.111 0.019 -0.022 0.061
polar 0.5 told_whole_unlike 0.225 told_question_odd 0.5 -0.016 0.018 0.044 0.047
not_tag 0.5 bears_part_share 0.953 told_sentences 1.5 -0.02 0.012 bears_length 11 0.047 -0.007 told_back_least 0.0371 0.063 0.004
told_back_other_mean 0.122 told_whole_hole 0.414 part_follows 0.845 -0.027 0.016 told_near_first 0.446 0.004 0.042 told_whole_left 0.4 bears_missing_heavy 0.5 0.03 -0.029 told_word_other_most 0.663 0.062 0.012
polar 0.5 told_word_other_most 0.19 part_denies 0.5 -0.039 0.012 told_word_other_most 0.663 0.022 -0.023 0.043
polar 0.5 bears_same_words 1.5 told_meaning 0.235 -0.022 0.018 bears_near 0.723 -0.046 0.01 0.053
follows 0.676 told_hole 0.5 told_own_backward 0.111 0.009 -0.023 told_back_mean 0.257 0.042 -0.003 bears_same_words 1.5 told_word_other_mean 0.272 0.011 0.058 told_back_mean 0.4 -0.025 0.017
bears_strange 0.225 bears_share 0.9 follows 0.616 -0.043 0.005 told_length 0.3 0.03 -0.018 told_back_least 0.0371 told_meaning_beyond_words 0.0216 0.018 0.071 bears_soft_least 0.12 -0.032 0.022
told_question_odd 0.5 decided -0.5 told_back_other_mean 0.18 -0.054 -0.001 bears_soft_least 0.159 -0.018 0.023 bears_covered 0.167 -0.007 bears_verb_inside 0.25 0.065 0.014
told_own_odd 0.5 told_question_odd 0.5 told_whole_repeated 0.429 -0.001 0.041 0.056 bears_missing 1.5 -0.047 0.027
told_back_same 0 bears_missing 2.5 bears_asked 1.5 -0.004 0.042 -0.013 bears_near 0.578 told_back_other_mean 0.0529 0.015 -0.036 told_word_other_most 0.378 -0.015 0.035
told_own_odd 0.5 told_first_wanting 0.5 told_own_unlike 0.225 -0.015 0.031 bears_strange 0.583 0.01 0.051 bears_strange 0.292 told_back_least 0.0433 -0.049 -0.007 told_near_last 0.254 -0.026 0.033
told_own_hole 0.4 bears_both_mine 0.5 told_question_odd 0.5 -0.024 0.021 told_answer_odd 0.5 0.033 -0.022 bears_verb_inside 0.95 told_own_first_moved 0 0.048 0 -0.028
told_own_swapped_word 0.2 told_only_denied 0.467 told_meaning 0.0912 0.014 -0.017 0.02 told_answer_share 0.6 told_word_other_most 0.315 0.053 0.006 -0.01
told_unsaid 0.1 supposed 0.5 told_back_same 0 0.036 0.003 -0.037 -0.039
told_own_added 0.317 polar 0.5 told_own_backward 0.469 -0.01 0.029 told_own_backward 0.25 0.043 0.003 0.045
polar 0.5 told_near_first 0.092 decided 0.15 0.042 -0.009 negated 0.5 -0.014 0.034 0.048
bears_soft 0.538 told_near_best 0.249 told_whole_wanting_last 0.5 -0.025 0.02 bears_both_mine 0.5 0.009 0.073 bears_own_share 0.875 bears_subject_left 0.5 -0.048 -0.009 told_near_best 0.565 -0.016 0.017
told_back_mean 0.283 told_own_wanting_name 0.5 told_own_first_moved 0 0.035 -0.004 -0.035 told_target_length 2.5 part_follows 0.629 -0.016 0.046 told_own_share 0.98 -0.033 0.005
told_own_quantifier 0.225 part_follows 0.0949 bears_part_share 0 0.007 -0.045 told_answer_share 0.667 0.023 -0.01 -0.05
bears_both_mine 0.5 bears_verb_inside 0.95 told_own_hole 0.5 -0.009 0.036 -0.045 told_firm 0 bears_share 0.174 0.012 -0.029 told_target_length 4.5 0.045 0.004
polar 0.5 negated 0.5 told_own_wanting_verb 0.5 -0.031 0.009 told_meaning 0.455 -0.007 0.055 0.042
polar 0.5 told_near_last 0.0817 told_word_other_mean 0.11 -0.006 -0.049 told_word_other_mean 0.0965 -0.033 0.015 told_back_strange 4.41 0.011 0.053
bears_both_mine 0.5 told_back_mean 0.257 bears_verb_inside 0.25 -0.037 0.009 told_own_left 0.333 -0.02 0.023 told_firm 0 told_back_mean 0.206 0.01 -0.036 follows 0.34 -0.008 0.052
told_spoken_of 0.704 told_near_first 0.092 told_left_open 2.5 0.006 -0.02 -0.047 told_back_same 0 told_left_open 1.5 -0.007 0.058 told_near_last 0.509 -0.024 0.01
told_own_quantifier 0.225 told_question_odd 0.5 told_only_denied 0.1 0.008 -0.043 told_near_best 0.249 -0.009 0.06 -0.044
told_own_figure_off 0.5 told_near_best 0.195 told_near_best 0.0955 0.008 -0.03 told_left_open 3.5 0.023 -0.02 -0.037
polar 0.5 bears_soft 0.414 told_back_other_most 0.117 -0.013 0.033 told_whole_added 0.167 -0.018 0.04 0.041
told_figure_off 0.5 told_spoken_of 0.889 told_own_left 0.6 -0.027 0.011 bears_same_words 1.5 0.035 -0.004 -0.035
told_whole_added 0.167 polar 0.5 told_own_unlike 0.0833 -0.021 0.015 0.026 0.047
bears_strange 0.292 bears_soft 0.938 follows_on 0.805 -0.015 -0.051 told_word_other_most 0.663 0.03 -0.01 told_length 0.225 bears_part_share 0.338 0.007 -0.03 told_answer_odd 0.5 0.015 0.052
bears_soft_least 0.0445 follows_on 0.661 told_left_open 3.5 -0.048 -0.008 0.012 told_own_quantifier 0.225 told_whole_repeated 0.429 0.009 0.052 -0.031
told_target_length 3.5 told_numbers_said 0.5 supposed 0.5 0.024 -0.037 -0.038 told_whole_other_name 0.5 told_length 0.275 -0.051 -0.007 0.024
told_back_other_mean 0.122 bears_soft 0.833 told_near_best 0.0955 0.015 -0.033 bears_verb 0.95 0.022 -0.018 told_back_other_most 0.654 told_length 0.225 -0.004 0.043 told_firm 0.535 -0.004 -0.029
polar 0.5 told_own_backward 0.4 told_word_least 0.107 0.003 -0.031 told_word_other_mean 0.191 -0.01 0.038 told_own_backward 0.298 0.042 0.005
told_only_denied 0.1 told_figure_off 0.5 part_denies 0.5 0.005 0.041 -0.038 told_question_odd 0.5 -0.046 0.014
told_answer_share 0.4 bears_share 0.174 follows 0.34 0.024 -0.026 told_near_best 0.482 -0.044 0.002 told_numbers_said 0.5 sign_clash 0.5 0.021 -0.014 -0.034
told_near_first 0.446 follows 0.565 told_whole_backward 0 0.02 -0.013 bears_missing_solid 0.5 -0.004 -0.043 told_own_doer 0.5 follows 0.413 0.004 0.046 told_word_other_most 0.378 -0.029 0.014
told_whole_added 0.167 part_conflict 0.3 told_near_last 0.509 -0.01 0.019 -0.044 0.045
told_needed 1.5 not_tag 0.5 bears_strange 0.225 -0.022 0.004 told_left_open 2.5 0.028 -0.004 told_own_repeated 0.4 -0.003 0.045
bears_verb 0.95 told_answer_odd 0.5 told_back_other_most 0.654 0.021 -0.012 bears_verb -0.5 0.015 -0.036 told_own_backward 0.469 -0.044 -0.005
told_near_first 0.446 bears_covered 0.25 told_length 0.4 0.017 -0.028 told_own_backward 0.222 -0.009 -0.052 told_only_denied 0.1 bears_covered 0.222 -0.003 0.037 -0.015
polar 0.5 told_hole 0.5 told_word_same 0.414 -0.006 -0.037 told_back_other_mean 0.0881 0.038 -0.004 0.039
told_own_other_name 2.5 told_own_quantifier 0.225 told_back_strange 2.55 -0.02 0.02 -0.032 -0.04
polar 0.5 told_meaning_beyond_words 0.176 told_left_open 2.5 -0 -0.02 0.027 0.036
told_word_mean 0.374 told_word_least 0.0953 told_word_least 0.0737 0.021 -0.029 told_own_share 0.317 0.006 0.062 told_own_repeated 0.286 bears_verb_inside 0.95 -0.043 0.004 told_own_left 0.286 -0.022 0.016
bears_verb 0.95 told_answer_odd 0.5 bears_share 0.514 0.002 0.026 told_word_other_mean 0.161 -0.035 0.01 bears_part_share 0.953 -0.037 0.002
told_question_odd 0.5 told_only_denied 0.1 bears_both_mine 0.5 -0.007 0.025 -0.036 told_turn_all -0.5 -0.005 0.053
decided 0.65 negated 0.5 told_near_best 0.0955 0.016 -0.03 told_answer_odd 0.5 0.05 -0.011 told_back_strange 5.45 told_own_left 0.333 -0.01 0.04 -0.017
told_replaced 0.3 told_answer_odd 0.5 polar 0.5 0.008 0.047 told_own_denial 0.833 -0.032 0.019 told_word_least 0.15 0.005 -0.05
told_back_other_most 0.198 told_whole_repeated 0 told_meaning 0.0912 0.064 0.007 told_last_wanting 0.5 0.026 -0.031 bears_covered 0.222 told_whole_repeated 0.25 -0.046 0.011 told_near_best 0.307 0.033 -0.008
polar 0.5 told_whole_wanting_verb 0.5 told_question_odd 0.5 -0.018 0.022 told_own_backward 0.267 0.052 -0.016 0.045
told_whole_repeated 0 told_first_wanting 0.5 told_question_odd 0.5 -0.02 0.038 told_near_last 0.32 0.041 -0.006 told_whole_left 0.625 told_whole_left 0.4 -0.037 0.018 -0.042
told_word_other_most 0.663 told_back_other_most 0.47 bears_verb_inside 0.95 0.011 -0.021 0.045 told_own_share 0.98 -0.038 bears_near 0.578 -0.004 0.016
bears_strange 0.292 bears_missing_heavy 0.5 decided 0.65 -0.008 0.025 told_own_hole 0.444 -0.038 0.002 told_back_strange 2.55 -0.009 told_meaning_beyond_words 0.0546 0.015 0.057
told_figure_off 0.5 told_own_wanting_name 0.5 told_back_mean 0.309 0.021 -0.008 -0.034 -0.034
told_own_repeated 0.25 told_whole_repeated 0.167 bears_soft 0.336 -0.003 -0.04 follows 0.511 -0.01 0.032 told_word_least 0.107 bears_verb_inside 0.95 0.037 -0.009 told_near_first 0.446 -0.024 0.007
bears_near 0.234 follows_on 0.606 told_answer_share 0.333 -0.046 -0.008 told_answer_share 0.317 -0.015 0.032 follows 0.461 bears_near 0.528 0.042 -0.007 told_last_wanting 0.5 0.012 -0.031
bears_strange 0.708 bears_soft_least 0.0872 told_own_swapped_word 0.257 -0.04 0.019 polar 0.5 -0.003 0.042 told_spoken_of 0.444 0.041 0.007
follows 0.23 told_near_first 0.144 told_meaning_beyond_words 0.0216 -0.006 0.034 told_question_odd 0.5 -0.051 0.006 bears_place_left 0.5 told_left_open 2.5 -0.027 0.014 told_near_last 0.32 0.036 0.003
not_tag 0.5 told_whole_wanting_verb 0.5 told_word_other_most 0.315 -0.029 0.006 told_back_strange 4.64 0.043 -0.009 bears_part_share 0.51 bears_part_share 0 0.019 -0.017 0.05
told_own_swapped_word 0.2 told_own_other_name 0.5 told_back_mean 0.339 -0.027 0.007 told_back_least 0 -0.016 0.032 told_own_other_name 1.5 told_back_least 0.0282 0.049 -0.004 -0.015
told_quantifier 0.225 follows_on 0.469 decided -0.5 -0.022 0.036 negated 0.5 -0.006 0.03 -0.034
told_quantifier 0.225 bears_asked 2.5 told_whole_share 0.5 0.009 0.043 bears_both_mine 0.5 -0.02 0.022 -0.041
bears_verb 0.95 told_own_first_moved 0.2 bears_verb 0.85 0.013 0.049 told_back_mean 0.206 -0.036 0.013 -0.036
bears_strange 0.225 bears_length 11 part_follows 0.58 -0.008 0.029 told_whole_repeated 0.429 -0.044 0.019 told_own_verb_shared 0.5 bears_length 9 -0.002 0.031 bears_length 11 -0.022 0.011
not_tag 0.5 polar 0.5 told_whole_unlike 0.225 -0.023 0.025 0.03 told_word_least 0.0538 -0.003 0.045
part_follows 0.629 bears_strange 0.583 told_own_swapped_word 0.367 -0.025 0.026 0.026 bears_part_share 0.45 -0.027 told_whole_first_moved 0 0.04 -0.003
conflict 0.3 bears_not_mine 0.5 bears_place_left 0.5 -0 0.019 -0.028 -0.03
told_first_wanting 0.5 part_follows 0.845 bears_soft 0.538 0.005 -0.041 told_meaning 0.53 0.032 -0.004 told_near_best 0.249 told_back_least 0 0.025 -0.044 told_back_least 0.0433 0.043 -0.006
bears_share 0.957 told_answer_odd 0.5 told_back_other_most 0.38 -0.016 0.021 told_question_odd 0.5 -0.042 -0.006 told_back_strange 3.53 told_back_other_mean 0.122 0.006 0.049 told_word_mean 0.777 0.011 -0.025
told_answer_share 0.4 told_back_strange 3.88 -0.046 told_word_least 0.0737 0.023 -0.026 told_back_strange 5.45 told_answer_share 0.667 0.036 -0 told_answer_share 0.9 -0.03 0.006
bears_both_mine 0.5 bears_object_left 0.5 told_back_strange 2.55 -0.028 0.015 told_own_wanting 0.5 -0.002 -0.041 told_own_wanting_verb 0.5 bears_soft 0.938 -0.017 0.017 told_word_mean 0.554 0.043 -0.001
told_wanting_noun 1.5 sign_clash 0.5 bears_does 0.5 0.021 -0.017 told_wanting_noun 0.5 -0.037 0.009 told_meaning_beyond_words 0.0546 -0.045 0.004
told_own_backward 0.154 follows_on 0.714 told_whole_wanting 0.5 -0.047 -0.005 told_meaning 0.419 0.018 -0.017 told_own_added 0.427 told_own_replaced 0.3 0.008 -0.03 0.031
told_own_wanting_name 0.5 told_own_quantifier 0.225 is_another_doer 0.5 0.018 -0.023 -0.026 -0.032
follows_on 0.469 told_own_backward 0.111 0.044 decided -0.5 -0.031 0.016 told_word_other_mean 0.126 told_own_other_name 0.5 -0.01 0.036 decided 0.65 -0.039 0.002
told_own_backward 0.154 told_meaning 0.0912 told_near_first 0.0516 -0.009 0.037 bears_verb_inside 0.506 -0.035 0.003 told_replaced 0.3 told_own_odd 0.5 0.028 -0.012 told_back_other_mean 0.0797 0.017 -0.034
bears_soft_least 0.0872 told_first_wanting 0.5 told_own_left 0.4 0.002 -0.042 told_whole_repeated 0 0.021 -0.019 told_word_least 0.107 told_whole_share 0 0.043 -0.003 told_word_least 0.2 -0.024 0.019
told_whole_left 0.4 told_swapped_word 0.367 bears_missing_solid 0.5 -0.005 -0.031 0.019 part_denies 0.5 told_whole_unlike 0.225 -0.009 0.038 0.046
told_unsaid 0.1 bears_same_words 1.5 told_turn_all -0.5 -0.022 0.016 told_word_other_mean 0.191 0.011 -0.027 -0.034
told_only_denied 0.1 told_back_strange 5.09 follows 0.755 0.028 -0.018 bears_soft 0.579 -0.02 0.008 told_question_odd 0.5 follows 0.23 -0.009 -0.039 0.003
told_back_other_mean 0.122 told_near_last 0.0817 told_word_least 0.0632 0.032 -0.013 told_hole 0.444 -0.034 0.015 told_back_least 0 -0.019 told_back_other_mean 0.224 0.04 -0.005
told_figure_off 0.5 told_whole_hole 0.566 told_question_odd 0.5 -0.005 0.026 0.04 -0.037
told_own_wanting_name 0.5 told_replaced 0.3 told_numbers_said 0.5 0.018 -0.023 told_sentences 1.5 -0.033 0.016 -0.032
told_meaning_beyond_words 0.0546 told_whole_swapped_word 0.2 told_own_share 0.98 -0.026 0.009 told_filled 0.55 0.034 0.005 bears_soft_least 0.0872 0.047 told_word_other_mean 0.191 -0.025 0.019
told_own_left 0.625 decided 0.65 told_filled 0.55 0.007 -0.022 bears_covered 0.167 -0.025 0.048 bears_near 0.144 -0.007 -0.043
polar 0.5 told_whole_left 0.4 told_question_odd 0.5 -0.022 0.025 told_word_other_mean 0.191 -0.01 0.034 0.027
bears_soft 0.414 bears_strange 0.417 bears_soft 0.248 -0.02 0.015 told_left_open 2.5 0.048 0.007 decided 0.65 negated 0.5 -0.035 0.026 told_back_strange 3.88 0.033 -0
not_tag 0.5 told_whole_left 0.4 told_turn_not_all 0.5 -0.021 0.017 told_near_best 0.482 -0.011 0.027 told_first_wanting 0.5 0 0.038
not_tag 0.5 told_back_other_mean 0.122 follows 0.00952 0.014 -0.025 bears_missing_heavy 0.5 0.028 -0.005 told_wanting_noun 0.5 -0.005 follows 0.297 0.008 0.035
told_wanting_noun 1.5 told_back_mean 0.309 told_back_mean 0.206 -0.004 0.027 bears_near 0.723 -0.019 0.017 told_near_last 0.167 told_answer_share 0.143 -0.033 0.019 -0.037
told_answer_share 0.4 told_own_wanting_first 0.5 told_back_other_most 0.234 -0.019 0.02 -0.038 told_own_quantifier 0.225 told_only_denied 0.1 0.034 -0.006 -0.027
told_whole_backward 0.0714 conflict 0.3 told_own_first_moved 0 0.025 -0.004 -0.018 told_swapped_word 0 told_back_other_mean 0.122 -0.04 0.002 0.019
bears_object_left 0.5 bears_soft 0.579 told_near_last 0.118 0.024 -0.028 told_only_denied 0.1 0.039 -0.019 bears_both_mine 0.5 told_word_least 0.537 -0.032 0.005 bears_soft 0.538 0.027 -0.01
told_word_least 0.107 told_own_repeated 0.2 told_whole_backward 0 0.007 -0.041 bears_length 9 -0.007 0.032 told_near_first 0.446 bears_soft 0.414 0.009 -0.043 told_word_least 0.277 -0.025 0.036
follows 0.676 follows 0.511 told_own_odd 0.5 0.015 -0.02 told_back_least 0.0282 -0.041 0.002 told_back_least 0.0194 follows 0.847 0.01 0.053 -0.01
told_near_first 0.446 told_back_strange 5.45 told_near_first 0.19 -0.036 0 told_length 0.375 0.029 -0.014 told_word_other_mean 0.0886 -0.017 bears_verb_inside 0.95 0.03 -0.008
told_near_first 0.092 told_near_first 0.0103 -0.007 told_length 0.35 0.051 0.004 told_near_best 0.195 -0.038 told_own_share 0.667 0.009 -0.022
told_whole_wanting_verb 0.5 told_own_hole 0.4 told_own_verb_shared 0.5 -0.025 -0.002 told_meaning_beyond_words -0.0458 0.022 -0.01 is_another_deed 0.5 0.04 follows 0.413 -0.022 0.014
told_whole_wanting_verb 0.5 told_question_odd 0.5 not_tag 0.5 -0.016 0.02 bears_covered 0.2 0.002 0.038 follows 0.413 bears_share 0 0.026 -0.012 0.047
told_word_least 0.107 told_whole_backward 0 told_word_least 0.0538 0.009 0.042 told_own_repeated 0.2 -0.026 0.015 told_meaning 0.719 told_word_mean 0.374 0.015 -0.03 0.017
polar 0.5 told_whole_left 0.4 negated 0.5 -0.019 0.028 follows 0.461 0.001 0.03 0.039
told_own_quantifier 0.225 told_back_strange 2.55 bears_missing_solid 0.5 0.007 -0.028 told_back_other_mean 0.224 0.018 -0.022 -0.036
told_back_other_mean 0.122 bears_strange 0.875 told_hole 0.5 -0.027 0.013 0.036 told_own_left 0 -0.016 told_near_best 0.195 -0.011 0.034
decided -0.5 bears_covered 0.596 -0.035 0.009 not_tag 0.5 follows 0.167 0.03 -0.003 bears_soft_least 0.159 0.007 0.044
told_whole_hole 0.566 told_near_best 0.0955 told_meaning_beyond_words -0.144 -0.019 0.033 bears_place_left 0.5 -0.02 0.001 0.033
told_own_odd 0.5 bears_missing_solid 0.5 told_own_share 0.667 0.035 0.002 told_near_first 0.092 0.029 -0.024 bears_missing_solid 0.5 told_denial 0.583 -0.04 -0.008 told_back_strange 3.72 -0.024 0.019
told_own_left 0.5 bears_covered 0.75 follows_on 0.469 0.007 -0.029 0.022 told_first_wanting 0.5 told_wanting_noun 0.5 0.008 -0.037 told_word_other_most 0.125 -0 0.042
told_own_quantifier 0.225 told_back_same 0.25 bears_missing_heavy 0.5 0.03 0.002 told_swapped_word 0.178 -0.021 0.01 -0.027
told_back_other_most 0.0898 bears_length 11 0.037 -0.002 told_own_added 0.345 bears_length 7 0.021 -0.015 0.03
told_near_first 0.446 bears_covered 0.333 refusal 0.5 0.008 -0.025 -0.038 bears_subject_left 0.5 told_word_other_most 0.378 -0.021 0.018 0.038
not_tag 0.5 told_word_other_most 0.272 told_answer_share 0 0.014 -0.032 bears_same_words 1.5 0.019 -0.022 told_own_left 0.5 0.03 -0.002
polar 0.5 told_own_backward 0.469 told_own_verb_turned 0.5 -0.014 0.029 told_back_other_most 0.168 0.001 0.03 0.036
polar 0.5 told_question_odd 0.5 told_back_least 0.0282 0.001 -0.031 told_own_odd 0.5 0.043 -0.009 0.028
told_near_last 0.509 bears_strange 0.417 told_back_least 0 -0.03 0.003 told_firm 0.333 0.033 -0.018 told_back_least 0 -0.007 told_back_least 0.0568 0.039 0.006
told_turn_all -0.5 -0.032 bears_own_share 0.875 told_whole_left 0.4 -0.018 0.012 told_back_mean 0.206 -0.017 0.027
told_whole_backward 0.157 told_replaced 0.652 told_back_strange 7.32 0.02 -0.011 -0.018 told_whole_first_moved 0 told_whole_backward 0.25 -0.03 -0.002 0.009
bears_share 0.9 bears_missing 1.5 polar 0.5 -0.026 0.016 told_own_wanting_last 0.5 -0.017 0.021 told_back_strange 3.88 told_word_mean 0.777 0.048 0.012 told_own_share 0.9 -0.023 0.002
told_answer_share 0.4 told_meaning_beyond_words 0.176 bears_near 0.0934 0.004 -0.033 0.018 told_answer_share 0.667 told_back_other_mean 0.122 0.009 0.043 told_back_other_most 0.168 0.017 -0.031
told_needed 1.5 told_whole_share 0.619 told_own_swapped_word 0 0.006 -0.025 -0.037 0.024
told_back_other_mean 0.0703 told_own_hole 0.5 told_own_first_moved 0.442 -0.031 0.016 0.023 told_back_other_mean 0.224 told_firm 0.5 0.027 -0.007 told_target_length 3.5 0.009 -0.034
told_whole_left 0.625 told_hole 0.5 told_answer_share 0.6 0.006 -0.02 bears_share 0.683 0.034 -0.001 bears_object_left 0.5 -0.008 -0.039
bears_object_left 0.5 told_word_other_most 0.663 bears_missing_heavy 0.5 0.039 -0.005 told_length 0.25 0.015 -0.042 not_tag 0.5 bears_soft_least 0.0251 0.012 -0.045 told_word_other_most 0.19 -0.002 0.02
told_needed 1.5 told_own_backward 0.4 told_turn_after 0.5 -0.015 0.02 told_first_wanting 0.5 0.029 -0.007 0.031
told_back_same 0.25 told_answer_share 0.4 told_whole_backward 0 0.006 -0.032 bears_soft 0.414 0.043 0.003 bears_near 0.723 told_own_first_moved 0.333 -0.039 -0.003 0.007
told_whole_wanting_first 0.5 told_answer_share 0.667 told_near_first 0.19 -0.004 0.027 told_length 0.225 0.027 -0.022 -0.026
told_own_backward 0.333 told_word_other_most 0.663 bears_part_share 0.51 0.003 0.029 told_own_repeated 0.286 -0.032 0.005 told_own_backward 0.4 -0.045 told_word_other_mean 0.191 -0.026 0.02
told_whole_left 0.4 told_question_odd 0.5 decided 0.15 -0.033 0.003 follows 0.413 0.001 0.032 bears_same_words 1.5 decided 0.15 0.025 -0.008 -0.009
bears_share 0.9 told_question_odd 0.5 polar 0.5 -0.025 0.016 told_meaning_beyond_words -0.115 0.024 0.004 told_own_replaced 0.3 decided 0.15 0.003 0.043 -0.026
bears_missing_heavy 0.5 decided -0.5 -0.027 told_whole_repeated 0.25 0.044 -0.001 bears_length 9 -0.038 follows 0.297 0.025 -0.011
bears_object_left 0.5 bears_soft 0.248 bears_length 12 -0.03 0.004 told_own_share 0.667 0.034 -0.005 told_own_left 0.333 bears_length 11 -0.008 0.026 told_word_other_mean 0.11 0.003 -0.037
told_needed 1.5 told_own_share 0.98 told_word_least 0.107 0.007 -0.023 decided 0.65 -0.004 0.036 0.032
told_own_quantifier 0.225 told_own_other_name 0.5 told_back_strange 5.45 -0.011 0.028 told_own_verb_shared 0.5 0.035 -0.004 -0.026
told_wanting_noun 1.5 told_hole 0.444 told_length 0.25 0.019 -0.011 told_length 0.275 0.003 0.039 bears_covered 0.167 -0.035 -0.001
told_own_odd 0.5 told_back_mean 0.309 told_own_done_to -0.25 -0.009 0.022 told_back_other_mean 0.18 -0.02 0.014 told_own_repeated 0.167 0.002 told_near_first 0.489 -0.039 -0.002
told_own_backward 0.154 told_length 0.275 bears_object_left 0.5 -0.029 0.042 told_whole_left 0.5 -0.04 -0.003 told_whole_left 0.625 told_length 0.275 -0 0.025 -0.026
"""
