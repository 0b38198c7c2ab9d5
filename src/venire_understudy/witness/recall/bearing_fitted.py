"""Fitted by ``scripts/fit_witness.py``, not edited by hand; read by ``venire.language.fitted.trees``."""

# ruff: noqa: E501 - weights are not read by eye

from __future__ import annotations

TREES = """
-1.5000
rank_ahead 0 near_part 0.213 kinds_rare 0.155 -0.063 -0.031 near_whole_place 0 0.158 -0.018 own_share 0.5 near_whole_place 1 0.36 0.044 slot 0.5 0.122 0.901
share_ahead 0 rank 0.87 rank 0.211 -0.059 -0.011 slot_ahead -0.0733 -0.014 0.22 rank 0.87 near_window_place 3 0.194 -0.016 slot 0.5 0.128 0.418
share 0.6 near_part_ahead 0 share 0.324 -0.059 0.011 near 0.195 -0.003 0.175 rank_place 0 facts 16.5 0.234 0.354 rank_place 1 0.054 -0.038
rank_ahead 0 kinds_rare 0.183 part_share 0.326 -0.062 -0.023 missing 1.5 0.033 -0.04 near_place 1 slot_ahead -0.25 0.059 0.213 part_share 0.6 -0.01 0.105
part_share 0.326 near_part_ahead 0 kinds_beyond 0.225 -0.062 -0.034 missing 1.5 0.108 -0 part_share_ahead -0.0992 near_part_ahead 0 -0.026 0.07 near_part_place 1 0.155 0.037
part_share 0.326 near_part_place 3 soft_carried 0.243 -0.046 0.015 kinds_rare_ahead 0 -0.065 -0.032 rank_place 0 met 1.5 0.102 0.16 rank_place 1 0.032 -0.035
rank_ahead 0 near_ahead 0 own_share 0.333 -0.056 -0.005 kinds_rare 0.155 0.002 0.123 kinds_met 0.45 missing_heavy 1.5 0.084 -0.001 missing_heavy 2.5 0.143 -0.017
share 0.324 near_whole 0.207 near_whole 0.128 -0.06 -0.031 near_window_place 1 0.114 -0.023 slot_only 0 part_share_ahead 0 -0.046 0.023 part_share_ahead -0.233 -0.014 0.099
part_share 0.326 near_whole 0.207 near_window_place 5 -0.048 -0.066 missing 1.5 0.108 -0.001 slot_ahead -0.25 near_window_place 1 -0.006 -0.053 near_window_place 1 0.099 0.041
rank_ahead 0 kinds_met 0.292 part_share 0.144 -0.059 -0.029 soft 0.374 -0.023 0.073 kinds_met 0.292 slot_ahead -0.25 -0.018 0.057 not_mine 0.5 0.099 0.01
rank_ahead 0 near_whole 0.128 share 0.14 -0.059 -0.02 near_window_ahead -0.13 -0.042 0.029 near_part_place 1 slot_ahead -0.25 0.003 0.076 share 0.6 -0.026 0.032
own_share 0.333 near_ahead 0 kinds_beyond 0.45 -0.055 -0.013 asked_heavy 0.5 0.126 0.007 slot 0.5 share_ahead 0 -0.047 0.01 near_window_place 3 0.067 -0.012
rank 0.508 near_whole 0.207 near_whole_place 3 -0.04 -0.061 missing_heavy 1.5 0.071 -0.01 near_whole_place 1 same_words 2.5 0.047 0.111 soft_place 0 0.009 -0.036
own_share 0.333 near_whole_ahead 0 kinds_beyond 0.225 -0.055 -0.022 strange_count 1.5 0.072 -0.037 near_whole_ahead -0.0505 kinds_beyond 0.292 -0.026 0.033 verb_inside 0 0.034 0.083
share 0.324 near_whole_ahead 0 kinds_rare 0.183 -0.057 -0.022 strange_count 1.5 0.055 -0.026 verb 0.828 kinds_met 0.292 0.003 0.049 rank 0.508 -0.035 0.089
share 0.324 near_window_ahead 0 near_part_place 3 -0.037 -0.061 near_window 0.275 -0.002 0.07 verb 0.95 near_window_place 3 0.027 -0.023 strange 0.5 0.091 -0.003
rank 0.211 near_part 0.125 kinds_rare 0.183 -0.059 -0.029 near_window_place 1 0.042 -0.031 kinds_rare 0.134 near_whole_ahead -0.0505 -0.034 0.014 near_window_place 1 0.058 0.009
share 0.324 slot_only 0.0588 soft 0.374 -0.064 0.005 direct 0.5 -0.04 0.019 slot_ahead -0.5 kinds_met 0.225 -0.044 -0.013 both_mine 0.5 0.025 0.083
share 0.324 near_part 0.125 kinds_met 0.292 -0.057 -0.027 near_window_ahead -0.0853 -0.035 0.02 kinds_met 0.45 own_share_ahead 0 -0.014 0.036 near_whole_place 1 0.059 0.008
rank 0.211 near_window 0.167 missing 1.5 -0.033 -0.057 missing 1.5 0.029 -0.028 does 0.5 slot_ahead -0.5 -0.032 0.015 slot_ahead -0.5 -0.018 0.084
rank 0.508 kinds_rare 0.183 near_window_place 5 -0.04 -0.062 missing_solid 0.5 0.049 -0.021 verb 0.828 rank_ahead -0.196 -0.032 0.016 near_window_place 3 0.068 0.002
rank 0.211 near_whole_ahead 0 kinds_met 0.633 -0.051 -0.001 asked 1.5 0.053 -0.015 slot_ahead -0.5 kinds_met 0.367 -0.044 -0.006 soft_least 0.128 0.005 0.049
direct 0.5 near_whole 0.128 missing 1.5 -0.035 -0.057 soft_carried 0.139 -0.026 0.022 near_place 1 both_mine 0.5 0.011 0.062 near_whole 0.128 -0.042 -0.005
near_part 0.213 near_window_ahead -0.0349 slot_only 0.0833 -0.056 -0.017 slot_only 0.0588 -0.046 -0 verb 0.877 slot_only 0.0588 -0.02 0.028 slot_only 0 -0.002 0.077
part_share 0.144 near 0.112 kinds_met 0.225 -0.052 -0.022 kind_narrow 0.25 -0.009 0.088 does 0.5 kinds_met 0.292 -0.017 0.017 polar 0.5 0.08 -0.009
direct 0.5 soft_least 0.0863 near_whole_place 3 -0.035 -0.056 slot_ahead -0.943 -0.043 0.007 slot_ahead -0.625 kinds_met 0.225 -0.048 -0.013 missing_heavy 0.5 0.033 -0
missing_heavy 0.5 slot 0.5 covered 0.25 -0.047 0.004 kinds_rare 0.101 0.012 0.053 kinds_rare 0.292 soft 0.374 -0.043 -0.006 near_place 5 0.016 -0.04
near_part 0.125 share 0.6 near_window_place 1 -0.027 -0.052 slot_ahead -0.25 -0.031 0.019 soft_least 0.128 facts 16.5 0.004 -0.052 slot_ahead -0.943 -0.023 0.045
rank 0.211 slot_only 0.111 slot_only 0.0588 -0.056 -0.03 asked 0.5 0.145 0.008 does 0.5 rank 0.87 -0.02 0.008 slot_only 0 -0.02 0.061
missing_heavy 1.5 slot 0.5 part_share_ahead 0 -0.048 -0.014 near 0.112 -0.007 0.026 near 0.195 strange_names 0.5 -0.045 -0.07 polar 0.5 0.011 -0.058
near_whole 0.128 kinds_rare 0.134 slot_only 0.0588 -0.055 -0.032 missing 1.5 0.02 -0.034 slot_only 0.0556 spare 1.5 0.048 -0.034 verb 0.25 0.011 0.059
near_window 0.167 same_words 0.5 near_part_place 3 -0.031 -0.049 near_whole 0.0608 0.017 -0.029 slot 0.5 wants_why 0.5 -0.035 0.029 kinds_rare_place 2.5 0.022 -0.007
near_window 0.167 same_words 0.5 kinds_rare 0.225 -0.044 -0.01 missing 0.5 0.024 -0.008 verb 0.828 kinds_beyond 0.292 -0.009 0.031 soft_ahead -0.106 0.123 0.049
near_whole 0.128 same_words 0.5 kinds_beyond 0.225 -0.045 -0.015 does 0.5 0.002 0.054 names_missing 0.5 near_window_place 1 0.022 -0.01 rank_place 3 -0.069 -0.025
near_whole_place 3 slot_only 0.0588 same_words 2.5 -0.035 0.064 polar 0.5 0.011 -0.041 near_whole 0.0342 rank_ahead -1.27 -0.031 -0.056 slot_only 0.0588 -0.05 -0.017
missing_heavy 1.5 slot 0.5 place 0.0769 0 -0.045 not_mine 0.5 0.014 -0.042 put 0.5 facts 13.5 -0.027 -0.054 part_share 0.144 -0.037 0.024
soft_least 0.128 kinds_rare 0.155 strange_count 1.5 -0.028 -0.056 missing_solid 1.5 0.011 -0.035 near_window_place 1 asked_heavy 1.5 0.016 0.051 kinds_rare 0.134 -0.025 0.015
missing 1.5 both_mine 0.5 kinds_met 0.45 -0.018 0.012 near_window_place 3 0.064 0.002 kinds_rare 0.292 put 0.5 -0.047 -0.02 near_window_place 5 0.007 -0.04
verb 0.828 near_whole_place 3 soft_least 0.0863 -0.019 0.01 near_window 0.0865 -0.049 -0.025 both_mine 0.5 near_whole_place 5 0.028 -0.047 rank 0.508 0.137 0.046
near_part_place 3 kinds_rare 0.101 slot 0.5 -0.04 -0.01 missing_solid 1.5 0.02 -0.029 near_whole 0.0342 strange 0.333 -0.039 -0.057 soft_carried 0.457 -0.032 -0
does 0.5 missing_heavy 1.5 near_window_place 3 0 -0.029 soft_least 0.128 -0.039 0.033 polar 0.5 slots 8 0.012 0.078 missing_heavy 0.5 0.024 -0.071
does 0.5 strange_count 1.5 near_whole_ahead -0.112 -0.029 -0.004 soft_least 0.128 -0.052 0.039 put 0.5 kinds_rare_ahead -0.111 -0.026 0.043 place 0.278 0.033 0.111
strange_count 1.5 slot 0.5 kinds_met 0.45 -0.043 -0.018 kinds_met 0.292 -0.01 0.02 facts 15.5 kinds_met 0.633 -0.041 0.015 -0.071
missing 1.5 slot 0.5 wants_why 0.5 -0.041 0.023 verb 0.95 0.004 0.046 strange_count 1.5 verb 0.877 -0.024 0.051 strange_count 2.5 -0.039 -0.064
strange_count 1.5 slot_ahead -0.625 place 0.154 -0.002 -0.032 missing 0.5 0.02 -0.006 strange_count 2.5 strange_names 0.5 -0.034 -0.066 -0.065
does 0.5 slot_only 0.0588 part_share 0.6 -0.046 -0.003 kinds_beyond 0.225 -0.016 0.02 kinds_beyond 0.0833 names_met 0.5 0.048 0 slot_only 0.0588 -0.006 0.082
near_window 0.275 strange_names 0.5 kinds_met 0.45 -0.023 0.003 -0.069 names_met 0.5 own_share 0 0.06 0.015 verb_inside 0 -0.03 0.02
both_mine 0.5 strange_names 0.5 same_words 2.5 -0.015 0.048 -0.071 strange_names 0.5 soft_place 1 0.042 -0 -0.058
soft_least 0.128 strange_names 0.5 near_whole_place 6 -0.009 -0.038 -0.07 near_window_ahead -0.0349 not_mine 0.5 0.004 -0.053 of_me 0.5 0.015 0.051
slot_only 0.0588 rank 0.87 strange_count 1.5 -0.036 -0.062 wh 0.5 0.048 -0.018 kinds_met 0.225 strange_count 1.5 -0.007 -0.04 rank_ahead 0 0.038 -0.001
both_mine 0.5 does 0.5 near_whole 0.128 -0.027 -0.006 polar 0.5 0.053 -0.025 facts 16.5 past 0.5 -0.001 0.078 missing 0.5 0.041 -0.044
both_mine 0.5 kinds_beyond 0.0833 same_sex 0.5 -0.02 0.078 place 0.667 0.015 -0.017 missing 1.5 kinds_rare_place 1.5 0.055 0.015 place 0.278 -0.044 0.018
both_mine 0.5 soft_least 0.0863 soft_least -1 -0.01 -0.029 slot 0.5 -0.024 0.008 facts 16.5 past 0.5 -0.01 0.065 strange 0 0.006 -0.054
both_mine 0.5 near_whole 0.128 kinds_met 0.708 -0.027 0.005 polar 0.5 0.004 -0.043 facts 16.5 past 0.5 -0.004 0.068 verb 0.95 -0.043 0.04
strange_count 1.5 verb 0.95 polar 0.5 -0.005 -0.038 share_ahead 0 0.073 0.02 slots 16 kinds_beyond 0.45 -0.039 0.014 asked 2.5 -0.02 -0.069
slot_only 0.0588 same_words 2.5 near_window 0.275 -0.039 -0.011 missing_heavy 0.5 0.065 -0.027 not_mine 0.5 of_me 0.5 -0.006 0.028 past 0.5 0 -0.043
does 0.5 strange_count 1.5 kinds_beyond 0.225 -0.013 0.009 kinds_beyond 0.45 -0.047 -0.007 put 0.5 kinds_rare_place 0.5 0.037 -0.024 soft_ahead -0.0169 0.03 0.094
does 0.5 near_window_place 5 of_me 0.5 -0.015 0.005 strange 0 -0.019 -0.039 polar 0.5 kind_narrow -0.5 0.063 0.008 met 3.5 -0.068 0.044
strange_names 0.5 near_part_place 3 not_mine 0.5 0.004 -0.029 kinds_met 0.367 -0.026 -0.007 -0.068
strange_names 0.5 near_whole_place 6 not_mine 0.5 0.003 -0.035 both_mine 0.5 -0.034 -0.001 -0.067
missing_solid 1.5 both_mine 0.5 does 0.5 -0.011 0.028 slots 16 0.049 -0.021 does 0.5 part_share_place 0.5 -0.05 -0.025 put 0.5 -0.01 0.073
slot_only 0.0588 verb 0.95 soft_least 0.128 -0.035 -0.008 slots 2 -0.022 0.042 kinds_rare 0.134 put 0.5 -0.016 0.014 not_mine 0.5 0.023 -0.043
does 0.5 both_mine 0.5 near_whole_place 5 -0.01 -0.032 slots 16 0.029 -0.023 kinds_rare 0.183 place 0.846 0.02 -0.03 part_share_ahead 0 0.084 0.022
strange_count 1.5 slot 0.5 met 2.5 -0.029 0.049 wants_how_long 0.5 -0.001 0.077 asked 4.5 near 0.195 -0.037 0.015 -0.064
put 0.5 kinds_rare_ahead -0.111 slots 10 -0.017 -0.032 polar 0.5 0.002 -0.033 near_window 0.275 part_share 0.144 -0.014 0.02 first 0.5 0.05 -0.02
strange_names 0.5 near_whole_place 3 not_mine 0.5 0.006 -0.028 near_whole 0.0608 -0.029 -0.005 -0.063
slot_only 0.0588 verb 0.95 met_heavy 3.5 -0.03 0.037 slots 8 -0.017 0.039 kinds_beyond 0.0833 rank_place 0 -0.013 0.004 not_mine 0.5 0.025 -0.029
verb 0.828 kinds_beyond 0.45 strange_count 1.5 -0.01 -0.04 missing_solid 1.5 0.019 -0.032 rank_ahead 0 strange_count 0.5 0.091 0.011 near 0.195 -0.005 0.033
missing_solid 1.5 kinds_met 0.55 near_window_place 1 0.002 -0.015 place 0.533 0.03 0.001 missing_solid 2.5 near_part 0.213 -0.025 0.026 near_part_ahead -0.473 -0.012 -0.05
near_whole_place 3 missing_solid 2.5 verb 0.95 -0 0.033 part_share_ahead -0.769 -0.013 -0.054 near_part 0.0293 near_window_ahead -0.13 -0.024 -0.049 part_share_ahead 0 -0.009 -0.051
slot_only 0.0588 met 2.5 strange 0 -0.02 -0.037 strange 0 0.043 -0.043 polar 0.5 slots 5 0.026 0.001 length 9 0.01 -0.045
put 0.5 kinds_rare 0.134 missing_heavy 0.5 -0.005 -0.024 missing_heavy 2.5 0.009 -0.041 first 0.5 covered 0.143 0.002 0.031 part_share_ahead -0.769 0.008 -0.056
slot_only 0.0588 part_share 0.6 strange_count 1.5 -0.025 -0.053 strange_count 0.5 0.01 -0.035 near_window_ahead -0.0349 near_part 0.0849 -0.021 0.001 rank_ahead 0 0.022 -0.003
does 0.5 strange_count 1.5 of_me 0.5 -0.012 0.006 facts 15.5 -0.02 -0.055 kinds_met 0.183 facts 12.5 0.054 0.008 near_part_ahead 0 0.079 0.012
names_missing 0.5 near_part 0.0849 soft_carried 0 0.001 -0.024 rank_place 0 -0.001 0.023 part_share_ahead -0.339 soft_carried 0.243 -0.02 0.017 -0.06
put 0.5 kinds_beyond 0.0833 same_words 2.5 -0.018 0.044 slots 16 0.014 -0.056 rank 0 own_share_ahead -0.333 0.004 -0.022 place 0.278 -0.007 0.041
slot_only 0.0588 met 3.5 verb 0.95 -0.025 0.006 verb_inside 0 0.002 0.048 of_me 0.5 place 0 -0.056 -0.002 place 0.0769 0.042 0.009
strange_names 0.5 soft_least 0.0863 soft_least -1 0 -0.017 near 0.0173 -0.03 0.012 -0.057
strange_count 1.5 put 0.5 kinds_beyond 0.45 -0.013 0.013 near_window 0.275 0.007 0.041 kinds_beyond 0.633 kinds_beyond -0.5 0.002 -0.037 soft 0.109 -0.014 0.035
near_part 0.125 missing_solid 0.5 part_share 0 0.012 -0.005 near_window 0.275 -0.02 0.023 covered 0 facts 15.5 0.036 -0.027 subject_left 0.5 0.005 -0.014
strange_names 0.5 polar 0.5 both_mine 0.5 -0.003 0.024 same_words 2.5 -0.036 0.04 -0.056
slot_only 0.0588 met 2.5 kind_met 0.675 -0.024 0.029 missing 1.5 0.053 -0.047 both_mine 0.5 does 0.5 -0.005 0.032 first 0.5 0.041 -0.026
polar 0.5 does 0.5 slot 0.5 -0.019 -0 wh 0.5 0.07 0.013 missing 0.5 same_words 1.5 -0.018 0.047 rank_ahead 0 -0.023 -0.074
strange_names 0.5 polar 0.5 does 0.5 -0.002 0.035 strange 0 -0.008 -0.047 -0.053
does 0.5 of_me 0.5 by_pronoun 0.5 -0.018 0.01 missing_solid 0.5 0.014 -0.008 past 0.5 verb -0.5 0.114 0.022 rank_ahead 0 0.036 0.004
slot_only 0.0588 covered 0.25 share_ahead -0.779 -0.011 -0.029 missing 1.5 0.023 -0.035 both_mine 0.5 names_missing 0.5 -0.001 -0.035 rank_place 0 0.004 0.083
slot_only 0.0588 part_share 0.6 part_share_place 1.5 -0.034 -0.019 slots 2 -0.037 0.028 names_missing 0.5 slots 5 0.032 0.001 part_share_place 1.5 -0.055 -0.014
strange_count 1.5 put 0.5 wh 0.5 -0.026 -0.004 does 0.5 0.01 0.064 facts 13.5 kinds_rare_ahead -0.111 -0.021 0.014 put 0.5 -0.046 -0.019
polar 0.5 does 0.5 place 0.714 0.002 -0.017 rank_ahead 0 0.063 0.017 missing 0.5 near_whole_place 0 0.031 -0.049 rank_ahead 0 -0.019 -0.08
near_window 0.275 slots 16 of_me 0.5 -0.011 0.004 strange_count 0.5 -0.011 -0.042 own_share 0 object_left 0.5 0.09 0.015 of_me 0.5 -0.004 0.019
strange_names 0.5 near_whole_place 3 asked_heavy 0.5 0.031 0.002 does 0.5 -0.013 0.037 -0.048
slot_only 0.0588 missing_heavy 0.5 slot_ahead -0.375 -0.01 0.027 wants_why 0.5 -0.025 0.015 names_missing 0.5 wants_who 0.5 0.007 -0.017 slot_ahead -0.375 -0.003 -0.05
names_missing 0.5 slot_only 0.0588 met 2.5 -0.017 0.03 both_mine 0.5 0 0.036 part_share_ahead -0.339 wh 0.5 -0.002 -0.024 part_share_place 6.5 -0.049 -0.011
polar 0.5 names_missing 0.5 near_part_place 5 0.007 -0.013 rank_place 2 -0.047 -0.01 strange 0 near_part_place 0 0.009 -0.022 slots 13 -0.007 -0.054
slot_only 0.0588 spare 0.5 names_met 0.5 0.049 0.005 wants_why 0.5 -0.021 0.022 kinds_beyond 0.0833 put 0.5 -0.01 0.014 of_me 0.5 0.008 0.031
verb 0.95 polar 0.5 kinds_beyond 0.0833 -0.007 0.008 place 0.278 -0.045 -0.018 near_part_ahead 0 place 0.778 0.056 -0.008 near_window_ahead -0.0349 -0.033 0.024
put 0.5 slot_only 0.0714 kinds_rare 0.75 -0.019 0.032 part_share 0 0.017 -0.007 both_mine 0.5 place 0.214 -0.02 0.009 part_share_place 0.5 0.014 0.08
near_window 0.275 near_whole_place 6 names_missing 0.5 -0.002 -0.032 near_whole 0.0342 -0.025 -0.014 direct 0.5 names_missing 0.5 0.052 -0.015 polar 0.5 0.007 -0.03
put 0.5 names_met 0.5 near_window 0.0865 -0.013 0.003 verb_asked_told 0 -0.032 0.01 does 0.5 first 0.5 0.009 -0.045 share_ahead -0.436 -0.017 0.063
polar 0.5 near_window 0.275 does 0.5 -0.006 0.038 same_words 0.5 0.039 0.007 same_words 2.5 same_words 0.5 -0.014 -0.053 met 3.5 0 0.045
verb 0.95 slot_only 0.0588 soft_carried 0.457 -0.02 -0 not_mine 0.5 0.005 -0.028 wanted_literal 0.5 near_part_ahead 0 0.058 0.015 both_mine 0.5 -0.048 0.023
strange_names 0.5 polar 0.5 slot 0.5 -0.014 0.004 same_words 3.5 -0.026 0.042 near_place 5 -0.052 -0.025
near_window_place 1 soft_ahead -0.106 part_share_ahead -0.0992 0.048 -0.023 names_missing 0.5 0.003 -0.033 near_whole 0.0342 near_part_ahead -0.115 -0.019 -0.041 soft -1 0.046 -0.008
slot_only 0.0588 soft_least 0.128 kind 0.5 -0.022 0.009 asked 1.5 -0.016 0.026 both_mine 0.5 wants_how_long 0.5 -0.002 0.058 place 0.333 0.001 0.046
same_sex 0.5 near_part 0.0849 near_window_ahead -0.0349 -0.02 -0.003 rank_place 0 -0.004 0.016 0.104
not_mine 0.5 of_me 0.5 wants_how_much 0.5 -0.005 -0.047 strange_names 0.5 0.015 -0.044 kinds_rare 0.0417 verb_asked_told 0 -0.022 0.036 wants_who 0.5 -0.042 0.004
slot_only 0.0588 covered 0.25 kind_met -0.5 -0.023 0.012 rank 0.87 -0.017 0.02 put 0.5 slot_only 0.0714 -0.017 0.004 does 0.5 0.007 0.058
same_sex 0.5 both_mine 0.5 by_pronoun 0.5 -0.008 0.01 slots 16 0.024 -0.019 near_window_ahead -0.0349 0.012 0.085
same_sex 0.5 near_window 0.167 same_words 0.5 -0.011 0.009 same_words 0.5 0.021 -0.002 near_ahead 0 0.094 0.024
near_window 0.275 slot_only 0.0833 facts 16.5 -0.005 -0.02 asked 0.5 0.08 0.007 direct 0.5 rank_place 4 0.052 -0.024 verb 0.95 0.001 0.036
put 0.5 kinds_met 0.55 missing_heavy 0.5 0.002 -0.014 share 0 0.039 -0.002 share 0.14 share_ahead -0.436 0.007 -0.019 rank_place 0 0.009 0.046
soft_least 0.0863 soft_least -1 asked 0.5 0.031 -0.001 rank_ahead 0 -0.009 -0.031 rank_ahead 0 slot_only 0 -0.017 0.023 near_window 0.275 -0.024 0.01
verb 0.95 slot_only 0.0588 own_share_ahead 0 -0.018 0.012 rank_ahead 0 0.01 -0.012 part_share_place 1.5 spare 5.5 0.026 -0.02 near_whole_ahead -0.224 0.015 0.104
put 0.5 kinds_beyond 0.0833 same_words 2.5 -0.011 0.042 asked_heavy 2.5 0.011 -0.022 not_mine 0.5 spare 5.5 0.028 -0.007 kinds_rare 0.155 -0.013 -0.048
strange_names 0.5 near_whole_place 6 not_mine 0.5 0.004 -0.02 same_words 0.5 -0.018 0.03 near_whole_place 5 kinds_asked 0.5 -0.013 -0.048 -0.021
missing_heavy 1.5 place 0.588 polar 0.5 0.012 -0.029 both_mine 0.5 -0.011 0.02 kinds_rare 0.75 mine 0.5 -0.007 -0.021 place 0.214 -0.022 0.04
same_sex 0.5 spare 3.5 near_part_place 6 0.009 -0.017 facts 16.5 -0.003 -0.02 near_ahead 0 0.106 0.022
same_sex 0.5 soft_least 0.0863 soft_least -1 0.002 -0.013 rank_ahead 0 0.017 -0.002 0.081
put 0.5 same_hour 0.5 kinds_beyond 0.45 -0.011 0.007 0.081 does 0.5 near_window 0.275 -0.004 0.028 kinds_rare_place 2.5 0.059 0.004
place 0.714 missing 1.5 place 0.0769 0.03 0.006 soft_least 0.128 -0.01 0.038 asked 2.5 asked 0.5 0.024 -0.021 missing 2.5 0.02 -0.016
slot_only 0.0588 spare 1.5 slot_only 0 -0.009 0.035 verb_inside 0 -0.017 0.003 put 0.5 slot_only 0.0714 -0.016 0.004 strange 0.667 0.017 -0.016
strange_count 1.5 rank_ahead 0 verb 0.525 0.003 0.058 same_words 2.5 -0.009 0.042 kinds_asked 0.5 soft_place 6 0.042 -0.026 part_share_ahead -0.339 0.017 -0.025
verb 0.95 near_window 0.12 same_words 0.5 -0.012 0.011 names_met 0.5 0.008 -0.018 place 0.778 asked_verb 0 0.066 0.001 kinds_rare 0.417 0.014 -0.091
missing_heavy 1.5 met 2.5 denies 0.5 0.003 -0.021 kinds_rare 0.75 0.039 -0.027 near 0.195 covered 0 -0.018 0.004 asked 4.5 0.018 -0.039
near_window_place 1 does 0.5 by_pronoun 0.5 -0 0.022 verb -0.5 0.06 0.016 parts 2.5 soft -1 0.016 -0.009 wanted_near 0.0763 -0.044 0.001
near_window_place 1 spare 4.5 part_share_ahead -0.0992 0.028 0.004 slot_only 0.0714 -0.017 0.009 near_part 0.0293 kinds_rare 0.75 -0.019 0.025 slot_only 0.111 -0.007 0.017
polar 0.5 same_day 0.5 names_missing 0.5 0.002 -0.021 0.084 object_left 0.5 names_met 0.5 0.009 -0.036 same_words 0.5 -0.02 -0.055
slot_only 0.0588 same_hour 0.5 kind 0.5 -0.015 0.011 0.054 both_mine 0.5 by_pronoun 0.5 -0.004 0.013 share_ahead -0.0927 0.055 0.006
near_window_ahead 0 slot_only 0.111 slot_only 0.0588 -0.013 -0.002 place 0.714 0.027 -0.023 rank_ahead -0.196 spare 6.5 0.054 -0.017 does 0.5 0.002 0.038
polar 0.5 place 0.846 names_missing 0.5 0.005 -0.02 met 2.5 -0.021 0.032 spare 0.5 slot_only 0.0588 0.042 -0.004 met 0.5 -0.009 -0.035
strange_names 0.5 same_sex 0.5 place 0.667 0.002 -0.009 verb_asked_told -1 0.083 0.021 near_whole_place 3 -0.046 -0.021
same_words 2.5 facts 16.5 rank 0.508 0.005 -0.006 missing 0.5 0.014 -0.021 missing 0.5 0.061 met 3.5 -0.024 0.006
names_met 0.5 near_window 0.275 does 0.5 -0.006 0.042 same_words 0.5 0.038 0.008 same_words 3.5 met 2.5 -0.015 -0.051 0.027
names_missing 0.5 kinds_rare_place 0.5 slot_only 0.0714 -0.002 0.015 covered 0.25 -0.009 0.014 slot_ahead -0.0733 wh 0.5 0.003 -0.022 kinds_rare_place 3.5 -0.051 -0.007
same_hour 0.5 of_me 0.5 first 0.5 -0.005 -0.047 not_mine 0.5 0.011 -0.019 0.081
polar 0.5 near_whole_place 3 wants_said 0.5 0.005 -0.034 near_window 0.0865 -0.015 0.003 by_pronoun 0.5 share_ahead -0.339 -0.005 -0.027 near_part_ahead -0.115 -0.023 0.051
same_hour 0.5 slot_only 0.0588 wants_why 0.5 -0.013 0.026 part_share_ahead 0 0.005 -0.01 0.079
missing_heavy 2.5 denies 0.5 kinds_beyond 0.292 0 0.013 verb 0.95 -0.024 0.053 kind_met -0.5 share_place 8.5 -0.019 0.012 0.032
strange_names 0.5 near_window_ahead -0.18 place_left 0.5 -0.019 -0.002 rank_ahead 0 0.006 -0.006 near_window_place 5 kinds_beyond -0.5 -0.007 -0.043 -0.017
put 0.5 place 0.214 wh 0.5 -0.043 0.015 slot_only 0.111 -0.013 0.008 soft_carried 0.457 place 0.214 -0.024 0.009 number 0.5 0.043 -0
same_hour 0.5 polar 0.5 strange_names 0.5 0 -0.033 missing 0.5 0.02 -0.025 0.069
slot_only 0.0588 same_words 2.5 place 0.214 0.003 -0.017 0.036 parts 2.5 rank_place 0 -0.002 0.01 near_window_place 1 -0.014 -0.051
same_sex 0.5 wants_name 0.5 missing_heavy 3.5 -0.001 -0.021 share_ahead -0.0927 -0.009 -0.067 near_whole_ahead 0 0.083 0.007
put 0.5 slot_only 0.0714 wants_where 0.5 -0.013 0.028 share 0 0.019 -0.007 near_window_place 1 place 0 -0.045 0.025 near_place 1 -0.022 -0
put 0.5 denies 0.5 slot_only 0.0714 -0.01 0.003 length 13 -0.033 0.006 part_share 0.144 share_ahead -0.436 0.013 -0.013 rank_place 0 0.008 0.032
near_window_place 1 rank_ahead 0 near 0.0734 0.001 0.028 covered 0.25 -0.015 0.005 near_window 0.0865 rank_ahead -0.909 -0.007 -0.024 own_share_ahead 0 -0.005 0.024
put 0.5 asked 1.5 share_ahead 0 0.011 -0.015 soft_least 0.128 -0.014 0.01 soft_carried 0.457 rank_place 0 -0.008 0.011 near_whole_ahead -0.0505 0.003 0.041
of_me 0.5 mine 0.5 near_whole_place 6 0.009 -0.018 kinds_rare 0.183 -0.026 -0.05 mine 0.5 subject_left 0.5 -0 -0.019 slots 16 0.031 -0.016
does 0.5 wants_why 0.5 facts 15.5 -0.002 -0.012 past 0.5 -0.033 0.036 polar 0.5 slot_ahead -0.5 -0.013 0.032 kinds_rare 0.183 -0.052 0.02
put 0.5 slots 13 kinds_rare_place 0.5 0.008 -0.006 kinds_rare 0.75 -0.015 0.031 both_mine 0.5 covered 0.143 -0.005 0.014 slot_only 0.0769 0.035 -0.007
same_day 0.5 strange_names 0.5 near 0.112 -0.004 0.007 near_place 5 -0.036 -0.016 0.085
polar 0.5 not_mine 0.5 denies 0.5 0.005 -0.015 kinds_rare 0.101 -0.008 -0.031 missing 0.5 near_part_ahead -0.052 -0.03 0.021 covered 0 -0.01 -0.034
put 0.5 asked 1.5 first 0.5 0.003 0.051 mine 0.5 -0.003 -0.016 first 0.5 both_mine 0.5 0.006 0.042 rank_ahead -0.628 -0.003 -0.054
names_met 1.5 put 0.5 own_share_place 0.5 0.002 -0.01 not_mine 0.5 0.012 -0.017 verb_inside 0 own_share_ahead -0.333 -0.007 -0.06 own_share_ahead 0 -0.005 0.027
rank_ahead 0 missing 1.5 slot_ahead -0.943 -0.006 0.017 near_part 0.125 -0.008 0.01 wanted_word 0.5 missing 0.5 0.011 -0.014 kinds_rare_ahead -0.667 0.025 -0.035
place 0.154 asked 1.5 near_window 0.0563 0.014 0.063 verb -0.5 0.014 -0.013 put 0.5 verb 0.828 -0.01 0.012 rank_place 0 -0.003 0.026
same_day 0.5 strange_count 1.5 wants_name 0.5 0.001 -0.041 wanted_near_second 0.0297 -0.018 0.019 0.071
of_me 0.5 subject_left 0.5 share 0.6 -0.006 -0.021 kinds_asked 3.5 0.001 0.048 subject_left 0.5 kinds_rare_place 2.5 0.021 -0.003 soft_place 3 -0.022 -0.004
same_sex 0.5 strange_names 0.5 both_mine 0.5 -0.002 0.01 slot_only 0.0714 -0.021 -0.041 facts 13.5 0.003 0.088
strange_count 2.5 verb 0.828 facts 13.5 0.005 -0.005 facts 13.5 -0.015 0.03 near_part_place 5 share_ahead -0.233 -0.004 -0.036 spare 6.5 -0.018 0.004
parts 2.5 missing_heavy 0.5 share 0 0.033 0.005 soft_least 0.128 -0.005 0.016 wanted_word 0.5 time_left 0.5 -0.045 -0.007 near_part 0.213 -0.016 0.039
soft_least 0.128 same_sex 0.5 near_part_ahead 0 -0.001 -0.016 0.063 share 0.6 near_whole 0.128 -0.01 0.036 met_heavy 2.5 -0.003 0.033
put 0.5 asked 0.5 near_whole_ahead -0.224 -0.028 0.05 kinds_rare_place 0.5 0.001 -0.01 first 0.5 rank 0 -0 0.02 part_share 0.326 -0.013 -0.06
spare 4.5 denies 0.5 kinds_met 0.225 0.002 0.02 kinds_rare_place 1.5 -0.028 0.013 kinds_met -0.5 both_mine 0.5 0.004 0.043 slot_only 0.0833 -0.01 0.005
verb 0.828 same_sex 0.5 kind_met -0.5 -0.003 0.011 near 0.195 0.062 0 share 0.324 strange_count 0.5 0.08 0.017 clock 0.5 -0.012 0.056
polar 0.5 not_mine 0.5 denies 0.5 0.004 -0.014 kinds_rare_ahead -1 0.011 -0.022 strange_count 0.5 spare 2.5 0.021 -0.014 kinds_rare_ahead 0 -0.032 0.036
wants_how_much 0.5 slot_only 0.111 does 0.5 -0.003 0.021 kind_narrow 0.25 0.018 -0.027 slots 2 rank_ahead -1.02 0.001 -0.046 place 0.467 0.031 -0.032
names_met 1.5 place 0.714 near_window_place 7 0.006 -0.011 asked_heavy 2.5 -0.013 0.006 soft_least 0.128 part_share_ahead -0.339 -0.004 -0.058 -0.007
put 0.5 place 0.0769 asked_heavy 1.5 0.041 -0.011 place 0.467 -0.001 -0.011 place 0 part_share 0.326 -0.022 -0.064 not_mine 0.5 0.015 -0.018
missing_heavy 0.5 place 0.278 near_window_place 5 0.024 -0.016 kinds_rare 0.417 0.006 -0.024 names_met 1.5 soft_least 0.128 -0.005 0.013 own_share_ahead -0.333 -0.008 -0.066
same_words 2.5 names_met 1.5 names_missing 0.5 0.002 -0.017 share_place 0.5 -0.058 -0.006 0.044
same_day 0.5 near_part_place 6 wants_why 0.5 0.001 0.034 rank 0.508 -0.007 -0.029 0.079
strange_names 0.5 put 0.5 of_me 0.5 -0.007 0.005 not_mine 0.5 0.014 -0.023 slot_only 0.0714 date 0.5 -0.023 0.005 -0.04
same_hour 0.5 of_me 0.5 date 0.5 -0.002 -0.016 subject_left 0.5 0.012 -0.013 0.07
facts 16.5 both_mine 0.5 mine 0.5 0.004 -0.01 rank_place 0 0 0.045 missing_heavy 0.5 near_place 3 0.03 -0.03 rank_ahead 0 -0.015 -0.044
object_left 0.5 near_part_place 6 share_place 1.5 0.001 0.017 share_place 2.5 -0.021 0.002 polar 0.5 covered 0.25 -0.006 0.01 rank_ahead 0 -0.012 -0.047
missing 3.5 rank_ahead 0 verb 0.95 0.003 0.058 kinds_rare_ahead -0.667 0.014 -0.01 part_share_ahead -0.643 rank_ahead -1.39 -0.002 -0.007 -0.027
kinds_rare_place 3.5 near_place 8 part_share_ahead 0 0.005 -0.006 share_ahead 0 -0.015 0.012 verb_asked_told 0 kinds_rare_place 10.5 -0.014 0.028 direct 0.5 -0.019 0.035
same_hour 0.5 asked_verb 0 verb_asked_told 0 -0.003 0.017 verb -0.5 0.021 -0.02 0.061
does 0.5 missing_solid 2.5 wants_how_much 0.5 0.001 -0.024 near_part_ahead -0.357 -0.002 -0.026 kinds_rare_place 2.5 names_met 0.5 0.038 0.011 same_words 1.5 -0.022 0.025
near 0.0734 missing_solid 0.5 strange 0.5 0.002 0.025 covered 0.143 -0.012 0.009 rank_ahead 0 object_left 0.5 0.025 0.007 kind_narrow -0.5 -0.002 -0.031
same_day 0.5 parts 2.5 place 0.778 0.002 -0.009 place 0.214 0.018 -0.029 0.088
missing 2.5 rank_ahead 0 kinds_met 0.367 0.001 0.021 wants_when 0.5 -0.006 0.039 strange_count 0.5 rank_ahead -0.352 -0.005 0.054 place 0.333 -0.029 -0.011
put 0.5 of_me 0.5 slot_only 0.0714 -0.015 -0.002 subject_left 0.5 0.013 -0.013 does 0.5 both_mine 0.5 -0.002 0.02 parts 1.5 0.026 0.061
asked_heavy 0.5 near_part_place 3 rank 0.87 0.046 -0.009 facts 12.5 -0.044 0.004 does 0.5 kind_narrow -0.5 -0.001 -0.014 kinds_rare 0.292 0.004 0.039
near_window_ahead 0 kind_met 0.675 strange_count 1.5 -0.001 -0.014 date 0.5 0.011 0.068 near_window 0.167 soft_carried 0.104 0.027 -0.039 own_share 0 0.032 0.006
same_hour 0.5 names_missing 0.5 kinds_rare_ahead 0 0 0.021 put 0.5 -0.022 0.009 0.079
of_me 0.5 mine 0.5 polar 0.5 0.009 -0.02 kinds_rare 0.183 -0.022 -0.054 mine 0.5 near_part 0.213 -0.009 0.015 verb -0.5 0.038 0.008
verb 0.828 facts 13.5 near 0.0734 -0.002 0.012 kind_narrow 0.75 -0.007 0.03 kind_narrow 0.75 facts 13.5 -0.006 0.035 met_heavy 0.5 0.012 -0.055
names_met 0.5 same_words 0.5 near 0.0734 -0.008 0.009 of_me 0.5 0.003 0.027 place 0.667 verb 0.877 -0.024 0.009 slot_ahead -0.375 -0.04 0.013
soft_least 0.0863 missing_heavy 0.5 kinds_rare_place 1.5 0.019 -0.012 wanted_near_second 0.0297 -0.007 0.02 place 0.0769 rank 0.508 0.075 0.011 length 13 0.009 -0.006
rank_ahead 0 direct 0.5 soft_least 0.0634 -0.006 0.012 length 10 0.04 0.005 met 3.5 wants_how 0.5 -0.006 -0.042 0.049
names_met 1.5 near_window_place 7 names_missing 0.5 0.002 -0.017 share_place 0.5 -0.022 -0.006 strange 0 part_share_place 0.5 0.007 -0.019 -0.067
strange_names 0.5 put 0.5 slot_only 0.0714 -0.008 0.005 rank_place 0 -0.001 0.016 slot_only 0.0714 put 0.5 -0.019 -0.006 -0.038
of_me 0.5 put 0.5 part_share_ahead 0 -0.006 -0.022 own_share_ahead 0 0.001 0.046 subject_left 0.5 kinds_rare_place 2.5 0.017 -0.004 rank 0.87 -0.008 -0.036
rank_ahead 0 asked_heavy 1.5 kinds_rare_place 2.5 0.015 -0.008 mine 0.5 0.002 -0.011 wants_how 0.5 met 3.5 -0.007 0.041 soft_carried 0.457 -0.012 -0.058
same_sex 0.5 strange_names 0.5 soft_place 0 0.004 -0.005 near_place 5 -0.034 -0.013 rank_ahead -0.491 0.009 near_window_place 0 0.084 0.015
place 0.846 near_whole_place 6 length 10 0.01 -0.001 kinds_rare 0.417 -0.012 0.017 share_ahead 0 near_whole 0.0903 -0.008 -0.032 length 7 -0.038 0.02
same_day 0.5 same_hour 0.5 put 0.5 -0.004 0.006 0.072 0.073
slot_only 0.111 kind_narrow 0.75 covered 0.25 -0.004 0.01 covered 0.25 0.047 -0.046 surname 0.5 near_whole_ahead -0.112 -0.011 0.023 -0.058
mine 0.5 of_me 0.5 spare 3.5 0.018 0.002 kind_narrow 0.25 -0.008 0.028 of_me 0.5 near_window_place 3 -0.038 -0.014 slots 16 0.018 -0.017
wanted_near 0.0763 wanted_near -1 parts 2.5 0.001 -0.028 near_place 0 -0.035 -0.009 near_whole_place 1 share_ahead 0 0.043 0.001 part_share 0.6 0.006 -0.048
same_sex 0.5 strange_names 0.5 names_met 0.5 0.001 -0.012 near_part_place 5 -0.032 -0.012 near_whole_ahead 0 0.074 0
same_sex 0.5 same_words 2.5 polar 0.5 -0 -0.014 missing_heavy 0.5 0.045 -0.002 names_left 0.5 0.067 0.005
wants_how_much 0.5 near_window 0.275 parts 2.5 -0.003 -0.024 names_met 0.5 0.013 -0.014 near_place 3 asked 1.5 -0.001 -0.045 near_part 0.0558 -0.016 0.033
put 0.5 slots 13 kinds_met -0.5 0.016 -0.003 date 0.5 -0.009 -0.027 kinds_met 0.708 rank 0.211 0.001 0.019 date 0.5 -0.008 -0.054
kinds_beyond -0.5 verb_asked_told 0 subject_left 0.5 0.016 -0.016 near_window_place 3 0.062 0.006 kinds_beyond 0.292 wh 0.5 0.003 -0.012 facts 16.5 0.009 -0.025
polar 0.5 denies 0.5 place 0.0769 0.016 0.002 asked_heavy 2.5 -0.025 0.017 denies 0.5 place 0.154 -0.041 -0.013 own_share 0.333 -0.008 0.068
kinds_met -0.5 verb 0.525 near_window_ahead 0 0.003 0.023 wh 0.5 0.002 0.056 parts 2.5 covered 0.25 -0.003 0.01 own_share 0.5 -0.008 -0.06
put 0.5 slot_only 0.0714 kinds_beyond 0.45 -0.012 0.003 kinds_rare_place 1.5 0.008 -0.014 kinds_met 0.708 rank 0 -0.003 0.019 date 0.5 -0.013 -0.062
same_hour 0.5 wants_name 0.5 kinds_beyond 0.45 -0.003 0.007 spare 6.5 -0.049 0.003 0.071
strange_names 0.5 else 0.5 share_place 8.5 0 0.034 share 0.324 -0.006 -0.055 share 0.14 facts 16.5 -0.024 -0.009 -0.045
same_words 2.5 kinds_rare_ahead -0.667 own_share 0.333 -0.003 0.024 near_part_ahead 0 -0 -0.012 names_left 0.5 0.05 -0.033
rank_ahead 0 soft_place 6 slot 0.5 -0.01 0.008 soft 0.0654 -0.014 0.001 part_share 0 slot_only 0.0667 -0.01 0.058 else 0.5 -0.008 -0.054
facts 16.5 kinds_beyond 0.0833 put 0.5 -0.006 0.008 slot_ahead -0.375 0.024 0.004 missing_solid 0.5 kinds_beyond 0.0833 0.014 -0.02 near_part_ahead -0.168 -0.006 -0.024
does 0.5 names_left 1.5 wants_why 0.5 -0.005 0.028 slots 12 0.024 -0.008 kinds_rare 0.183 asked 2.5 0.021 -0.013 date 0.5 0.049 -0.012
object_left 0.5 wants_who 0.5 wants_how_much 0.5 0.008 -0.028 names_left 1.5 -0.04 0.047 verb_asked_told -1 near_whole 0.207 -0.006 0.017 rank_place 0 -0.019 -0.004
same_sex 0.5 place 0.846 wants_who 0.5 0.002 -0.012 own_share_ahead 0 -0.016 0.015 facts 13.5 0.005 0.069
place_left 0.5 same_words 2.5 asked_verb 0 -0.003 -0.028 names_met 1.5 0.046 -0.002 names_met 0.5 kind_met 0.95 0.007 0.061 names_left 0.5 -0.041 0.017
strange_names 0.5 of_me 0.5 put 0.5 -0.007 0.01 not_mine 0.5 0.01 -0.01 slot_only 0.0714 date 0.5 -0.017 0.004 -0.036
of_me 0.5 put 0.5 share 0.324 -0.001 -0.015 own_share_ahead 0 0.003 0.038 subject_left 0.5 kinds_asked 0.5 0.034 0.006 wants_who 0.5 -0.014 0.029
same_sex 0.5 wants_how_many 0.5 put 0.5 -0.003 0.006 number 0.5 -0.038 0.079 length 10 0.006 0.055
of_me 0.5 mine 0.5 wants_how_much 0.5 0.006 -0.034 part_share_ahead 0 -0.022 -0.048 facts 16.5 mine 0.5 -0.004 0.024 strange_count 0.5 0.002 -0.033
denies 0.5 kind_met -0.5 near_window_place 0 0.004 -0.005 wanted_near 0.0763 -0.006 0.04 wh 0.5 kinds_rare_place 1.5 -0.008 0.042 part_share_ahead 0 -0.04 0.018
same_hour 0.5 names_met 1.5 rank_ahead 0 0.002 -0.005 verb_inside 0 -0.044 0.004 0.066
wants_how_much 0.5 names_missing 0.5 wants_why 0.5 0.001 0.024 part_share_place 1.5 -0.028 -0.005 asked_heavy 1.5 share 0 -0.014 0.028 near_whole_place 3 -0.042 -0.006
denies 0.5 kinds_asked 0.5 length 8 -0.025 0.015 rank_ahead 0 0.002 -0.006 kinds_asked 3.5 length 13 -0.026 0.02 covered 0.143 -0.006 0.07
names_met 1.5 near_whole_place 1 missing_heavy 0.5 0.009 -0.001 near_ahead -0.107 -0.002 -0.017 missing_heavy 0.5 place 0.278 -0.01 0.014 part_share_ahead -0.233 -0.007 -0.066
same_day 0.5 wants_why 0.5 strange_names 0.5 -0 -0.023 length 10 -0.012 0.037 0.071
near_window 0.0865 same_words 0.5 rank_ahead 0 -0.006 -0.029 near 0.0439 0.017 -0.03 soft 0.109 missing 1.5 0.031 -0.001 spare 8.5 0.001 -0.032
kinds_met -0.5 rank_place 3 not_mine 0.5 0.015 -0.015 facts 15.5 -0.028 -0.003 put 0.5 place 0.278 0.003 -0.01 place 0.214 -0.021 0.012
same_day 0.5 mine 0.5 near_whole_place 6 0.005 -0.01 of_me 0.5 -0.025 0.009 0.064
polar 0.5 near_window 0.275 kinds_asked 0.5 0.009 -0.004 missing_solid 0.5 0.001 0.022 names_met 0.5 spare 3.5 0.013 -0.016 own_share_ahead -0.333 -0.004 -0.053
soft_place 0 put 0.5 share_ahead 0 0.007 -0.007 does 0.5 0.008 0.052 slot_ahead -0.0733 near_window_ahead 0 -0.004 0.032 soft_place 4 -0.022 0.002
does 0.5 same_day 0.5 wants_how_long 0.5 -0.003 0.019 0.059 put 0.5 wanted_kind -0.5 -0.016 0.028 rank_place 1 0.05 -0.016
missing_heavy 0.5 rank_ahead 0 near_whole_place 1 0.034 0.005 length 16 0.003 -0.032 kinds_rare 0.75 near_window 0.275 -0.006 0.005 wants_what 0.5 0.004 0.048
near_window 0.275 soft -1 same_words 0.5 -0.002 0.014 parts 2.5 -0.005 -0.033 names_met 0.5 wants_who 0.5 0.019 -0.014 time_left 0.5 -0.019 0.015
names_met 0.5 slot_only 0.111 met_heavy 1.5 -0.001 0.012 kind_narrow 0.25 0.017 -0.032 put 0.5 kinds_rare 0.417 -0.026 0.009 near_ahead -0.156 0.05 -0.001
rank_ahead 0 soft_carried 0.457 kind_narrow 0.25 -0.001 0.028 soft_least 0.0863 0.053 0.014 kind_narrow 0.25 same_words 2.5 -0.005 0.036 length 14 -0.059 0.003
object_left 0.5 near_part_place 5 put 0.5 0.003 0.019 share 0.324 -0.002 -0.038 kinds_asked 1.5 own_share_ahead -0.2 -0.014 0.006 length 16 -0.013 0.008
kinds_beyond 0.225 covered 0.25 length 9 -0.016 -0.002 rank_place 0 0.001 0.031 object_left 0.5 wanted_near 0.0763 0.014 0.052 length 10 0.018 -0.015
soft_place 0 put 0.5 kinds_met 0.55 -0.002 0.014 strange 0.5 0.021 -0.011 wants_when 0.5 slot_ahead -0.375 0.003 -0.008 near_window_place 3 -0.038 -0.013
verb 0.95 same_words 0.5 place 0.0769 0.012 -0.007 soft_place 0 0.009 -0.01 share_ahead 0 put 0.5 0.018 0.082 place 0.778 0.007 -0.046
same_sex 0.5 names_met 1.5 kinds_asked 0.5 0.009 -0.001 missing 0.5 0.019 -0.046 soft_place 6 object_left 0.5 0.064 0.017 -0.004
facts 16.5 near_window 0.0563 same_words 0.5 -0.007 0.012 part_share 0.6 0.009 -0.002 part_share 0.6 share_ahead 0 -0.011 -0.041 verb_asked_told -1 0.031 -0.008
wants_why 0.5 put 0.5 place 0.0769 0.011 -0.005 place 0.214 -0.015 0.011 covered 0.143 near_whole 0.0903 -0.017 0.021 covered 0.25 0.083 0.02
same_sex 0.5 rank_ahead 0 kind_narrow 0.25 0.001 0.031 wants_when 0.5 -0.008 0.039 rank_ahead -0.196 0.002 0.053
strange_names 0.5 rank_ahead 0 kinds_rare_ahead 0 0.001 0.03 met 0.5 0.044 -0.006 rank 0.211 slots 16 -0.02 -0.005 -0.045
spare 5.5 slot_only 0.111 slot_only 0.0833 0.001 -0.015 names_missing 0.5 0.018 -0.033 slot_only 0.0714 part_share_ahead -0.526 -0 -0.02 mine 0.5 0.011 -0.012
names_met 0.5 near_window 0.275 soft_least -1 0.004 -0.006 part_share_place 1.5 0.005 0.028 asked_verb -1 place_left 0.5 0.018 -0.023 wanted_kind -0.5 -0.044 -0.008
put 0.5 denies 0.5 names_met 0.5 0.001 -0.017 length 12 -0.026 0.007 covered 0.143 part_share_place 0.5 -0.016 0.005 share_place 1.5 0.012 0.051
missing 1.5 place 0.533 rank 0.508 0.022 -0 asked 2.5 -0.012 0.025 place 0.846 place 0.714 -0.007 0.011 polar 0.5 -0.025 0.008
same_hour 0.5 put 0.5 strange 0.667 -0.004 0.008 kinds_met 0.775 0.008 -0.021 0.055
put 0.5 slot_only 0.0714 wants_why 0.5 -0.01 0.02 met 0.5 0.012 -0.005 does 0.5 slot_ahead -0.0733 0.016 -0.005 soft_place 0 0.05 0.004
kind_met -0.5 spare 4.5 near_window_place 1 0.008 -0.005 asked 1.5 0.006 -0.008 number 0.5 wants_what 0.5 -0.036 0.007 wants_what 0.5 0.069 0.008
wants_name 0.5 names_met 1.5 mine 0.5 0.003 -0.004 missing 0.5 0.013 -0.042 rank_place 2 -0.047 0.009
same_hour 0.5 names_missing 0.5 wants_name 0.5 0.001 -0.034 rank_ahead -0.196 -0.007 -0.032 0.067
does 0.5 parts 2.5 wants_said 0.5 -0.001 -0.025 covered 0 -0 -0.043 polar 0.5 past 0.5 0.076 0.016 asked 4.5 -0.045 0
spare 8.5 near_window_ahead -0.18 spare 1.5 0.026 -0.007 kinds_asked 0.5 0.013 0.001 part_share_ahead -0.769 wanted_word 0.5 -0.012 0.039 verb_asked_told -1 -0.048 -0.001
strange_names 0.5 wants_how_much 0.5 denies 0.5 0.002 -0.01 of_me 0.5 -0.037 0.002 strange_names 1.5 kinds_beyond -0.5 -0.005 -0.027 -0.009
of_me 0.5 mine 0.5 asked_heavy 0.5 0.03 0.004 kinds_rare 0.183 -0.014 -0.045 mine 0.5 length 8 -0.022 -0.002 kinds_rare_ahead -1 -0.01 0.017
same_words 2.5 names_met 1.5 same_words 0.5 -0.003 0.005 part_share_place 0.5 -0.05 -0.007 date 0.5 0.048 -0.025
object_left 0.5 rank 0.508 missing_solid 0.5 0.027 0.004 of_me 0.5 -0.009 0.007 missing 1.5 subject_left 0.5 0.004 -0.011 near_ahead 0 -0.007 -0.027
asked_heavy 0.5 part_share_ahead 0 near_place 1 0.028 -0.002 number 0.5 0.001 -0.049 kind_narrow -0.5 wanted_kind 0.25 -0 0.046 wanted_kind 0.25 -0.005 -0.059
names_met 0.5 met 2.5 rank_ahead 0 0.002 -0.006 wants_what 0.5 0.046 0.003 polar 0.5 missing_solid 0.5 -0.019 0.012 asked 5.5 -0.044 0.001
same_hour 0.5 strange_names 0.5 kinds_rare_place 3.5 0.001 -0.007 near_window 0.167 -0.014 -0.036 0.058
soft_place 0 near_window_place 1 subject_left 0.5 0.006 -0.008 near_whole 0.0903 -0.006 0.025 near_window 0.0563 share_ahead -0.531 -0.001 -0.022 near_place 0 -0.014 0.003
facts 16.5 kind_narrow -0.5 verb_asked_told 0 0.002 0.018 kind_narrow 0.75 -0.015 0.016 verb_inside -1 rank 0.508 -0.008 0.033 strange_count 0.5 -0.004 -0.024
same_day 0.5 soft_place 8 names_met 1.5 0.003 -0.03 near_whole_ahead -0.0505 -0.007 -0.03 0.065
same_sex 0.5 kinds_rare_ahead -0.667 strange_count 1.5 0.008 -0.018 rank_ahead 0 0.001 -0.01 slots 8 0.058 parts 1.5 0.029 -0.017
same_day 0.5 near_place 1 wants_why 0.5 0.002 0.033 names_left 1.5 -0.008 0.004 0.061
same_sex 0.5 facts 16.5 part_share_place 8.5 -0 0.042 missing_heavy 0.5 0.014 -0.015 slots 8 0.067 soft 0.159 -0.009 0.028
same_sex 0.5 near_whole_ahead -0.314 asked 2.5 -0.014 -0 mine 0.5 0.004 -0.004 near_whole_ahead 0 0.058 -0.007
object_left 0.5 kinds_beyond 0.0833 wants_who 0.5 0.001 -0.026 kinds_rare_ahead -0.667 0.044 0.011 does 0.5 near_ahead -0.0491 0.001 -0.008 kinds_rare_ahead -0.111 -0.01 0.031
names_missing 0.5 rank_ahead 0 kind_narrow 0.25 0.002 0.034 kind_narrow -0.5 -0.001 -0.02 kinds_rare_place 0.5 near_ahead -0.573 -0.003 -0.032 slot_ahead -0.0733 0.001 -0.023
wants_name 0.5 object_left 0.5 kinds_met 0.225 0 0.01 slots 13 0.003 -0.007 share_place 2.5 -0.05 0.023
calling 0.5 verb 0.828 facts 16.5 0.001 -0.008 clock 0.5 0.004 0.045 kinds_asked 0.5 facts 14.5 -0.003 0.033 kinds_rare_ahead -1 0.007 -0.042
same_day 0.5 same_words 2.5 not_mine 0.5 0.001 -0.011 strange 0 0.047 -0.005 0.063
same_day 0.5 same_sex 0.5 wanted_near -1 -0 -0.009 share_place 0.5 0.047 0.003 0.062
put 0.5 denies 0.5 asked_heavy 2.5 0 -0.013 share_ahead 0 -0.026 0.016 share_place 8.5 same_words 0.5 0 0.014 0.072
spare 5.5 verb_asked_told -1 parts 2.5 0.009 -0.043 kinds_rare 0.417 0.001 -0.019 kind_narrow 0.25 kind_narrow -0.5 -0.005 -0.024 kind 0.5 -0 0.059
same_hour 0.5 put 0.5 names_left 1.5 -0.006 0.007 verb 0.95 0.003 0.037 0.055
soft_place 8 spare 5.5 wants_why 0.5 0.003 0.039 slots 15 -0.001 -0.025 slots 2 near_whole 0.0342 -0.009 0.028 kinds_rare_ahead -0.667 -0 -0.015
wants_why 0.5 by_pronoun 0.5 same_day 0.5 -0.003 0.058 verb -0.5 -0.013 0.022 length 10 kinds_rare_ahead -0.333 0.011 -0.03 part_share_place 1.5 0.052 0.004
rank_ahead 0 soft_carried 0.457 first 0.5 -0.002 0.018 spare 6.5 0.026 -0.019 wanted_word 0.5 share 0 0.045 -0.003 kinds_rare_place 2.5 -0.023 0.016
asked_verb 0 wanted_kind 0.877 facts 16.5 0.002 -0.008 subject_left 0.5 0.058 -0.016 met 0.5 kinds_rare 0.225 -0.01 0.053 kind_narrow 0.75 -0.01 -0.044
names_left 1.5 wants_who 0.5 rank_place 0 -0.005 0.004 slot_only 0.0769 -0.006 -0.049 slot_only 0.0833 kind 0.5 -0.006 0.024 part_share_ahead -0.526 -0.004 0.047
of_me 0.5 first 0.5 share_place 8.5 -0.002 0.043 wants_where 0.5 -0.039 0.009 same_words 0.5 slot_ahead -0.0733 0.006 -0.01 soft_place 0 0.025 -0.014
same_hour 0.5 spare 8.5 strange_count 2.5 0.001 -0.017 names_left 2.5 -0.029 0.017 0.057
names_missing 0.5 near_window_ahead -0.18 slot_only 0.111 -0.009 0.023 denies 0.5 0.004 -0.011 denies 0.5 rank 0.508 -0.01 -0.049 rank_ahead -0.628 -0.008 0.029
names_missing 0.5 same_day 0.5 spare 8.5 0 -0.019 0.059 part_share_ahead -0.436 wh 0.5 0.009 -0.012 covered 0.143 -0.017 -0.04
same_hour 0.5 same_day 0.5 strange_names 0.5 0 -0.02 0.055 0.059
facts 16.5 names_left 1.5 wants_who 0.5 0.002 -0.025 wants_who 0.5 0 0.056 kinds_beyond 0.183 own_share 0.5 -0.01 0.023 wants_who 0.5 -0.032 0.013
wants_how_much 0.5 missing 3.5 near_whole_ahead -0.415 -0.008 0.003 share_place 2.5 -0.02 -0.005 asked 1.5 number 0.5 -0.026 0.037 near_place 3 -0.041 -0.003
wants_name 0.5 wants_said 0.5 missing_solid 2.5 0.001 -0.012 own_share 0 -0.003 -0.044 part_share_place 2.5 near_window_place 3 -0.051 -0.011 0.024
same_hour 0.5 near_window_ahead -0.326 soft 0.159 -0.006 -0.023 strange_names 0.5 0.001 -0.019 0.061
polar 0.5 does 0.5 slots 14 -0.002 0.006 direct 0.5 -0.026 0.02 slot_only 0.0714 denies 0.5 -0.02 0.01 does 0.5 0.026 -0.056
object_left 0.5 missing_heavy 2.5 slot_ahead -0.0733 0.012 0.001 part_share_place 7.5 -0.015 0.018 wants_where 0.5 kinds_met -0.5 0.007 -0.006 part_share_ahead 0 0.026 -0.029
same_sex 0.5 kinds_asked 0.5 subject_left 0.5 0.012 -0.006 strange_count 1.5 -0.001 -0.013 near_whole_ahead 0 soft_least 0.0634 0.012 0.064 -0.01
met 1.5 part_share_ahead 0 soft_carried 0.457 -0.002 0.012 asked_verb 0 -0.006 -0.035 asked_verb -1 missing_heavy 1.5 0.013 0.048 of_me 0.5 -0.043 0.017
"""
