"""Fitted by ``scripts/fit_witness.py``, not edited by hand; read by ``venire.law.forest``."""

# ruff: noqa: E501 - weights are not read by eye

from __future__ import annotations

TREES = """
-1.5000
soft_ahead 0 share 0.73 near_whole_ahead 0 -0.045 0.215 near_whole_ahead -0.0689 0.018 0.449 near_whole_ahead -0.0689 kinds_met 0.367 0.106 0.366 near_whole_place 1 0.743 0.184
slot_ahead -0.15 near_whole_ahead 0 kinds_rare 0.225 -0.061 -0.021 kinds_rare 0.0417 0.035 0.138 near_whole_ahead -0.0689 soft 0.459 -0.006 0.196 strange 0.583 0.373 0.088
rank_place 0 share 0 kinds_rare 0.155 -0.012 0.149 slot_only 0 0.087 0.334 near_window_ahead 0 own_share_place 0.5 -0.005 -0.061 slot_only 0 -0.03 0.096
share_ahead 0 slot_ahead -0.15 near_part_ahead 0 -0.056 0.065 kinds_met 0.225 0.021 0.186 slot 0.5 kinds_met 0.0833 0.025 0.148 own_share 0.55 0.166 0.268
share_ahead 0 share_ahead -0.202 near_whole 0.234 -0.057 0.024 near_whole 0.139 0.002 0.104 slots 1 kinds_beyond 0.0833 0.038 0.147 near_window_place 3 0.193 0.085
share_ahead 0 share_ahead -0.202 near_window_ahead 0 -0.056 0.063 slot_only 0.125 0.02 0.17 slot 0.5 same_words 0.5 0.125 0.03 own_share 0.708 0.122 0.177
rank_ahead 0 rank_ahead -0.309 near_whole 0.139 -0.058 -0.025 near_whole 0.139 -0.004 0.069 verb 0.25 of_me 0.5 0.104 0.148 length 7 0.056 0.19
part_share_ahead -0.202 own_share_ahead -0.333 part_share_ahead -0.427 -0.058 -0.027 kinds_rare_ahead -0.0833 -0.035 0.062 covered 0 slot 0.5 -0.05 0.023 slot 0.5 0 0.105
slot_ahead -0.15 near_part_ahead 0 kinds_rare 0.183 -0.056 -0.011 slot 0.5 0.01 0.126 kinds_rare 0.101 part_share 0.45 0.006 0.071 near_part_ahead -0.163 0.049 0.13
slot_ahead -0.15 near_part 0.137 share_ahead 0 -0.054 0.06 near_window_ahead -0.0417 -0.024 0.063 kinds_met 0.292 near_whole_ahead -0.0689 -0.013 0.055 near_window_ahead -0.164 0.037 0.113
slot_ahead -0.333 kinds_rare 0.183 near_whole 0.139 -0.06 -0.021 rank_place 1 0.033 -0.027 near_ahead -0.0683 near_part 0.137 -0.024 0.041 kinds_rare 0.0871 0.049 0.108
slot_ahead -0.15 near 0.123 covered 0 -0.054 0.001 slot_ahead -0.543 -0.018 0.048 near_whole_place 3 both_mine 0.5 0.055 0.127 both_mine 0.5 -0.026 0.058
slot_ahead -0.333 near_part 0.137 share_ahead 0 -0.055 0.042 kinds_beyond 0.0833 -0.02 0.06 kinds_rare 0.134 near_ahead -0.0683 -0.02 0.039 verb 0.828 0.067 0.115
covered 0 near_part 0.137 kinds_rare 0.225 -0.05 0.007 near_window_place 1 0.131 -0.009 slot 0.5 kinds_rare 0.101 -0.031 0.024 own_share 0.55 0.027 0.072
rank_ahead -0.309 slot_ahead -0.901 own_share -0.5 -0.002 -0.063 near_whole_place 5 -0.017 -0.054 rank_ahead 0 near_whole_place 6 0.02 -0.04 of_me 0.5 0.047 0.085
part_share 0.26 near_part 0.137 kinds_met 0.225 -0.048 0.003 near_place 0 0.1 0.006 both_mine 0.5 does 0.5 0.013 0.084 past 0.5 0.038 0.117
slot_ahead -0.333 both_mine 0.5 part_share_ahead 0 -0.047 0.01 near_part_place 5 0.05 -0.032 both_mine 0.5 does 0.5 0.018 0.085 kinds_rare_ahead -0.0833 0.062 0.118
part_share_ahead -0.338 kinds_rare 0.225 near_whole_ahead 0 -0.051 0.029 near_whole_ahead -0.149 -0.024 0.035 kinds_rare 0.101 near_whole_ahead -0.0689 -0.027 0.021 not_mine 0.5 0.062 -0.016
slot_ahead -0.44 near_whole_ahead -0.218 near_window_ahead -0.107 -0.061 -0.019 near 0.0799 -0.039 0.001 near_window_ahead -0.221 own_share 0.708 -0.049 0.036 polar 0.5 0.039 -0.02
part_share_ahead -0.338 near_window_ahead 0 near_window_ahead -0.221 -0.06 -0.031 near_part_place 5 0.11 -0.029 near_part_place 3 slot_only 0 -0.016 0.038 near_window_ahead -0.0417 -0.032 0.029
rank_place 1 kinds_met 0.183 own_share_ahead 0 -0.011 0.041 near_window_ahead -0.107 0.023 0.059 near_window_ahead 0 near_window_ahead -0.221 -0.059 -0.028 own_share 0.0833 0.075 -0.009
rank_place 1 both_mine 0.5 near_place 5 0.018 -0.038 soft_place 8 0.087 -0.026 both_mine 0.5 near_whole 0.234 -0.048 0.003 near_window 0.135 -0.002 0.094
rank_ahead -0.459 near_window_ahead 0 near_window_ahead -0.221 -0.057 -0.032 rank_ahead -1.12 -0.018 0.068 verb_inside 0 not_mine 0.5 0.013 -0.035 polar 0.5 0.06 -0.01
part_share_ahead -0.427 near_part 0.248 kind_narrow 0.75 -0.045 0.05 met_heavy 0.5 0.098 -0.007 slot 0.5 of_me 0.5 -0.038 -0.003 near_window_ahead -0.164 -0.022 0.03
slot_ahead -0.543 kinds_met 0.225 verb 0.877 -0.046 0.035 near_window_place 3 0.022 -0.027 kinds_rare 0.134 near_whole_place 5 0.012 -0.038 near_whole_place 8 0.047 -0.025
kinds_rare 0.101 near_whole_ahead -0.149 near_window_place 1 -0.002 -0.047 slot_only 0 -0.043 0.01 near_window_place 3 slot_only 0 0.001 0.045 near_ahead -0.304 -0.044 0.019
slot_ahead -0.543 kinds_beyond 0.0833 verb 0.877 -0.043 0.058 own_share_ahead -0.333 -0.026 0.037 verb 0.25 kinds_beyond 0.292 0.001 0.04 share 0.45 0.096 0.056
near_window_ahead -0.164 near_whole 0.139 of_me 0.5 -0.057 -0.027 verb_inside 0 -0.019 0.03 put 0.5 of_me 0.5 -0.012 0.028 not_mine 0.5 0.051 -0.031
slot_ahead -0.543 of_me 0.5 wants_where 0.5 -0.044 0.007 mine 0.5 -0.035 0.013 does 0.5 of_me 0.5 -0.005 0.03 names_met 0.5 0.083 0.032
slot_ahead -0.543 verb 0.877 part_share_ahead 0 -0.036 0.012 own_share 0.292 0.13 -0.008 does 0.5 verb 0.828 0.003 0.058 names_met 0.5 0.077 0.034
slot_ahead -0.901 own_share_place 0.5 kinds_beyond 0.0833 -0.028 0.022 share_ahead -0.202 -0.047 0.029 kinds_beyond 0.225 near_window_place 3 0.01 -0.022 names_missing 0.5 0.041 -0.04
both_mine 0.5 kinds_beyond 0.292 slot_ahead -0.44 -0.036 -0.004 near_place 6 0.031 -0.029 slot_ahead -0.784 near_place 1 0.039 -0.024 place 0.0769 0.016 0.083
does 0.5 rank_place 1 verb 0.525 0.003 0.043 verb 0.877 -0.027 0.071 place 0.278 part_share_ahead 0 -0.001 0.058 part_share_ahead 0 0.087 0.038
slot_ahead -0.901 of_me 0.5 place 0.154 -0.023 -0.047 covered 0 -0.029 0.029 near_window_ahead -0.221 of_me 0.5 -0.04 -0.006 not_mine 0.5 0.02 -0.027
kinds_met 0.183 slot 0.5 met 1.5 -0.045 0.01 soft_least 0.096 -0.013 0.017 of_me 0.5 mine 0.5 0.034 -0.045 mine 0.5 0.002 0.07
kinds_rare 0.101 slot 0.5 place 0.154 -0.007 -0.047 polar 0.5 -0.001 -0.05 not_mine 0.5 slot 0.5 -0.012 0.034 missing_heavy 0.5 0.005 -0.051
both_mine 0.5 rank_ahead -0.0381 kinds_beyond 0.292 -0.031 0.005 kinds_met 0.45 0 0.024 facts 16.5 rank_ahead -1.4 -0.011 0.072 rank_ahead -0.459 -0.02 0.036
both_mine 0.5 near_part_place 3 polar 0.5 0.008 -0.044 slot 0.5 -0.051 -0.021 place 0 asked 1.5 0.025 -0.03 near_part_place 6 0.066 0.007
both_mine 0.5 kinds_beyond 0.0833 slot_only 0.0667 -0.029 -0.005 near_window_ahead -0.164 -0.02 0.024 slot_only 0.0588 rank_ahead -0.309 -0.024 0.038 share_place 0.5 0.041 0.095
verb 0.828 kinds_rare 0.292 same_sex 0.5 -0.012 0.096 kind_narrow 0.75 0.011 0.066 share_ahead -0.202 facts 13.5 0.015 0.135 polar 0.5 0.037 -0.035
near_window_ahead -0.107 soft 0.0909 near_part 0.137 -0.043 -0.004 near_whole_ahead -0.218 -0.025 0.001 of_me 0.5 by_pronoun 0.5 -0.008 0.033 not_mine 0.5 0.041 -0.018
slot 0.5 wants_why 0.5 kind_met 0.525 -0.038 0.026 rank_ahead -0.459 -0.025 0.061 near_whole_place 6 names_missing 0.5 0.012 -0.035 rank 0.968 -0.029 0.051
near_whole_place 6 does 0.5 near_window_ahead -0.221 -0.026 0.004 asked_verb -1 0.055 0.014 kind_narrow 0.75 soft_ahead 0 -0.034 0.008 0.039
both_mine 0.5 kinds_met 0.225 put 0.5 -0.02 0.013 wanted_near 0.0789 0.007 0.054 past 0.5 rank 0.968 -0.027 0.035 kinds_rare_ahead -1 -0 0.064
near_ahead -0.304 met_heavy 1.5 near_part 0.137 -0.036 -0.007 length 12 0.063 -0.023 polar 0.5 wh 0.5 0.026 0.001 same_words 0.5 -0.012 -0.053
of_me 0.5 mine 0.5 slots 2 -0.023 0.013 asked 1.5 -0.032 -0.055 mine 0.5 verb_asked_told 0 -0.015 0.032 rank_ahead -0.939 0.001 0.049
kinds_rare 0.101 near_window_ahead -0.221 share_place 8.5 -0.034 0.008 polar 0.5 -0.001 -0.037 names_missing 0.5 near_window_ahead -0.107 0.002 0.025 kinds_rare_place 1.5 -0.049 0.001
both_mine 0.5 slot_ahead -0.901 place 0.0769 0.009 -0.032 near_whole_place 6 0.005 -0.028 near_window 0.19 near_ahead -0.304 -0.024 0.033 part_share_place 0.5 0.048 0.114
slot 0.5 near_window_ahead -0.107 rank_ahead 0 -0.045 0.002 rank_ahead -0.459 -0.032 -0.007 does 0.5 near_window_ahead -0.221 -0.022 0.007 kinds_met 0.183 0.022 0.062
both_mine 0.5 near_whole_place 6 mine 0.5 0.005 -0.018 rank 0.968 -0.032 0.046 slot_only 0.0588 same_words 0.5 -0.018 0.032 names_left 0.5 0.072 0.022
slot_ahead -0.901 wants_why 0.5 place 0.154 0 -0.032 near_ahead -0.225 -0.026 0.047 polar 0.5 verb 0.25 0.006 0.045 place 0.846 -0.046 0.013
both_mine 0.5 polar 0.5 kinds_beyond 0.292 -0.008 0.015 same_words 0.5 -0.025 -0.059 past 0.5 rank 0.968 -0.027 0.039 slots 17 0.056 0.012
slot_only 0 wants_why 0.5 wants_where 0.5 -0.037 0.017 share 0.259 -0.016 0.062 names_missing 0.5 kinds_beyond 0.292 0.001 0.025 share_place 8.5 -0.041 0.021
polar 0.5 slot_ahead -0.901 asked_heavy 0.5 0.022 -0.02 verb 0.828 0.005 0.039 denies 0.5 missing_heavy 0.5 -0.009 -0.054 rank_place 1 0.057 -0.01
both_mine 0.5 near_whole_place 6 mine 0.5 0.007 -0.017 missing_solid 0.5 -0.012 -0.038 past 0.5 verb 0.95 -0.027 0.04 kinds_rare_ahead -1 -0.005 0.054
polar 0.5 near_part_place 5 wh 0.5 0.025 0.002 names_left 1.5 -0.024 0.006 spare 2.5 denies 0.5 0 0.053 length 9 0.004 -0.05
near_window_ahead -0.221 own_share_ahead 0 near 0.0799 -0.034 -0.015 0.024 slot 0.5 wants_where 0.5 -0.022 0.04 near_part 0.0927 0 0.017
of_me 0.5 place 0 asked 1.5 -0.018 -0.066 near_whole_place 6 -0.002 -0.03 place 0 asked 2.5 0.082 -0.02 rank 0 -0.003 0.024
both_mine 0.5 polar 0.5 slot 0.5 -0.023 0.005 of_me 0.5 -0.053 0.014 place 0.333 strange 0.292 0.02 -0.024 place 0.667 0.074 0.032
both_mine 0.5 does 0.5 near_window_ahead -0.107 -0.023 -0.001 polar 0.5 0.054 -0.076 past 0.5 missing 1.5 0.007 -0.043 facts 16.5 0.054 0.005
of_me 0.5 mine 0.5 put 0.5 -0.007 0.038 own_share 0.708 -0.043 -0.018 mine 0.5 verb_asked_told 0 -0.009 0.026 kinds_met 0.45 0.025 0.056
polar 0.5 verb_asked_told 0 kinds_beyond 0.292 -0.006 0.016 names_missing 0.5 0.03 -0.036 length 9 kinds_beyond 0.0833 -0.019 0.05 same_words 0.5 -0.024 -0.062
polar 0.5 slot_only 0 place 0.154 0.005 -0.028 wh 0.5 0.018 0.002 place 0.846 denies 0.5 -0.05 0.021 facts 13.5 0.055 -0.004
put 0.5 kind_narrow 0.75 names_met 0.5 -0.005 -0.037 verb 0.25 0.053 -0.032 verb 0.828 near_window_ahead 0 0.008 0.041 slot_ahead -0.15 0.1 0.033
of_me 0.5 mine 0.5 put 0.5 -0.007 0.035 put 0.5 -0.044 -0.018 mine 0.5 same_words 0.5 -0.012 0.014 near_window_ahead -0.281 -0.016 0.039
of_me 0.5 slots 1 wants_why 0.5 -0.036 0.009 soft_least 0.096 -0.011 0.007 subject_left 0.5 near_place 1 0.036 0.007 near_part 0.0927 -0.02 0.004
verb 0.828 put 0.5 kinds_rare 0.155 -0.017 0.012 place 0 -0.046 0.017 part_share 0.729 kinds_met 0.775 0.068 0.007 kinds_rare 0.417 0.035 -0.027
polar 0.5 does 0.5 verb 0.525 -0.004 0.031 wh 0.5 0.076 0.025 does 0.5 slot_only 0.0714 -0.042 -0.003 rank_ahead -0.0381 -0.011 -0.087
polar 0.5 wh 0.5 place 0.214 -0.014 0.027 place 0.154 0.019 -0.01 spare 4.5 facts 13.5 0.026 -0.035 own_share_ahead -1 -0.002 -0.06
both_mine 0.5 mine 0.5 slot 0.5 -0.02 0.006 of_me 0.5 -0.039 0.028 place 0.333 clock 0.5 -0.003 0.045 slot_ahead -0.15 0.075 0.026
polar 0.5 slot 0.5 wants_where 0.5 -0.022 0.031 verb_inside -1 -0.003 0.012 missing 0.5 verb_inside 0 0.019 -0.025 rank_ahead 0 -0.023 -0.07
near_window_ahead -0.107 verb 0.95 near_ahead -0.304 -0.026 -0.008 missing 1.5 0.048 -0.009 names_missing 0.5 share 0.73 0.014 -0.005 kinds_rare_place 2.5 -0.052 -0.01
of_me 0.5 does 0.5 names_met 0.5 -0.008 -0.043 near_window_place 3 0.033 -0.023 not_mine 0.5 near_window_place 1 0.029 0.005 kinds_rare_ahead -1 0.023 -0.016
of_me 0.5 put 0.5 asked_heavy 1.5 0 -0.022 place 0.214 -0.015 0.03 place 0 verb_asked_told -1 0.096 0.004 verb 0.25 0.003 0.038
both_mine 0.5 polar 0.5 does 0.5 -0.005 0.038 of_me 0.5 -0.049 0.015 place 0 slot_only 0.0588 0.013 -0.031 slot_only 0.0588 0.004 0.049
near_window_ahead -0.221 kinds_asked 1.5 part_share_place 6.5 -0.031 -0.003 strange_count 0.5 0.003 -0.027 soft_least 0.151 polar 0.5 0.003 -0.029 rank 0.968 0.04 0.006
of_me 0.5 put 0.5 names_met 0.5 -0.01 -0.039 first 0.5 0.024 -0.052 subject_left 0.5 kinds_rare_place 2.5 0.029 -0.002 kinds_rare 0.75 -0.014 0.045
put 0.5 kinds_beyond 0.0833 verb_asked_told 0 -0.014 0.015 wanted_near 0.0789 0.007 0.039 first 0.5 spare 5.5 0.027 -0 near_part_ahead -0.0747 -0.018 -0.064
put 0.5 kinds_rare 0.134 asked 2.5 -0.008 -0.03 asked_heavy 1.5 0.021 -0.002 near_window_place 1 not_mine 0.5 0.038 -0.03 share_place 1.5 -0.015 0.008
polar 0.5 near_window_place 6 same_sex 0.5 0.005 0.091 near_window 0.0651 -0.024 -0.006 place 0.846 names_met 0.5 -0.028 -0.062 own_share_ahead -0.333 -0.021 0.037
put 0.5 kinds_met 0.45 polar 0.5 -0.009 -0.033 near_whole_ahead 0 0.02 -0.008 near_window_ahead -0.107 time_left 0.5 -0.005 0.025 near_ahead -0.0683 0.06 0.013
of_me 0.5 first 0.5 same_sex 0.5 -0.005 0.06 facts 12.5 -0.007 -0.054 first 0.5 met_heavy 1.5 0.004 0.035 near_window_place 6 0.071 -0.016
slot 0.5 place 0.462 near_whole_place 3 0.007 -0.026 own_share 0.367 -0.038 -0.011 near_window_ahead -0.281 near_whole_place 3 0.015 -0.026 part_share_ahead 0 0.011 -0.007
names_missing 0.5 slot_ahead -0.901 slots 1 -0.025 -0.001 near_part_place 9 0.007 -0.026 slot_ahead -0.15 covered 0.167 -0.025 0.047 -0.061
of_me 0.5 polar 0.5 does 0.5 -0.007 0.037 kinds_rare_place 1.5 -0.051 -0.009 kinds_rare_place 2.5 slot_ahead -0.15 0.032 0.011 rank_ahead -0.703 -0.017 0.006
of_me 0.5 mine 0.5 put 0.5 -0.005 0.032 missing 0.5 -0.01 -0.043 mine 0.5 verb 0.828 -0.005 0.034 slot_only 0.0769 0.018 0.04
kinds_rare 0.0871 covered 0.25 other_hour 0.5 -0.008 0.074 met_heavy 1.5 -0.002 0.028 wanted_near 0.0789 spare 4.5 0.014 -0.007 share_ahead -0.202 0.087 0.022
does 0.5 place 0.714 near_ahead -0.304 -0.018 0.005 wh 0.5 0.001 -0.022 kinds_rare 0.292 names_left 0.5 0.004 0.041 asked_verb -1 0.082 0.012
polar 0.5 wh 0.5 share_ahead -0.597 -0.007 0.018 denies 0.5 -0 -0.043 denies 0.5 same_words 0.5 -0.012 -0.05 rank 0.629 -0.013 0.058
of_me 0.5 wants_how_much 0.5 near_window_ahead -0.107 -0.016 0.001 share_place 3.5 -0.056 -0.007 kinds_rare_place 2.5 not_mine 0.5 0.023 -0.006 asked_verb -1 0.009 -0.026
wants_how_much 0.5 kinds_rare 0.101 near_part 0.0618 -0.01 0.006 wanted_near 0.0789 0.007 0.039 slots 1 own_share_ahead -0.667 -0.003 -0.061 part_share_ahead -0.202 -0.042 0.024
put 0.5 names_missing 0.5 kinds_rare_ahead 0 -0.004 0.028 near_part_place 6 -0.051 -0.018 subject_left 0.5 mine 0.5 0.033 0.01 near_part_place 8 0.006 -0.027
put 0.5 kinds_rare 0.134 verb_asked_told 0 -0.013 0.022 asked 1.5 0.027 0 does 0.5 kinds_rare 0.417 0.013 -0.017 near_window_ahead -0.0417 0.026 0.079
both_mine 0.5 put 0.5 kinds_met 0.633 -0.011 0.01 mine 0.5 0.017 -0.013 slot_only 0.0588 part_share 0 -0.016 0.02 own_share_ahead -0.5 0.062 0.02
does 0.5 both_mine 0.5 names_met 0.5 -0.002 -0.032 first 0.5 0.027 -0.022 soft 0.459 near_window_ahead -0.0417 -0.029 0.025 denies 0.5 0.046 -0.014
put 0.5 same_sex 0.5 place 0.0769 0.017 -0.008 0.066 does 0.5 place 0 -0.039 0.012 place 0.278 0.012 0.059
names_met 0.5 near 0.0799 same_words 0.5 -0.009 0.023 same_words 0.5 0.026 -0.004 near_ahead 0 place_left 0.5 0.01 -0.017 wants_how 0.5 -0.039 0.014
put 0.5 asked_heavy 1.5 first 0.5 0.001 0.051 soft_least 0.151 -0.019 0.01 first 0.5 not_mine 0.5 0.022 -0.016 covered 0 -0.01 -0.058
both_mine 0.5 kinds_rare_ahead 0 missing_heavy 0.5 0.008 -0.009 mine 0.5 0.051 -0.017 near_window 0.19 facts 16.5 0.018 -0.017 length 15 0.064 -0.015
of_me 0.5 does 0.5 near 0.0799 -0.017 -0 names_met 0.5 0.036 -0.004 near 0.0219 part_share 0.26 -0.004 0.022 share_ahead -0.202 0.048 0.005
names_missing 0.5 near_window_place 6 names_met 0.5 0.008 -0.016 near_ahead -0.225 -0.021 -0.002 wh 0.5 near_window 0.19 -0.019 0.028 near_ahead -0.553 -0.02 -0.047
of_me 0.5 does 0.5 wants_how_much 0.5 -0.008 -0.052 near_part_ahead 0 0.026 -0.001 subject_left 0.5 kinds_rare_place 2.5 0.026 0.003 does 0.5 -0.013 0.059
put 0.5 place 0.278 wh 0.5 -0.046 0.012 asked_verb -1 -0.019 0.002 place 0.278 kinds_beyond 0.0833 0.002 -0.036 slot_ahead -0.784 -0.017 0.026
put 0.5 wanted_near 0.0789 else 0.5 -0.005 -0.048 near_part_ahead -0.246 -0.015 0.023 spare 5.5 date 0.5 0.025 -0.004 soft_place 2 -0.018 0.017
slot 0.5 wants_why 0.5 wants_where 0.5 -0.024 0.021 near_part_place 3 0.048 -0.023 surname 0.5 names_missing 0.5 0.005 -0.022 -0.058
polar 0.5 wants_name 0.5 names_missing 0.5 0.005 -0.024 share_place 2.5 -0.059 0 spare 2.5 share_place 2.5 -0.003 0.049 missing_solid 0.5 -0.01 -0.047
of_me 0.5 put 0.5 by_pronoun 0.5 -0.015 0.01 first 0.5 0.019 -0.045 near_window_place 1 soft_ahead -0.21 0.075 0.016 kinds_beyond 0.45 -0.008 0.018
same_sex 0.5 near_whole_ahead -0.362 verb_inside -1 -0.031 -0.008 wants_name 0.5 0.003 -0.05 0.067
same_sex 0.5 kind_narrow 0.75 verb_inside 0 -0.003 0.016 share 0.73 0.048 -0.024 0.063
of_me 0.5 mine 0.5 wants_how_much 0.5 0.005 -0.045 near_window_ahead -0.107 -0.014 -0.041 subject_left 0.5 near_window_ahead -0.346 -0.021 0.021 length 7 -0.052 -0.005
put 0.5 names_missing 0.5 denies 0.5 0.002 -0.033 near_whole_place 5 -0.046 -0.02 verb 0.95 first 0.5 0.012 -0.039 own_share 0.633 0.084 0.012
put 0.5 kinds_met 0.225 missing_heavy 0.5 0.006 -0.013 denies 0.5 0.012 -0.038 kinds_met 0.775 slot_ahead -0.784 -0.014 0.02 rank_place 0 -0.037 -0
of_me 0.5 mine 0.5 put 0.5 -0.004 0.023 wants_where 0.5 -0.031 0.031 mine 0.5 place 0.0769 0.033 -0.004 near_window_place 3 0.028 0.006
wants_how_much 0.5 polar 0.5 near_window_ahead 0 0.001 0.019 denies 0.5 -0.028 0.04 share_ahead -0.9 asked 1.5 0.036 -0.013 share_ahead 0 -0.045 -0.018
of_me 0.5 first 0.5 by_pronoun 0.5 -0.007 0.011 clock 0.5 -0.04 0.003 first 0.5 soft_place 8 0.009 -0.015 verb -0.5 0.077 0.015
of_me 0.5 slot_only 0 kind 0.5 -0.028 -0.002 asked_heavy 1.5 0.008 -0.009 subject_left 0.5 met 1.5 0.01 0.039 length 8 -0.038 0.003
put 0.5 denies 0.5 polar 0.5 0.001 -0.026 polar 0.5 -0.04 0.022 names_left 0.5 share_ahead -0.787 -0.023 0.023 place_left 0.5 -0.016 0.015
of_me 0.5 mine 0.5 put 0.5 -0.004 0.024 near_window_ahead -0.107 -0.015 -0.036 mine 0.5 near_part 0.0927 -0.008 0.012 near_window_place 6 0.024 -0.005
polar 0.5 denies 0.5 both_mine 0.5 0.003 0.021 put 0.5 -0.038 0.019 denies 0.5 by_pronoun 0.5 -0.034 0.002 kinds_asked 0.5 -0.016 0.044
same_sex 0.5 place 0.4 met_heavy 0.5 0.015 -0.004 verb -0.5 -0.014 0.004 0.052
slot 0.5 wants_where 0.5 met 2.5 -0.019 0.046 rank_ahead -0.583 -0.018 0.061 slot_ahead -0.15 soft_carried 0.321 0.005 0.06 soft 0.12 0.006 -0.009
put 0.5 near_window_ahead -0.221 kinds_rare_ahead -0.5 -0.007 -0.024 soft_ahead 0 0.004 -0.014 verb 0.95 object_left 0.5 0.018 0.001 kinds_rare_ahead -0.667 -0.002 0.066
put 0.5 names_met 0.5 slot_only 0.0714 -0.008 0.006 kinds_met 0.708 -0.035 0.026 does 0.5 verb_inside 0 0.002 0.025 rank_place 2 0.059 -0.012
same_sex 0.5 place 0.846 wants_name 0.5 0.003 -0.042 own_share_ahead 0 -0.023 0.015 place_left 0.5 0.082 0.007
of_me 0.5 names_missing 0.5 does 0.5 -0.004 0.018 slot_ahead -0.333 -0.017 -0.055 part_share_ahead 0 near_window 0.19 0.008 0.033 soft 0.0909 0.02 -0.019
does 0.5 names_met 0.5 near_ahead -0.304 -0.011 0.004 length 9 0.016 -0.025 polar 0.5 kind_narrow -0.5 0.04 -0.008 length 10 -0.007 -0.07
of_me 0.5 polar 0.5 wh 0.5 0.015 -0.008 spare 3.5 -0 -0.045 names_left 1.5 both_mine 0.5 -0.001 0.021 verb_inside -1 0.061 0.008
of_me 0.5 polar 0.5 does 0.5 -0.005 0.022 length 8 0.025 -0.046 slot_ahead -0.901 own_share_ahead -0.5 -0.015 0.015 slot_ahead -0.15 0.029 0.008
put 0.5 asked_heavy 1.5 names_left 1.5 0 0.023 wanted_near 0.0789 -0.015 0.01 does 0.5 names_left 0.5 0.016 -0.008 near_part 0.248 0.062 0.021
slot 0.5 of_me 0.5 kinds_rare_place 2.5 -0.03 -0.004 length 11 -0.02 0.012 wants_who 0.5 near_window 0.135 -0 0.011 of_me 0.5 -0.028 0.016
of_me 0.5 does 0.5 asked_heavy 1.5 0.002 -0.012 polar 0.5 0.023 -0.048 not_mine 0.5 spare 5.5 0.019 0 time_left 0.5 -0.01 0.02
wants_why 0.5 denies 0.5 wants_name 0.5 0.003 -0.033 wh 0.5 0.02 -0.039 rank_ahead -0.309 soft_ahead -0.659 0.02 -0.019 mine 0.5 0.077 0
wants_how_much 0.5 names_missing 0.5 else 0.5 0.004 -0.033 soft_ahead -0.0266 -0.006 -0.038 near_whole_place 1 past 0.5 0.005 -0.048 soft_ahead -0.0266 -0.02 0.031
wants_how_much 0.5 soft_ahead 0 near_window 0.0976 -0.001 0.015 strange 0.708 -0.011 0.026 share_ahead -0.9 part_share_ahead -1 0.019 -0.002 own_share 0.708 -0.05 -0.007
of_me 0.5 mine 0.5 near_window_ahead -0.107 -0.009 0.011 put 0.5 -0.031 -0.007 kind_narrow 0.75 kind_narrow -0.5 0.011 -0.017 own_share 0.367 0.069 -0.005
both_mine 0.5 verb_asked_told 0 soft_ahead 0 -0 -0.014 asked_verb 0 0.024 -0.011 place 0.333 clock 0.5 -0.013 0.03 parts 1.5 0.004 0.052
put 0.5 names_missing 0.5 names_left 1.5 -0.004 0.012 rank_ahead -1.31 -0.012 -0.043 does 0.5 share 0.45 0.014 -0.01 near_window_ahead -0.0417 0.012 0.055
kinds_rare_ahead 0 wants_who 0.5 slot 0.5 -0.012 0.003 parts 1.5 -0.001 -0.038 kinds_beyond 0.292 near_whole_place 0 -0.036 0.022 near_part_place 6 0.046 -0.021
slots 1 number 0.5 wants_why 0.5 -0.031 0.029 rank_ahead -1.02 -0.027 0.016 slot_ahead -0.15 own_share_ahead -0.333 0.002 0.035 names_left 1.5 -0.005 0.02
same_sex 0.5 kind_narrow 0.75 wanted_kind 0.25 -0 0.042 own_share 0.367 0.064 -0.025 object_left 0.5 0.076 rank_ahead -0.0381 -0.013 0.033
near_window_ahead -0.281 kinds_asked 2.5 length 16 -0.024 0 near_window_ahead -0.346 -0.023 0.037 wants_how_much 0.5 share 0.45 0.009 -0.002 missing_heavy 0.5 0.007 -0.041
same_sex 0.5 slot_only 0 names_left 2.5 -0.012 0.022 missing_heavy 0.5 0.011 -0 names_left 0.5 0.071 -0.003
both_mine 0.5 place 0.0769 asked_heavy 1.5 0.042 -0.013 length 10 0.005 -0.007 place 0.333 length 13 -0.026 0.01 rank_place 0 0.002 0.049
names_met 0.5 near_window_ahead -0.221 spare 1.5 0.026 -0.012 wants_who 0.5 0.007 -0.012 names_left 0.5 length 7 0.039 -0.03 length 13 -0.008 0.023
polar 0.5 does 0.5 soft_ahead 0 0.003 -0.01 wh 0.5 0.037 0.007 does 0.5 slot_only 0.0714 -0.023 0.012 own_share_ahead 0 -0.067 -0.014
verb 0.525 soft_least 0.096 covered 0.25 -0.006 0.011 place 0.667 0.014 -0.013 part_share_ahead 0 length 10 0.083 0.017 near_part_ahead 0 0.016 -0.033
slots 2 number 0.5 wanted_kind -0.5 -0.011 -0.034 wanted_kind -0.5 -0.013 0.022 near_window_place 6 names_met 0.5 0.008 -0.008 near_window 0.0976 -0.012 0.011
wants_how_much 0.5 verb 0.95 parts 2.5 0.002 -0.021 rank 0.968 0.059 0.001 missing_solid 0.5 facts 13.5 0.014 -0.029 kinds_met 0.775 -0.021 -0.068
of_me 0.5 place 0 wants_where 0.5 -0.043 0.024 own_share_place 0.5 0.002 -0.01 place 0 both_mine 0.5 0.074 -0.012 both_mine 0.5 0 0.018
of_me 0.5 mine 0.5 put 0.5 -0.002 0.019 wants_where 0.5 -0.027 0.038 mine 0.5 verb_asked_told 0 -0.001 0.027 kinds_asked 0.5 0.038 0.009
names_left 1.5 wants_who 0.5 names_met 0.5 0.006 -0.015 slot 0.5 0.004 -0.046 wants_who 0.5 own_share_ahead -0.333 -0.016 0.012 near_whole_place 1 0.033 0.099
soft_least 0.096 verb 0.95 kind_narrow 0.25 -0.004 0.035 near_window_place 3 0.043 -0.014 place 0.278 share_place 1.5 0.021 0.058 near 0.0219 -0.037 0.006
near_window_ahead -0.221 near_whole_ahead -0.362 slot_only 0.0833 -0.015 -0.03 slot_only 0.0769 -0.011 0.034 soft_place 1 names_missing 0.5 0.002 -0.03 near 0.0799 -0.004 0.029
put 0.5 place 0.462 kinds_met 0.708 0 0.026 facts 13.5 0.001 -0.017 place 0.214 place_left 0.5 -0.026 0.01 place 0.846 0.02 -0.008
put 0.5 kinds_beyond 0.45 other_hour 0.5 -0.007 0.058 verb -0.5 -0 0.022 verb 0.95 first 0.5 0.01 -0.035 names_left 1.5 0.068 -0.005
wants_how_much 0.5 part_share 0.45 near_part 0.137 -0.002 0.024 near_part_ahead 0 0.003 -0.019 near_window_place 1 -0.038 rank 0.968 -0.019 0.029
share_ahead 0 slot_only 0.0588 wants_where 0.5 -0.014 0.021 slot_ahead -0.15 0.017 0.001 near_whole_ahead 0 parts 1.5 0.019 -0.007 spare 5.5 -0.012 -0.057
of_me 0.5 mine 0.5 put 0.5 -0.002 0.016 put 0.5 -0.026 0.003 part_share_place 0.5 put 0.5 0.009 -0.015 kinds_rare 0.292 0.008 0.048
wants_how_much 0.5 of_me 0.5 put 0.5 -0.005 0.013 first 0.5 0.006 0.037 asked_heavy 1.5 covered 0 -0.011 0.021 own_share_place 2.5 -0.05 -0.007
place 0.846 verb 0.95 names_missing 0.5 0.003 -0.018 length 10 0.075 0.01 denies 0.5 verb 0.95 -0.004 -0.059 length 9 -0.045 0.005
of_me 0.5 mine 0.5 near_window_place 8 0.004 -0.026 own_share 0.708 -0.026 -0.002 length 7 kinds_asked 1.5 -0.041 0.014 near_whole 0.039 0.004 0.016
missing_heavy 0.5 part_share 0.729 near_window_place 6 0.031 -0.012 parts 2.5 0.007 -0.043 polar 0.5 place 0.846 0.002 -0.02 date 0.5 -0.013 -0.048
names_missing 0.5 verb_asked_told 0 kinds_rare 0.101 -0.004 0.008 kinds_rare 0.183 0.032 0.002 slot_ahead -0.44 slot_ahead -0.652 -0.018 0.021 own_share_place 5.5 -0.05 -0.001
wants_name 0.5 near_window_place 8 asked_heavy 1.5 0.008 -0 kinds_rare 0.417 -0.016 0.024 kinds_asked 1.5 soft_ahead -0.384 -0.004 -0.058 asked_heavy 1.5 0.009 -0.016
same_sex 0.5 missing_heavy 1.5 else 0.5 0.004 -0.036 share_ahead -0.787 -0.02 -0.002 object_left 0.5 0.069 0.01
wants_name 0.5 else 0.5 own_share_ahead 0 -0 0.013 part_share 0.45 -0.006 -0.057 kinds_asked 1.5 -0.054 -0.009
of_me 0.5 mine 0.5 polar 0.5 0.004 -0.028 asked 1.5 -0.007 -0.024 subject_left 0.5 kinds_rare_place 2.5 0.019 0.001 does 0.5 -0.009 0.038
wants_how_much 0.5 polar 0.5 surname 0.5 0.003 -0.036 by_pronoun 0.5 -0.025 0.013 soft_carried 0.549 past 0.5 0.004 -0.039 verb -0.5 0.02 -0.017
of_me 0.5 mine 0.5 near_window_place 1 0.006 -0.009 wants_where 0.5 -0.021 0.038 place 0.0769 negated 0.5 0.035 -0.04 slots 1 -0.028 0.007
of_me 0.5 first 0.5 near_window_ahead -0.107 -0.012 0.003 soft_least 0.151 -0.039 0.012 met 1.5 first 0.5 0.003 0.029 own_share 0.633 0.055 0.011
of_me 0.5 soft_least 0.151 asked_heavy 1.5 0.003 -0.012 part_share 0.45 0.043 -0 subject_left 0.5 names_left 1.5 0.009 0.035 wanted_word 0.5 0 -0.021
put 0.5 names_missing 0.5 parts 1.5 0.004 -0.008 kinds_rare_ahead -0.667 -0.003 -0.035 spare 5.5 kinds_rare 0.417 0.021 -0.007 slot_only 0.0714 -0.019 0.015
other_hour 0.5 part_share_ahead 0 near_whole_place 6 0.006 -0.011 near 0.0799 0.008 -0.017 0.06
same_sex 0.5 soft_ahead 0 verb_inside -1 -0.004 0.008 near_part_ahead 0 0.006 -0.018 0.056
of_me 0.5 same_sex 0.5 first 0.5 -0.002 -0.027 names_left 0.5 0.055 0.007 length 8 asked_heavy 1.5 -0.029 0.011 parts 2.5 0.011 -0.015
near_window_ahead 0 put 0.5 of_me 0.5 -0.011 0.005 kinds_rare_ahead -0.667 0.02 0.003 part_share 0 near 0.0497 -0.026 0.052 near 0.226 0.027 -0.003
same_words 2.5 polar 0.5 place 0.846 0.004 -0.013 place 0.846 -0.022 0.032 missing 0.5 0.058 0.004
does 0.5 verb -0.5 wanted_word 0.5 0 -0.019 rank_ahead 0.000509 0.01 -0.011 asked 2.5 verb 0.25 0.039 -0.011 own_share_ahead -0.333 0.037 -0.009
names_met 0.5 near_part 0.0927 rank_ahead -0.0381 -0.009 0.005 part_share 0.45 0.022 -0.005 wants_how 0.5 near_whole_ahead 0 -0.007 -0.026 near_whole_ahead 0 -0.013 0.039
soft_least 0.096 near_window_ahead -0.107 covered 0.25 -0.013 0.014 near_ahead 0 0.005 -0.019 part_share_ahead -0.338 near_ahead -0.225 0.005 0.065 parts 2.5 0.006 -0.038
of_me 0.5 first 0.5 near_whole_place 6 0 -0.017 soft_least 0.151 -0.037 0.013 kinds_beyond 0.45 met_heavy 1.5 0 0.028 length 10 0.058 0.01
slot_only 0 kinds_asked 2.5 share_ahead 0 -0.02 0.005 wanted_near_second 0 0.029 -0.02 surname 0.5 wants_how_long 0.5 0.004 0.04 -0.052
other_hour 0.5 missing_heavy 0.5 share_ahead -0.202 0.042 0.003 soft_least 0.151 -0.005 0.02 0.061
else 0.5 rank_place 4 near_window_place 1 0.007 -0.003 share_place 8.5 -0.019 0.026 share 0.45 part_share_place 1.5 0.006 -0.028 -0.059
put 0.5 of_me 0.5 same_words 0.5 -0.001 -0.018 kinds_rare 0.292 0.001 0.027 verb 0.95 not_mine 0.5 0.01 -0.013 own_share 0.633 0.072 0.004
slot_only 0 wants_why 0.5 kind_narrow 0.75 -0.015 0.032 mine 0.5 0.042 -0.009 missing 1.5 share_ahead -0.202 0.027 0.003 facts 12.5 0.015 -0.007
asked_heavy 1.5 near_whole_place 6 share 0.73 0.015 -0.004 wants_who 0.5 -0.017 0.023 wants_who 0.5 wants_what 0.5 0.002 -0.012 rank_ahead -0.0381 -0.033 -0.005
wants_name 0.5 slot_ahead -0.15 kinds_rare 0.225 0.002 0.025 rank_ahead -0.0381 -0.02 0.002 -0.042
of_me 0.5 mine 0.5 names_met 0.5 0.005 -0.013 kinds_rare 0.183 -0.01 -0.033 covered 0.25 share 0.73 0.007 -0.011 kinds_rare 0.417 0.031 -0.008
of_me 0.5 quoted 0.5 own_share -0.5 0.021 -0.004 kinds_rare 0.0417 -0.022 0.091 length 8 slots 15 -0.017 0.027 spare 6.5 0.013 -0.006
same_sex 0.5 other_hour 0.5 both_mine 0.5 -0.002 0.011 0.056 near_part 0.248 0.065 0.005
names_missing 0.5 near_window_place 3 names_met 0.5 0.007 -0.01 near_whole_place 1 -0.03 -0.002 soft_place 1 rank 0.629 -0.023 -0.053 met 0.5 -0.014 0.021
put 0.5 slot_only 0.0714 place 0.0769 0.014 -0.013 names_left 1.5 -0.001 0.027 place 0.333 covered 0.167 0.003 -0.016 does 0.5 0.012 0.048
put 0.5 missing 2.5 part_share_ahead 0 0.002 -0.009 spare 3.5 0 -0.027 does 0.5 kinds_rare 0.417 0.009 -0.01 soft_ahead -0.0266 0.004 0.053
place 0.846 of_me 0.5 place 0 -0.031 0 place 0 0.035 0.006 kinds_asked 1.5 wanted_word 0.5 -0.015 -0.051 share 0 -0.016 0.02
else 0.5 slots 2 number 0.5 -0.024 0.013 kinds_met 0.225 0.001 0.009 own_share 0.367 own_share_place 0.5 0.021 -0.025 -0.052
put 0.5 kinds_beyond 0.0833 other_hour 0.5 -0.006 0.053 length 10 0.022 0.002 part_share_ahead -0.781 names_left 1.5 -0.019 0.006 length 11 0.02 0.006
of_me 0.5 mine 0.5 kinds_rare_place 1.5 -0.006 0.01 wants_where 0.5 -0.021 0.039 near_window 0.19 near_whole 0.0975 0.008 -0.015 soft_place 2 0.023 -0.003
verb_asked_told 0 kind_narrow 0.75 number 0.5 -0.004 0.007 asked_verb -1 -0.022 0.049 number 0.5 own_share_ahead -0.333 -0.02 0.035 kinds_rare 0.417 0.009 -0.054
kinds_rare_ahead -0.667 length 8 soft_least 0.0716 -0.025 0.008 share_ahead -0.787 -0.006 0.017 of_me 0.5 soft_least 0.151 -0.008 0.007 spare 8.5 0.006 -0.031
wants_how_much 0.5 same_sex 0.5 rank_ahead 0.000509 0.003 -0.005 length 12 0.06 0.004 strange_count 0.5 number 0.5 -0.029 0.012 near_whole_ahead -0.149 -0.013 -0.045
of_me 0.5 soft_least 0.151 asked 1.5 0.007 -0.009 length 18 0.013 -0.044 first 0.5 kind_narrow 0.75 0.003 0.037 wh 0.5 -0.024 0.044
wants_name 0.5 same_words 2.5 slot_ahead -0.15 0.006 -0.002 missing_heavy 0.5 0.056 -0.002 kinds_asked 1.5 -0.048 near 0.0799 -0.006 0.004
put 0.5 names_missing 0.5 names_left 1.5 -0.004 0.01 missing_solid 2.5 -0.031 0.004 place 0 soft_ahead -0.384 -0.006 -0.05 place 0.846 0.015 -0.009
else 0.5 wants_how_much 0.5 kinds_beyond 0.45 -0 0.01 near_window_place 1 -0.039 0.001 missing_solid 0.5 direct 0.5 -0.007 -0.065 own_share_ahead -0.333 -0.023 0.026
soft_least 0.096 of_me 0.5 asked_heavy 0.5 0.024 -0.009 place 0.917 0.008 -0.032 place_left 0.5 near_whole_place 0 0.013 -0.007 rank_ahead -0.703 0.041 0.01
wants_how_much 0.5 spare 4.5 verb_asked_told 0 0.004 0.023 asked_heavy 1.5 0.006 -0.01 share_ahead -0.9 place 0.462 0.024 -0.012 missing_heavy 0.5 -0.002 -0.047
verb 0.95 near_part 0.0927 kinds_rare_ahead 0 -0.006 0.026 met 0.5 0.021 -0.003 asked_verb 0 place 0.778 0.057 -0.03 clock 0.5 -0.032 0.041
names_missing 0.5 verb_asked_told 0 kind_narrow 0.75 0 0.028 soft_place 0 0.023 -0.02 rank_place 2 strange 0.417 -0.043 -0.003 part_share 0 -0.014 0.022
slot_only 0 part_share_ahead 0 place 0.0769 0.015 -0.02 spare 3.5 -0.013 0.035 part_share_ahead 0 near_window 0.0976 -0 0.012 met 1.5 -0.022 0.007
near_whole_ahead -0.436 near_window_place 0 0.019 near_ahead -0.553 -0.007 -0.025 near_whole_place 9 names_met 0.5 0.006 -0.007 kinds_rare 0.0417 -0.009 -0.033
put 0.5 near_ahead -0.381 verb -0.5 -0.02 -0.008 wanted_near_second 0.0313 -0.002 0.014 object_left 0.5 first 0.5 0.019 -0.03 parts 1.5 -0.007 0.011
same_sex 0.5 near_part_ahead -0.246 verb 0.95 -0.009 0.046 slot_only 0.0714 -0.001 0.006 object_left 0.5 slot_only 0.0714 0.078 0.01 slot_only 0.0714 -0.008 0.025
put 0.5 asked_heavy 2.5 place 0.0769 0.014 -0.002 place 0.917 -0.024 0.03 rank 0.968 place 0.214 -0.016 0.012 place_left 0.5 0.014 0.056
put 0.5 slot_only 0.0714 kinds_asked 2.5 -0.01 0.015 surname 0.5 0.006 -0.064 object_left 0.5 near_part_place 5 0.022 -0.011 own_share 0.875 -0.002 0.03
parts 2.5 wants_how_much 0.5 else 0.5 0.004 -0.027 own_share 0.708 -0.032 0.006 slot_ahead -0.333 slot_ahead -0.543 -0.014 0.055 verb_asked_told -1 -0.057 -0.013
names_met 0.5 wants_who 0.5 wants_how_much 0.5 0.005 -0.02 same_words 0.5 0.002 -0.042 near_whole_place 0 near_whole -1 -0.003 -0.038 length 13 -0.009 0.019
of_me 0.5 put 0.5 asked_heavy 1.5 0.003 -0.011 share_ahead -0.202 -0.008 0.024 near 0.0219 kinds_met 0.292 -0.004 0.014 near 0.123 0.024 0.004
wants_how_much 0.5 by_pronoun 0.5 wanted_kind -0.5 0.002 -0.007 rank 0.968 0.018 -0.017 share_ahead -0.9 0.019 missing 0.5 0.004 -0.043
slot 0.5 kinds_asked 2.5 kind 0.5 -0.021 0.011 length 9 -0.022 0.038 wants_how_long 0.5 put 0.5 -0.001 0.009 number 0.5 -0.01 0.063
near_part_ahead -0.246 verb 0.95 near_window_ahead 0 -0.011 0.018 slots 13 -0.002 0.065 names_met 0.5 near_part 0.0349 -0 0.009 spare 2.5 0.021 -0.017
missing_heavy 0.5 share_ahead -0.597 near_ahead -0.0683 0.011 0.071 spare 8.5 0.007 -0.039 of_me 0.5 spare 4.5 0 -0.013 facts 16.5 0.009 -0.012
same_sex 0.5 names_met 0.5 rank_place 1 0.004 -0.005 names_left 0.5 -0.02 0.009 facts 13.5 0.001 0.056
names_missing 0.5 does 0.5 wants_who 0.5 0.002 -0.011 past 0.5 0.064 0.009 rank_place 1 own_share_ahead -0.667 -0.001 -0.051 met_heavy 0.5 -0.017 0.015
both_mine 0.5 near_ahead -0.225 near_window 0.306 -0.014 0.01 share 0.45 0.006 -0.006 length 11 near_whole_ahead 0 0.039 -0.023 kinds_met 0.0833 -0.012 0.021
wants_how_much 0.5 wants_who 0.5 asked_verb 0 0.004 -0.017 spare 5.5 -0.022 0.01 kinds_met 0.775 kinds_met 0.292 -0.021 0.025 share 0.73 -0.053 -0.006
of_me 0.5 polar 0.5 rank_place 0 0.005 -0.006 soft_least 0.151 -0.029 0.012 length 8 spare 1.5 0.016 -0.022 rank_place 5 0.01 -0.02
put 0.5 own_share_place 2.5 slot_ahead -0.15 0.007 -0.004 near 0.123 -0.021 0.009 spare 5.5 kinds_rare_place 0.5 -0.001 0.024 strange_count 1.5 -0.011 0.018
of_me 0.5 mine 0.5 asked_heavy 0.5 0.03 -0 wants_who 0.5 -0.011 -0.044 mine 0.5 near_part_place 3 0.007 -0.011 covered 0.25 0.009 0.028
else 0.5 surname 0.5 polar 0.5 0.003 -0.012 strange 0.583 -0.044 0.013 met 0.5 near_whole_ahead -0.0689 -0.02 0.025 met 1.5 -0.059 -0.006
both_mine 0.5 kinds_rare_ahead -0.667 kinds_asked 1.5 -0.001 0.012 kinds_rare_ahead -0.333 -0.015 -0.001 place 0 kinds_rare_ahead -0.667 0.019 -0.039 kinds_rare_ahead -1 -0.02 0.024
verb -0.5 wanted_word 0.5 met_heavy 1.5 -0.003 0.019 number 0.5 -0.031 -0.005 part_share_ahead 0 soft_least 0.151 0.006 0.025 near_whole_ahead 0 0.007 -0.023
wants_how_much 0.5 kinds_rare_ahead 0 polar 0.5 0.002 -0.015 slots 14 0.007 0.066 soft_ahead -0.496 0.009 slots 2 -0.037 -0.005
kinds_rare_ahead -0.667 share_ahead -0.787 rank_ahead -1.21 0.004 -0.024 place 0.917 0.012 0.043 place 0.846 polar 0.5 0.002 -0.019 not_mine 0.5 -0.018 0.026
names_left 1.5 slot_ahead -0.15 both_mine 0.5 0.002 0.033 spare 5.5 -0.003 -0.018 wants_where 0.5 asked_verb -1 0.014 -0.015 near_ahead -0.225 0.003 0.073
put 0.5 soft_ahead 0 asked_heavy 1.5 0.007 -0.007 soft_least 0.151 -0.029 -0.005 kinds_beyond 0.0833 time_left 0.5 0.009 0.031 place 0.278 -0.026 0.004
wants_name 0.5 slot_ahead -0.15 near_whole 0.039 -0.002 0.012 share_ahead -0.202 -0.038 -0 near_ahead -0.0683 -0.005 -0.038
soft_least 0.096 near_whole 0.234 share_ahead -0.787 -0.012 0.004 asked_heavy 0.5 0.036 -0.02 place 0.0769 verb_inside -1 0.048 0.002 slot 0.5 -0.013 0.009
place 0.667 near_window_ahead -0.221 object_left 0.5 0.002 -0.015 slot_ahead -0.15 0.014 0.001 slots 6 reason_left 0.5 -0.029 0.025 wanted_near_second 0.0313 -0.005 0.024
past 0.5 verb -0.5 spare 6.5 0.017 -0.037 mine 0.5 -0.004 -0.042 missing_heavy 0.5 share 0 0.028 0.005 verb -0.5 -0.008 0.005
slot 0.5 wants_where 0.5 kinds_rare_ahead -0.0833 -0.006 -0.023 share_ahead -0.202 -0.006 0.073 missing_heavy 0.5 share_ahead -0.597 0.083 0.006 kinds_rare_ahead 0 -0.001 0.029
put 0.5 asked 1.5 date 0.5 -0.001 0.021 facts 17.5 -0.008 0.012 first 0.5 does 0.5 0.007 0.028 rank_ahead -0.703 0.008 -0.045
same_sex 0.5 wants_who 0.5 kinds_rare_ahead -0.667 0.008 -0.001 names_left 1.5 -0.035 0.042 length 14 length 12 0.034 -0.021 0.065
put 0.5 of_me 0.5 denies 0.5 -0.005 -0.025 place 0.0769 0.025 0.002 place 0 slot_ahead -0.784 0.012 -0.037 not_mine 0.5 0.013 -0.007
of_me 0.5 mine 0.5 asked_heavy 0.5 0.035 -0 own_share 0.708 -0.018 0.006 verb 0.828 facts 16.5 0.006 -0.007 share_ahead 0 0.032 -0.005
other_hour 0.5 soft_least 0.151 near 0.226 0.001 -0.011 place 0.214 0.022 0.002 0.049
same_sex -0.25 -0.043 same_sex 0.5 spare 8.5 0.002 -0.021 near 0.226 0.058 -0.006
verb -0.5 names_left 1.5 wants_why 0.5 -0.01 0.036 slots 11 0.031 -0.005 names_left 0.5 soft_carried 0.116 0.017 0.004 kinds_rare 0.417 0 -0.021
put 0.5 missing_heavy 1.5 place 0.462 0.006 -0.003 kind_narrow 0.25 -0.012 0.027 place 0 rank_ahead -0.703 0.008 -0.045 parts 2.5 0.012 -0.027
wants_how_much 0.5 kinds_rare_ahead -0.667 verb_asked_told 0 0.011 -0.015 verb_asked_told 0 -0.002 0.014 part_share_place 3.5 missing_heavy 0.5 -0.004 -0.03 parts 1.5 -0.015 0.022
put 0.5 of_me 0.5 slot_only 0.0714 -0.012 0.001 place 0.0769 0.03 0 near_window_place 1 soft_ahead -0.21 0.05 0.008 near_window_place 3 -0.018 0.009
surname 0.5 near_whole_ahead -0.436 names_met 0.5 -0.012 0.011 slot_ahead -0.15 0.008 0 slot_ahead -1 0.01 -0.058
part_share 0.729 missing_heavy 0.5 near_whole_place 0 0.035 0.001 kinds_rare 0.292 -0.002 0.01 wh 0.5 missing 0.5 0.023 -0.036 near_part 0.137 0.004 -0.021
share 0.73 rank_place 3 wants_how 0.5 0.004 0.031 near_whole_ahead 0 -0.01 0.029 wanted_word 0.5 same_words 2.5 -0.003 0.059 date 0.5 -0.028 0.018
rank_place 4 share 0.45 soft_carried 0.549 0.003 0.06 facts 17.5 -0.005 0.024 kinds_met 0.225 near_window_place 3 -0.026 -0.009 kinds_met 0.367 0.048 -0.016
near_ahead -0.225 soft_carried 0.321 share_ahead -0.343 -0.01 -0.033 own_share 0.45 0.027 -0.006 kind_narrow -0.5 near_window_ahead -0.221 0.028 0.004 soft_carried 0.549 0.005 -0.033
put 0.5 missing_heavy 0.5 part_share_ahead -0.202 0.034 0.001 soft_least 0.151 -0.008 0.019 place 0.333 by_pronoun 0.5 -0.01 0.024 covered 0.25 0.009 0.033
near_window_ahead -0.346 soft 0.0909 near_whole_place 3 0.014 -0.013 kinds_rare_place 3.5 -0.028 -0.005 wants_name 0.5 put 0.5 0 0.009 names_left 1.5 -0.044 0.011
names_missing 0.5 other_hour 0.5 kinds_beyond 0.45 0.001 0.008 0.042 kinds_met 0.55 facts 14.5 0.002 -0.021 -0.043
slot_ahead -0.15 slot_ahead -0.901 soft_ahead 0 -0.007 0.018 rank_place 2 0.022 0.002 soft_place 4 part_share_ahead -0.202 -0.032 -0.002 near_part 0.137 0.001 0.047
wants_how_much 0.5 kinds_rare_ahead -0.667 wants_who 0.5 0.013 -0.012 slot_ahead -0.15 0.005 -0.004 near_place 3 of_me 0.5 -0.039 -0.008 soft_carried 0.175 -0.018 0.021
own_share_ahead 0 part_share_ahead 0 rank_place 4 0.002 -0.013 subject_left 0.5 -0.025 0 wanted_literal 0.5 spare 6.5 0.018 -0.015 spare 3.5 -0.052 0.006
put 0.5 names_left 1.5 kinds_beyond -0.5 0.006 -0.007 polar 0.5 0.011 -0.033 kinds_beyond 0.708 place 0 -0.022 0.011 names_left 0.5 0.017 -0.062
other_hour 0.5 verb -0.5 direct 0.5 -0.011 0.005 place_left 0.5 -0.002 0.011 0.049
wanted_near 0.0789 wanted_near -1 own_share 0.875 0.001 0.011 rank_ahead 0 -0.006 -0.037 near_ahead -0.381 near_whole 0 0.007 -0.029 part_share_ahead -0.781 0.061 0.011
put 0.5 names_missing 0.5 verb -0.5 -0.005 0.003 near_whole_ahead -0.436 -0.01 -0.033 verb 0.95 rank 0.968 0.003 0.025 mine 0.5 0.056 0.001
names_met 0.5 does 0.5 object_left 0.5 0.005 -0.003 missing 1.5 0.046 -0.005 kinds_beyond 0.55 length 8 0.015 -0.019 does 0.5 -0.003 0.039
put 0.5 near_ahead -0.381 kinds_beyond 0.708 -0.017 0.015 wants_how_long 0.5 -0 0.019 kinds_met 0.775 kinds_rare_place 3.5 0.014 -0.004 verb_inside 0 -0.033 0.028
slot_only 0.0714 spare 5.5 wants_why 0.5 0.001 0.046 kinds_rare_ahead -0.5 -0.021 -0.005 slot_ahead -0.15 wanted_kind -0.5 0.009 0.04 wanted_kind 0.25 0.003 -0.052
same_sex 0.5 slot_only 0.0714 covered 0.167 -0.007 0.006 parts 2.5 0.006 -0.027 verb_asked_told -1 0.054 place 0.4 0.017 -0.004
wants_how_much 0.5 wants_why 0.5 spare 8.5 0.001 -0.017 spare 5.5 0.044 -0.015 slots 2 near_part_ahead -0.503 0.012 -0.036 place 0.4 0.032 -0.023
denies 0.5 missing_solid 1.5 names_missing 0.5 0.004 -0.02 soft_carried 0.321 -0.015 0.014 asked 2.5 place 0.667 -0.001 -0.046 missing_solid 1.5 -0.004 0.05
other_hour 0.5 names_left 1.5 put 0.5 -0.004 0.007 slot_only 0.0833 -0.003 0.041 place 0.462 0.006 0.061
put 0.5 else 0.5 verb_inside -1 -0.007 0.001 asked_verb -1 -0.046 0.001 length 11 rank 0 -0.005 0.032 rank 0.968 -0.003 0.028
kinds_rare_ahead -0.667 verb 0.828 near_place 1 0.005 0.02 kinds_rare_ahead -1 -0.038 0.002 kinds_rare_ahead -0.5 missing_solid 0.5 -0.024 -0.002 names_missing 0.5 0.003 -0.02
wants_how_much 0.5 surname 0.5 near_part_ahead -0.331 -0.007 0.003 verb -0.5 -0.05 0.012 near_whole_place 3 near 0.0497 -0.01 -0.044 near_window 0.0976 -0.017 0.037
soft_ahead 0 denies 0.5 missing_heavy 0.5 0.012 0.001 part_share_ahead 0 -0.019 0.022 part_share_ahead 0 length 15 0.023 -0.018 slots 17 -0.017 0.027
put 0.5 names_missing 0.5 of_me 0.5 -0.004 0.006 near_part_place 6 -0.035 -0.002 verb 0.95 kinds_rare 0.417 0.009 -0.014 place 0.214 -0.021 0.051
slot_ahead -0.901 wants_why 0.5 kinds_asked 2.5 -0.012 0.013 near_window_place 3 0.039 -0.01 slot_ahead -0.15 asked_heavy 1.5 0.033 0.004 own_share_ahead -0.5 -0.031 0.001
surname 0.5 other_hour 0.5 slot_only 0.0714 -0.003 0.004 0.043 slot 0.5 soft_carried 0.0895 -0.013 0.022 -0.055
slot_only 0 near_window_place 6 place_left 0.5 0.003 -0.012 length 16 -0.02 0.003 surname 0.5 own_share -0.5 0.018 0.002 -0.045
facts 13.5 near_ahead -0.225 share 0.259 -0.015 0.01 near_ahead -0.15 0.031 0.006 put 0.5 place 0.533 0.001 -0.016 spare 5.5 0.013 -0.01
wants_why 0.5 slots 2 place 0.154 0.015 -0.021 place 0.917 0.002 -0.015 share_ahead -0.343 names_left 0.5 0.012 -0.032 mine 0.5 0.067 0.001
polar 0.5 verb_inside -1 met 1.5 -0.005 0.019 wanted_kind 0.25 0.005 -0.028 rank 0.968 subject_left 0.5 -0.006 -0.04 near_window_place 0 0.042 -0.01
wants_who 0.5 subject_left 0.5 share_place 8.5 0.005 0.047 kinds_asked 1.5 -0.01 0.006 subject_left 0.5 names_met 0.5 -0.026 0.024 rank_place 0 0.031 -0.007
put 0.5 of_me 0.5 part_share_ahead 0 -0.002 -0.017 met 1.5 0.003 0.038 place 0.333 soft 0.208 0.004 -0.015 does 0.5 0.009 0.04
put 0.5 place 0.154 verb_asked_told -1 0.022 -0.01 verb -0.5 -0.012 0.004 near_window_place 1 verb 0.675 0.009 0.04 near_part_ahead 0 0.002 -0.032
slot_ahead -0.901 wants_why 0.5 spare 1.5 0.029 -0.01 spare 5.5 0.043 -0.015 facts 13.5 share 0 0.018 0.001 spare 6.5 0.002 -0.017
wants_who 0.5 soft_place 6 names_missing 0.5 0.004 -0.02 near_place 1 0.026 -0.012 asked_heavy 1.5 parts 1.5 0.018 -0.016 kinds_rare 0.75 -0.031 0.03
calling 0.5 wants_how_old 0.5 missing_heavy 1.5 0.003 -0.004 number 0.5 -0.036 -0.001 kinds_met -0.5 wants_what 0.5 0.008 -0.003 facts 13.5 0.002 -0.039
wants_why 0.5 wants_how_old 0.5 parts 2.5 0.001 -0.018 parts 1.5 -0.041 -0.007 part_share_ahead -0.338 share_ahead -0.597 0.012 -0.023 verb_inside -1 0.063 0.005
share_place 8.5 asked_heavy 1.5 place 0.0769 0.022 0.002 kinds_rare_ahead 0 -0.004 0.023 slot_ahead -0.784 -0.006 0.063
near_part_ahead 0 own_share_ahead 0 polar 0.5 0.001 -0.023 rank 0.369 -0.027 0.029 strange 0.708 soft_carried 0.116 0.034 -0.015 kinds_asked 0.5 0.074 0.008
same_sex 0.5 own_share_ahead 0 of_me 0.5 -0.006 0.006 past 0.5 -0.019 0.015 near 0.226 names_left 0.5 0.064 0.004 -0
wants_how_much 0.5 else 0.5 soft_place 10 0.003 -0.01 met_heavy 0.5 0.007 -0.049 slots 2 strange_count 0.5 -0.01 -0.041 place 0.667 0.022 -0.022
of_me 0.5 asked_verb 0 place 0 -0.023 0.001 length 11 0.007 -0.041 soft_place 8 soft_place 4 0.004 0.028 kinds_beyond 0.225 -0.016 0.014
else 0.5 wants_name 0.5 calling 0.5 0.002 -0.019 share_place 2.5 -0.043 0.023 number 0.5 length 9 -0.002 -0.049 slot_only 0.0714 -0.018 0.024
wanted_kind 0.877 verb_asked_told 0 kinds_rare_ahead -0.667 0.007 -0.003 past 0.5 -0.042 0.016 verb_inside 0 wants_what 0.5 0.012 0.069 soft_least 0.151 -0.02 0.006
denies 0.5 soft_least 0.096 kinds_met 0.45 -0.003 0.006 parts 1.5 0.015 -0.002 spare 2.5 parts 1.5 -0.006 0.042 kinds_met 0.292 -0.011 -0.043
share 0.45 near_part 0.0927 own_share 0.367 -0.003 0.019 asked_heavy 2.5 0.017 -0.007 length 13 own_share 0.708 -0.018 -0.002 facts 16.5 -0.002 0.032
"""
