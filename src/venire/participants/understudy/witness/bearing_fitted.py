"""Fitted by ``scripts/fit_witness.py``, not edited by hand; read by ``venire.law.forest``."""

# ruff: noqa: E501 - weights are not read by eye

from __future__ import annotations

TREES = """
-1.5000
rank 0.983 near_whole_ahead 0 own_share 0.225 -0.057 0.031 near_part_ahead 0 0.146 0.405 near_whole_ahead -0.0774 kinds_beyond 0.292 0.038 0.284 direct 0.5 0.084 0.662
share_ahead 0 slot_ahead -0.225 near_part 0.139 -0.062 -0.031 kinds_beyond 0.225 0.043 0.217 slot_ahead -1 facts 13.5 0.008 0.154 soft_place 0 0.513 0.095
rank_place 0 rank 0 kinds_rare 0.183 -0.029 0.144 slot_only 0 0.079 0.319 own_share_ahead -0.333 near_window_ahead 0 -0.062 0.048 kinds_rare 0.225 -0.02 0.098
rank_place 0 rank 0 near_whole_ahead 0 -0.019 0.19 slot 0.5 0.082 0.228 own_share_place 0.5 slot 0.5 -0.049 0.038 near_window_ahead 0 -0.06 0.027
slot_ahead -0.225 part_share 0.27 verb 0.95 -0.06 0.08 kinds_met 0.225 -0.031 0.046 covered 0 kinds_met 0.45 -0.014 0.125 kinds_met 0.292 0.116 0.2
part_share_ahead 0 part_share_ahead -0.259 verb 0.877 -0.057 0.055 kinds_rare 0.101 -0.004 0.117 own_share 0.55 kinds_rare 0.225 0.045 0.148 slot 0.5 0.058 0.174
part_share_ahead -0.0367 near_whole_ahead 0 part_share_ahead -0.259 -0.055 0.001 names_met 0.5 0.117 -0.016 near_whole_ahead -0.0774 met 0.5 -0.043 0.039 slot_only 0 -0.005 0.125
rank_ahead 0 rank_ahead -0.374 near_part_place 5 -0.046 -0.066 near_part_place 3 0.027 -0.028 met 1.5 asked_heavy 2.5 0.099 0.024 wants_how 0.5 0.138 0.049
own_share_place 0.5 near_part_place 3 kinds_beyond 0.292 0.057 0.117 own_share_ahead 0 -0.033 0.07 near_window 0.194 kinds_beyond 0.225 -0.063 -0.033 verb_inside 0 -0.024 0.071
share_ahead -0.259 verb 0.828 near_window_place 1 -0.037 -0.059 near_window_place 3 0.111 -0.016 verb 0.25 near_window_place 3 0.051 -0.025 near_window_place 7 0.138 0.018
covered 0 near_whole_ahead 0 kinds_beyond 0.45 -0.053 0.016 near_window 0.194 0.032 0.157 both_mine 0.5 met 1.5 0.022 0.079 near_window_ahead -0.238 0.003 0.136
rank_place 0 rank 0 slot_only 0.0714 -0.02 0.055 both_mine 0.5 0.067 0.121 rank 0 near 0.125 -0.059 -0.01 both_mine 0.5 -0.014 0.099
rank_place 0 slot 0.5 verb_inside 0 -0.036 0.045 rank 0.383 0.019 0.075 rank 0 near_part_ahead 0 -0.052 0.061 slot 0.5 -0.053 0.009
rank_ahead -0.149 near_whole_ahead 0 both_mine 0.5 -0.05 0.002 share_ahead -0.259 0.082 -0.027 slot_only 0 share_ahead 0 -0.043 0.023 near_window_place 3 0.065 0.004
rank_ahead -0.149 near_window_ahead 0 near_window_ahead -0.177 -0.06 -0.035 slot_ahead -0.938 -0.025 0.079 slot_ahead -1 near_part_place 1 -0.007 -0.051 near_place 3 0.059 -0.005
own_share_ahead -0.5 verb 0.828 near 0.125 -0.055 -0.005 spare 4.5 0.123 0.003 kinds_met 0.225 slot 0.5 -0.045 0.015 both_mine 0.5 0.055 0.104
share_ahead -0.259 near_part_ahead 0 kinds_rare 0.225 -0.049 -0.003 near_window_place 1 0.113 0.008 kinds_rare 0.101 near_window_place 3 0.017 -0.037 not_mine 0.5 0.063 -0.012
rank_ahead -0.374 near_window_ahead 0 near_window_ahead -0.177 -0.059 -0.034 missing_heavy 0.5 0.107 -0.001 near_whole_place 1 put 0.5 0.024 0.069 near 0.022 -0.049 0.003
own_share_ahead -0.333 near_whole 0.141 part_share 0 -0.053 -0.017 near_window_place 1 0.064 -0.033 own_share_ahead 0 near_whole 0.141 -0.005 0.032 put 0.5 0.039 0.079
rank_ahead -0.511 kinds_rare 0.225 slot_only 0.111 -0.054 0 near_part_ahead -0.272 -0.028 0.05 kinds_rare 0.101 slot_only 0 -0.038 0.01 does 0.5 0.04 0.096
rank_ahead -0.511 missing_heavy 0.5 slot_only 0.0625 -0.048 0.053 soft 0.119 -0.053 -0.024 slot_only 0 wants_why 0.5 -0.039 0.04 missing_heavy 0.5 0.046 0.014
rank_ahead -0.149 near_part 0.139 near_window_ahead -0.177 -0.058 -0.031 near_window_place 1 0.066 -0.019 kinds_beyond 0.0833 put 0.5 -0.003 0.048 near_window_place 8 0.051 -0.024
rank_ahead -0.149 near_part_place 5 near_window 0.136 -0.033 0.008 put 0.5 -0.059 -0.036 near_whole_place 5 polar 0.5 0.03 -0.029 covered 0 -0.044 0.014
both_mine 0.5 does 0.5 own_share_ahead -0.333 -0.045 -0.002 slot_only 0 -0.017 0.067 past 0.5 covered 0.25 -0.027 0.034 slot_only 0.0556 0.013 0.094
kinds_rare 0.101 rank_ahead -0.511 own_share -0.5 -0.006 -0.048 verb_asked_told 0 -0.01 0.055 verb 0.25 soft_ahead -0.405 -0.02 0.031 own_share 0.367 0.12 0.05
kinds_met 0.0833 rank_ahead -0.511 missing_heavy 0.5 0.005 -0.049 slot 0.5 -0.044 0.006 not_mine 0.5 of_me 0.5 0.015 0.067 length 10 0.012 -0.047
slot_ahead -0.475 near_part 0.0932 part_share_ahead 0 -0.046 0.015 own_share 0.0833 0.011 -0.03 near_whole_place 5 names_missing 0.5 0.027 -0.037 part_share 0.27 -0.044 0.001
slot_ahead -0.563 soft_ahead 0 both_mine 0.5 -0.042 0.003 wants_how_much 0.5 0.024 -0.042 both_mine 0.5 near_part_ahead -0.181 -0.026 0.013 past 0.5 0.016 0.083
slot_ahead -0.563 both_mine 0.5 kinds_rare_ahead 0 -0.042 0.03 near_place 6 0.015 -0.032 both_mine 0.5 polar 0.5 0.011 -0.052 past 0.5 0.023 0.085
verb 0.828 near_window_ahead -0.177 near_whole_ahead -0.0774 -0.047 0.007 slot_ahead -0.563 -0.026 0.013 near_whole_ahead -0.236 verb_asked_told 0 0.038 -0.031 met 1.5 0.093 0.052
kinds_met 0.45 near_window_place 3 slot_only 0 -0.039 0.005 near 0.022 -0.052 -0.03 near_window_place 1 slot_only 0 0.005 0.049 soft_place 1 0.023 -0.019
kinds_rare 0.101 slot_only 0 wants_where 0.5 -0.05 -0.007 missing 1.5 0.003 -0.028 slot_only 0 soft_ahead 0 -0.027 0.03 of_me 0.5 0.021 0.051
slot 0.5 kinds_beyond 0.0833 names_left 2.5 -0.046 -0.003 near_ahead -0.08 -0.036 0.013 missing_heavy 0.5 slots 4 0.071 0.022 kinds_beyond 0.0833 -0.014 0.026
kinds_met 0.225 put 0.5 soft_least 0.15 -0.035 0.003 near_window_ahead -0.177 -0.022 0.033 near_whole_ahead -0.311 soft_least 0.0948 -0.05 0.009 slot 0.5 -0.004 0.033
both_mine 0.5 kinds_rare 0.225 own_share_ahead 0 -0.025 0.015 near_part_ahead -0.181 -0.017 0.025 slot 0.5 kinds_rare 0.0417 -0.033 0.021 first 0.5 0.07 0.008
both_mine 0.5 near_whole_ahead -0.162 near_window_place 0 0.024 -0.038 kinds_met 0.292 -0.01 0.018 rank_ahead -1.14 length 10 -0.001 -0.028 spare 5.5 0.075 0.014
both_mine 0.5 near_whole_ahead -0.0774 near_window_place 1 0.006 -0.032 kinds_rare_ahead 0 -0.002 0.051 near_window_place 5 names_left 0.5 0.074 0.028 near_ahead -0.247 -0.024 0.038
near_window_ahead -0.177 part_share 0.741 put 0.5 -0.043 -0.021 near_whole_ahead -0.236 -0.013 0.037 put 0.5 kinds_met 0.225 -0.017 0.018 first 0.5 0.037 -0.031
verb 0.675 slot_only 0 wants_why 0.5 -0.038 0.021 polar 0.5 0.005 -0.047 part_share 0.458 near_window_place 7 0.085 -0.016 kinds_rare_place 0.5 0.037 0.001
of_me 0.5 mine 0.5 near_window_ahead -0.119 -0.024 0.012 own_share 0.708 -0.05 -0.023 mine 0.5 verb_asked_told 0 -0.016 0.038 near_window_ahead -0.295 -0.024 0.045
both_mine 0.5 near_whole_place 5 put 0.5 -0.011 0.022 names_left 1.5 -0.042 -0.016 past 0.5 object_left 0.5 -0.032 0.013 names_left 0.5 0.071 0.028
both_mine 0.5 does 0.5 slot_only 0.111 -0.018 0.02 put 0.5 0.008 0.087 near_window_ahead -0.295 near_whole 0 0.006 -0.032 clock 0.5 0.042 0.096
both_mine 0.5 near_window_ahead -0.177 near 0.125 -0.039 -0.01 kinds_met 0.45 -0.01 0.016 near_window_ahead -0.295 own_share_ahead -1 0.001 -0.04 share_ahead -0.0286 0.073 0.032
verb 0.828 both_mine 0.5 near_whole_place 5 -0.005 -0.035 near_part 0.139 0.019 0.061 part_share 0.458 length 10 0.132 0.047 length 7 -0.026 0.036
both_mine 0.5 near_window_place 5 mine 0.5 0.006 -0.017 rank 0.634 -0.036 -0.008 spare 5.5 facts 16.5 0.068 0.021 number 0.5 0.027 -0.024
put 0.5 kinds_rare 0.101 near_part 0.0932 -0.032 -0.005 names_missing 0.5 0.014 -0.054 near_place 5 length 16 0.031 -0.014 near 0.022 -0.02 0.008
put 0.5 of_me 0.5 slot_only 0.111 -0.03 0.015 share_place 1.5 0.026 -0.018 near_window_place 1 spare 5.5 0.047 -0.008 spare 2.5 0.026 -0.01
slot 0.5 wants_why 0.5 wants_where 0.5 -0.039 0.014 length 10 -0.033 0.053 polar 0.5 part_share_place 2.5 0.014 -0.011 length 9 0.017 -0.056
both_mine 0.5 does 0.5 soft_least 0.0948 -0.02 0.006 polar 0.5 0.05 -0.059 past 0.5 soft_least 0.0698 -0.026 0.041 slot_only 0.0556 0.004 0.054
kinds_rare 0.101 near_whole 0.098 met 0.5 -0.029 -0.008 verb_asked_told -1 0.015 -0.009 object_left 0.5 met 0.5 0.053 0.014 rank_place 1 0.011 -0.022
slot 0.5 kind_narrow 0.75 wants_why 0.5 -0.036 0.006 0.042 verb 0.828 asked_heavy 1.5 0.012 -0.008 part_share_ahead 0 0.068 0.012
both_mine 0.5 does 0.5 same_sex 0.5 -0.012 0.104 put 0.5 -0.003 0.084 names_left 0.5 slots 17 0.057 -0.008 asked 1.5 0.032 0.001
both_mine 0.5 put 0.5 kinds_met 0.225 -0.022 0.008 not_mine 0.5 0.022 -0.026 parts 1.5 covered 0.25 0.002 0.049 part_share_ahead 0 0.074 -0.003
of_me 0.5 slot 0.5 place 0.143 -0.005 -0.043 by_pronoun 0.5 -0.011 0.02 not_mine 0.5 kinds_rare_place 2.5 0.034 -0.004 place 0.4 -0.034 -0.001
put 0.5 kinds_beyond 0.45 verb_asked_told 0 -0.021 0.02 asked 1.5 0.032 0.004 rank_place 4 calling 0.5 0.025 -0.04 share_place 7.5 -0.022 0.023
near_window_ahead -0.177 rank 0.983 own_share_ahead 0 -0.031 0.013 by_pronoun 0.5 0.034 -0.034 slot 0.5 time_left 0.5 -0.026 0.006 names_missing 0.5 0.013 -0.038
verb 0.828 same_sex 0.5 kinds_rare_ahead 0 -0.008 0.039 0.103 place 0.647 own_share 0.367 0.086 0.034 own_share 0.708 -0.027 0.034
both_mine 0.5 slot 0.5 wants_where 0.5 -0.031 0.022 polar 0.5 0.005 -0.043 past 0.5 names_left 1.5 0 -0.043 slot_only 0.0556 0.001 0.051
put 0.5 kinds_beyond 0.183 slot_only 0.0833 -0.024 0.008 soft_least 0.0948 -0 0.027 near_place 5 past 0.5 -0.01 0.032 near 0.022 -0.029 0.005
of_me 0.5 soft_least 0.0948 asked_heavy 0.5 0.025 -0.022 share 0.458 0.03 -0.006 place 0 asked_heavy 1.5 0.079 0.007 near_part 0.0932 -0 0.023
kinds_rare 0.101 met 1.5 parts 1.5 -0.02 -0.002 spare 5.5 0.021 -0.013 object_left 0.5 share 0.458 0.04 0.008 soft_least 0.0948 -0.012 0.017
put 0.5 of_me 0.5 soft_least 0.15 -0.029 -0.004 place 0.0769 0.06 0.004 place 0.286 place 0 -0.047 -0 near_window_ahead -0.177 -0.006 0.041
does 0.5 of_me 0.5 put 0.5 -0.022 0.006 place 0.647 0.021 -0.009 put 0.5 asked_verb -1 -0.021 0.029 place 0.286 0.014 0.093
both_mine 0.5 polar 0.5 near_window_ahead -0.177 -0.025 0.004 denies 0.5 -0.054 0.039 near_window_ahead -0.295 rank_place 2 -0.033 -0.003 near_whole_place 10 0.041 -0.03
slot 0.5 place 0.143 share 0.458 0.03 -0.027 kind_narrow 0.75 -0.036 0.038 missing_heavy 1.5 else 0.5 0.009 -0.058 place 0.333 -0.032 0
polar 0.5 slot 0.5 place 0.143 0.02 -0.029 verb 0.828 0.003 0.035 strange 0.0833 place 0.6 -0.048 0.018 kinds_rare 0.417 -0.057 -0.003
kinds_rare 0.101 verb_inside 0 missing_heavy 0.5 0.002 -0.014 mine 0.5 0.043 -0.003 object_left 0.5 near_place 6 0.026 -0.021 near_window_place 8 0.002 -0.041
both_mine 0.5 polar 0.5 mine 0.5 0.004 -0.018 not_mine 0.5 -0.054 0.023 missing_solid 1.5 rank_ahead -1.14 -0.012 0.043 kinds_beyond 0.45 -0.028 0.019
of_me 0.5 polar 0.5 slot_ahead -0.475 -0.023 0.005 length 9 0.014 -0.063 kinds_rare_place 3.5 first 0.5 0.015 0.059 asked 2.5 -0.023 0.001
does 0.5 of_me 0.5 put 0.5 -0.02 0.005 place 0 0.044 0.009 put 0.5 kinds_rare_ahead -0.5 -0.051 0.026 place 0.143 0.01 0.08
missing_heavy 0.5 part_share_ahead -0.259 slot 0.5 -0.018 0.075 clock 0.5 0.003 0.038 soft_least 0.0948 part_share_ahead 0 -0.008 -0.031 slot_only 0.0833 0.004 0.054
kind_narrow 0.75 kind_narrow -0.5 near_window_place 1 0.005 -0.01 place 0.533 -0.007 -0.048 wanted_kind 0.25 near_window_place 5 0.071 -0.021 -0.042
put 0.5 of_me 0.5 polar 0.5 -0.014 -0.05 first 0.5 0.007 0.057 first 0.5 spare 5.5 0.03 -0.004 share 0 -0.01 -0.062
polar 0.5 slot_only 0 wants_why 0.5 -0.024 0.021 near_whole_place 7 0.012 -0.017 spare 2.5 kinds_asked 0.5 -0.026 0.048 own_share 0.875 -0.055 0.012
both_mine 0.5 wants_how_much 0.5 near_window_ahead -0.177 -0.019 -0.001 part_share_place 2.5 -0.054 -0.008 names_left 0.5 part_share_place 0.5 0.02 0.071 soft_place 6 0.009 -0.02
both_mine 0.5 polar 0.5 wants_how_much 0.5 -0.001 -0.052 spare 2.5 0.001 -0.048 place 0.923 place 0 -0.003 0.031 missing 1.5 0.022 -0.054
near_part_ahead -0.181 near_place 6 number 0.5 -0 -0.025 rank_ahead -0.149 -0.018 -0.047 names_left 1.5 share_ahead -0.0286 0.01 -0.005 wants_where 0.5 0.013 0.068
put 0.5 same_sex 0.5 slot_only 0.0833 -0.014 0.011 0.085 not_mine 0.5 near_window_ahead -0.177 -0.01 0.033 rank_ahead -0.374 0.004 -0.042
kinds_rare 0.0871 polar 0.5 does 0.5 -0.008 0.032 not_mine 0.5 -0.046 0.024 does 0.5 verb 0.95 0.004 0.043 polar 0.5 0.052 -0.028
put 0.5 of_me 0.5 mine 0.5 -0.008 -0.041 mine 0.5 -0.01 0.03 place_left 0.5 names_left 0.5 0.015 -0.015 missing 2.5 0.034 0.004
same_sex 0.5 both_mine 0.5 names_missing 0.5 -0.003 -0.036 rank_place 0 0.007 0.041 0.098
does 0.5 of_me 0.5 soft_least 0.0948 -0.02 0.005 place_left 0.5 0.002 0.023 rank_place 0 slots 10 -0.008 0.029 kinds_asked 1.5 0.017 0.08
does 0.5 of_me 0.5 names_met 0.5 -0.009 -0.036 verb 0.95 0.008 0.039 rank_ahead -0.149 rank_ahead -0.511 0.006 0.074 names_met 0.5 0.039 0.006
put 0.5 of_me 0.5 same_sex 0.5 -0.019 0.079 place 0 0.065 0.006 does 0.5 place 0.333 -0.013 0.021 near_part 0.263 0.085 0.039
polar 0.5 near_window_ahead -0.238 soft_carried 0.329 -0.021 0.009 same_sex 0.5 0.005 0.075 soft_least 0.15 own_share 0.55 -0.046 -0.003 names_met 0.5 0.03 -0.038
put 0.5 place 0.6 missing_heavy 1.5 0.01 -0.03 own_share 0.875 -0.029 -0.006 place 0.286 place_left 0.5 -0.027 0.008 does 0.5 0.019 0.071
verb 0.828 kinds_beyond 0.292 wh 0.5 0.004 -0.014 place 0.533 0.026 -0.005 negated 0.5 rank 0.634 0.059 0.02 -0.04
both_mine 0.5 mine 0.5 near_part_place 5 0.006 -0.016 kinds_rare 0.75 -0.011 -0.063 first 0.5 kinds_rare_ahead -1 -0.011 0.033 kinds_rare 0.417 0.012 -0.056
polar 0.5 near_window_ahead -0.238 own_share 0.708 -0.02 0.02 slots 1 -0.018 0.008 denies 0.5 soft_least 0.15 -0.046 0.003 0.044
both_mine 0.5 kinds_beyond 0.0833 verb_asked_told 0 -0.013 0.026 mine 0.5 0.021 -0.015 past 0.5 facts 15.5 -0.033 0.029 share_ahead -0.0286 0.05 0.013
polar 0.5 slot 0.5 names_left 2.5 -0.016 0.019 soft_least 0.0948 0.001 0.017 not_mine 0.5 soft_least 0.15 -0.045 0.001 0.02
soft_least 0.0948 own_share -0.5 slot_only 0.0556 -0.021 0.042 wh 0.5 0 -0.015 part_share 0.458 place 0.6 0.045 -0.001 wants_when 0.5 -0.005 0.049
put 0.5 asked 1.5 kinds_rare 0.292 -0.005 0.034 own_share 0.875 -0.02 0.011 does 0.5 both_mine 0.5 0.001 0.032 near_window_ahead -0.048 0.016 0.067
put 0.5 kinds_met 0.633 names_left 1.5 -0.015 0.01 denies 0.5 0.019 -0.024 near_window_place 1 first 0.5 0.031 -0.039 denies 0.5 -0.009 0.043
both_mine 0.5 polar 0.5 wants_how_much 0.5 0.002 -0.036 length 7 0.029 -0.042 past 0.5 kinds_beyond 0.225 0.006 -0.057 place 0.647 0.045 -0.002
same_sex 0.5 polar 0.5 near_whole_place 7 0.005 -0.016 length 9 0.027 -0.04 0.088
put 0.5 of_me 0.5 mine 0.5 -0.005 -0.04 mine 0.5 -0.008 0.027 not_mine 0.5 first 0.5 0.024 -0.031 share_ahead 0 -0.005 -0.047
near_whole_place 7 same_sex 0.5 wants_how_much 0.5 0.004 -0.028 0.068 soft_carried 0.557 verb_inside -1 -0.034 -0.012 near_part_ahead -0.272 -0.015 0.067
of_me 0.5 mine 0.5 put 0.5 -0.008 0.033 past 0.5 -0.056 -0.025 mine 0.5 does 0.5 -0.007 0.042 kinds_rare_place 2.5 0.033 -0.003
put 0.5 of_me 0.5 same_sex 0.5 -0.017 0.075 place 0.0769 0.053 0.003 place 0.286 asked_heavy 2.5 0.007 -0.024 place 0.846 0.03 -0.008
put 0.5 asked_heavy 1.5 kinds_rare_place 2.5 0.01 -0.02 wanted_near_second 0.0272 -0.02 0.011 not_mine 0.5 near_window_place 1 0.031 0 verb 0.877 -0.026 0.024
of_me 0.5 soft_least 0.0948 soft_carried -0.7 -0.004 -0.02 share 0.458 0.031 -0.006 not_mine 0.5 share_ahead -0.0286 0.028 0.006 slots 14 0.006 -0.027
of_me 0.5 mine 0.5 polar 0.5 0.008 -0.031 slots 16 -0.033 0.007 mine 0.5 near_part 0.0932 -0.014 0.015 spare 5.5 0.029 0.003
of_me 0.5 mine 0.5 near_window_ahead 0 -0.003 0.032 near_window_ahead -0.048 -0.015 -0.04 first 0.5 mine 0.5 -0.002 0.017 asked_verb -1 0.085 -0.021
put 0.5 near_part_ahead -0.181 soft_carried 0.557 -0.025 0.009 own_share -0.5 0.032 -0.001 near_window_place 1 spare 5.5 0.037 -0.009 rank_ahead 0 0.004 -0.043
put 0.5 kinds_rare 0.101 own_share 0.875 -0.018 0.005 share 0.458 0.019 -0.007 verb 0.95 spare 5.5 0.017 -0.012 parts 1.5 0.079 -0
both_mine 0.5 other_hour 0.5 near_window_ahead -0.238 -0.016 -0.001 0.054 rank_ahead 0 near_window 0.136 0.01 0.062 clock 0.5 -0.022 0.034
polar 0.5 wants_how_much 0.5 near_part_place 7 0.007 -0.014 share_place 2.5 -0.047 -0.003 length 7 0.027 of_me 0.5 -0.044 0.015
slot 0.5 wants_why 0.5 place 0.286 -0.003 -0.033 spare 5.5 0.045 -0.018 place 0.846 verb 0.95 0.004 0.042 verb -0.5 0.002 -0.031
of_me 0.5 polar 0.5 near_whole_place 7 0.002 -0.023 kinds_rare_place 1.5 -0.043 0.013 kinds_rare_place 3.5 near_whole_place 8 0.018 -0.011 near_whole_ahead -0.0774 0.006 -0.029
of_me 0.5 mine 0.5 subject_left 0.5 0.01 -0.005 wants_who 0.5 -0.015 -0.051 mine 0.5 kind_narrow 0.25 -0.008 0.057 kind_narrow -0.5 0.025 -0.008
put 0.5 of_me 0.5 else 0.5 -0.012 -0.051 first 0.5 0.006 0.048 does 0.5 rank_ahead 0 0.017 -0.017 clock 0.5 0.06 -0.004
put 0.5 place 0.143 wh 0.5 -0.049 0.022 verb_inside -1 -0.022 -0.003 verb 0.95 place_left 0.5 -0.001 0.021 own_share_ahead 0 0.074 0.003
kind_narrow 0.75 wanted_word 0.5 names_left 1.5 -0.001 0.015 facts 15.5 -0.018 0.001 kinds_beyond 0.55 rank_ahead -0.634 0.006 0.083 mine 0.5 0.026 -0.027
slot 0.5 place 0.143 kind_met -0.5 -0.005 0.063 part_share_ahead 0 -0.031 0.01 surname 0.5 part_share_ahead 0 0.008 -0.008 -0.065
soft_least 0.0948 missing_heavy 0.5 share 0 0.028 0.007 kinds_rare_ahead 0 -0.011 0.047 place 0.6 near_part_ahead -0.439 -0.018 0.024 wh 0.5 0.017 -0.021
same_sex 0.5 slot 0.5 wants_where 0.5 -0.021 0.034 soft_least 0.0698 -0.004 0.009 0.091
of_me 0.5 place 0 own_share 0.292 -0.009 -0.073 near_window_ahead -0.119 -0.016 0 near_window 0.136 near_whole 0.141 0.005 -0.054 kinds_rare 0.417 0.025 -0.007
near_whole_place 8 polar 0.5 wh 0.5 0.015 0.001 spare 2.5 0.029 -0.031 rank_ahead 0 kinds_rare_place 1.5 -0.03 -0.008 0.031
same_sex 0.5 near_window_ahead 0 near_part_ahead -0.181 -0.012 0.002 part_share_ahead -0.259 0.072 0.007 0.082
of_me 0.5 mine 0.5 polar 0.5 0.007 -0.03 facts 16.5 -0.037 0.005 mine 0.5 verb_asked_told 0 -0.006 0.031 facts 16.5 0.025 0
soft_least 0.0698 kinds_asked 1.5 soft 0.212 -0.007 -0.035 does 0.5 0 0.034 part_share 0 near_whole_place 8 0.037 -0.014 object_left 0.5 -0.007 0.011
verb 0.828 kinds_beyond 0.292 put 0.5 -0.01 0.006 length 10 0.039 0.004 kinds_beyond 0.367 parts 1.5 0.057 0 by_pronoun 0.5 -0.034 0.039
wants_how_old 0.5 kind_narrow 0.75 verb 0.95 -0.002 0.028 near_whole_ahead 0 0.048 -0.018 spare 3.5 -0.003 wanted_near_second -1 -0.014 -0.049
put 0.5 names_left 1.5 wants_who 0.5 -0.003 -0.042 wants_who 0.5 0.001 0.053 length 11 parts 1.5 0.01 0.062 object_left 0.5 0.015 -0.011
else 0.5 own_share_place 2.5 length 14 0.007 -0.006 near_whole 0.141 -0.016 0.02 own_share 0.367 own_share_place 0.5 0.013 -0.027 near_part_place 0 -0.067 -0.014
else 0.5 same_sex 0.5 slot_only 0 -0.012 0.003 0.063 slot_only 0.0833 own_share 0.292 -0.021 -0.073 0.004
same_sex 0.5 spare 6.5 names_met 0.5 0.005 -0.015 slot_only 0.0667 -0.022 -0.003 object_left 0.5 0.081 0.015
put 0.5 names_left 1.5 wants_why 0.5 -0.011 0.031 wanted_kind -0.5 0.022 -0.008 place 0.286 kinds_beyond 0.0833 0 -0.027 place 0.846 0.028 -0.008
same_sex 0.5 does 0.5 both_mine 0.5 -0.004 0.012 polar 0.5 0.027 -0.041 0.074
near_window_ahead -0.177 soft_place 0 spare 4.5 -0.015 0.029 rank_ahead -0.511 -0.012 -0.032 else 0.5 soft_place 3 0.004 0.023 place 0.143 -0.007 -0.043
put 0.5 wanted_kind 0.877 own_share -0.5 0.02 -0.006 verb_inside 0 0.071 0.002 does 0.5 past 0.5 -0.015 0.012 soft_place 0 0.048 0.017
put 0.5 wh 0.5 strange 0.0833 -0.006 -0.037 near_window 0.0977 -0.008 0.005 does 0.5 rank_place 0 -0.008 0.016 near_whole_ahead 0 0.059 0.008
put 0.5 place 0.143 polar 0.5 0.022 -0.044 slots 1 -0.033 -0.004 place 0.286 both_mine 0.5 -0.015 0.019 share_ahead -0.814 -0.015 0.024
spare 6.5 kind_narrow 0.75 met 1.5 0 0.017 rank 0.983 0.071 -0.008 names_left 1.5 rank_place 1 -0.045 0.003 missing 1.5 0.015 -0.023
put 0.5 of_me 0.5 own_share -0.5 0.026 -0.015 kinds_rare_ahead -0.167 -0.004 0.022 object_left 0.5 not_mine 0.5 0.027 -0.013 own_share_ahead 0 -0.002 0.028
put 0.5 own_share 0.875 soft_least 0.15 -0.01 0.021 place_left 0.5 0.019 -0.008 does 0.5 place_left 0.5 -0.008 0.022 kinds_rare_place 2.5 0.049 0.01
kind_narrow 0.75 kind_narrow -0.5 names_left 1.5 -0.002 0.015 length 18 -0.023 0.007 rank_ahead -1.14 -0.024 verb_asked_told 0 0.068 0.002
wanted_kind 0.877 wants_how_much 0.5 else 0.5 0.002 -0.037 share_ahead -0.532 -0.001 -0.039 asked_verb 0 0.075 -0
same_sex 0.5 wants_how_much 0.5 of_me 0.5 -0.002 0.011 own_share 0.708 -0.045 0.008 0.07
put 0.5 kinds_rare 0.292 slot_only 0.0833 -0.01 0.01 covered 0.167 0.028 -0.005 does 0.5 kinds_met 0.775 0.01 -0.025 near_part 0.263 0.072 0.019
does 0.5 part_share 0.458 near_window 0.0977 -0.008 0.017 kinds_rare_ahead -0.75 0.012 -0.012 polar 0.5 place 0.846 0.037 -0.007 -0.043
of_me 0.5 put 0.5 by_pronoun 0.5 -0.015 0.007 does 0.5 0.007 0.044 near_part_place 3 soft_ahead -0.248 0.046 0.011 part_share_ahead -0.0367 0.005 -0.025
same_sex 0.5 put 0.5 denies 0.5 -0.002 -0.028 first 0.5 0.014 -0.035 0.067
wants_how_much 0.5 rank_ahead 0 near_whole 0.098 -0.001 0.018 wants_when 0.5 -0.008 0.055 slots 2 near_whole_place 1 -0.052 -0.012 kinds_rare_place 1.5 -0.015 0.025
names_missing 0.5 near_whole_place 7 near_part_ahead 0 0.006 -0.006 names_left 1.5 -0.018 0.009 own_share_place 0.5 -0.052 covered 0.167 -0.015 0.044
spare 8.5 rank_place 4 part_share 0.458 0.008 -0.003 spare 3.5 0.008 -0.023 soft_ahead -0.0381 near_window_ahead -0.177 -0.017 0.017 share_ahead -0.451 -0.008 -0.054
verb 0.828 does 0.5 kind_met 0.85 -0.006 0.027 polar 0.5 0.026 -0.05 number 0.5 spare 4.5 0.055 0.001 place 0.647 0.004 -0.051
both_mine 0.5 polar 0.5 wh 0.5 0.009 -0.005 spare 2.5 0.017 -0.036 spare 5.5 rank_place 0 0.007 0.038 met 0.5 0.011 -0.029
polar 0.5 slot 0.5 kinds_asked 2.5 -0.015 0.014 part_share_ahead 0 0.009 -0.005 denies 0.5 own_share 0.875 -0.033 0.004 0.03
wants_how_much 0.5 of_me 0.5 by_pronoun 0.5 -0.005 0.021 near_window 0.136 0.001 0.02 soft_least 0.15 near_window 0.319 -0.043 0.001 place 0.714 0.022 -0.022
near_window_ahead 0 near_place 5 spare 6.5 0.003 -0.013 own_share 0.708 -0.015 0.033 same_words 0.5 wanted_near_second 0.0272 0.056 -0.011 soft_least 0.15 -0.03 0.014
put 0.5 names_met 0.5 missing 1.5 0.004 -0.011 kinds_met 0.708 -0.028 0.014 verb 0.95 first 0.5 0.01 -0.04 kinds_beyond 0.183 0.063 0.006
put 0.5 slot_only 0.0833 names_met 0.5 -0.004 -0.027 slots 4 0.024 0.003 spare 5.5 not_mine 0.5 0.024 -0.019 part_share_ahead 0 -0.003 -0.037
other_hour 0.5 rank_place 3 slots 2 -0.008 0.007 share_place 8.5 -0.013 0.033 0.064
wanted_kind 0.877 put 0.5 place 0.4 0.005 -0.011 spare 5.5 0.019 -0.013 place 0.714 spare 4.5 0.078 0.014 -0.001
put 0.5 asked_heavy 1.5 wants_how_old 0.5 0.009 -0.031 wanted_near 0.0742 -0.013 0.011 does 0.5 rank_ahead 0 0.013 -0.012 near_part 0.263 0.058 0.014
place 0.923 wanted_kind 0.877 wanted_kind 0.25 0.003 -0.056 place 0.6 0.053 -0.001 part_share_place 0.5 soft_carried 0.0884 0.038 -0.028 near_whole_place 8 -0.044 -0.012
names_missing 0.5 kinds_rare_ahead 0 strange 0.225 0.004 -0.006 mine 0.5 0.044 -0.025 rank_ahead -0.149 wh 0.5 0.017 -0.026 -0.056
put 0.5 names_missing 0.5 denies 0.5 0.003 -0.025 kinds_asked 2.5 -0.036 0.005 kinds_met 0.775 length 11 0.028 0.005 rank_place 0 -0.047 -0.002
wants_how_much 0.5 place 0.714 polar 0.5 0.007 -0.019 met_heavy 0.5 -0.015 0.002 missing_heavy 0.5 slot_ahead -0.225 -0.021 0.021 slots 2 -0.049 0.003
put 0.5 missing 1.5 share 0.458 0.01 -0.004 near 0.125 -0.016 0.003 share_ahead -0.814 near_whole_place 3 -0.024 -0.005 share_ahead -0.0286 0.024 0.002
wants_how_much 0.5 part_share_ahead 0 soft_ahead 0 0.001 0.034 length 11 0.007 -0.017 share_ahead -0.532 near_ahead -0.164 -0.013 0.008 share_ahead 0 -0.05 -0.011
of_me 0.5 put 0.5 names_missing 0.5 -0.008 -0.033 own_share_ahead 0 0.006 0.046 time_left 0.5 first 0.5 0.003 0.032 soft 0.212 0.01 0.044
of_me 0.5 put 0.5 missing 1.5 -0.007 -0.021 near_window_ahead -0.048 -0.005 0.026 quoted 0.5 spare 3.5 0.001 0.015 -0.033
near_part_ahead -0.181 verb_asked_told -1 near_place 5 0.019 -0.017 near_place 5 -0.031 -0.007 near_ahead -0.164 kind 0.5 0.048 -0.023 of_me 0.5 -0.001 0.01
same_sex 0.5 missing_heavy 0.5 length 12 -0.001 0.016 wants_how_much 0.5 -0.001 -0.03 0.057
wants_how_much 0.5 agentless 0.5 verb_asked_told 0 0.001 0.019 -0.059 share_ahead -0.532 place 0.4 0.028 -0.015 -0.041
does 0.5 verb 0.95 names_left 1.5 -0.004 0.009 near_place 0 -0.001 0.056 polar 0.5 length 9 -0.01 0.037 length 10 -0.001 -0.051
of_me 0.5 mine 0.5 subject_left 0.5 0.011 -0.004 kind_met 0.95 -0.022 0.031 kinds_rare_place 3.5 denies 0.5 0.015 -0.013 near 0.238 -0.001 -0.034
put 0.5 missing_heavy 0.5 rank_ahead -0.374 0.045 0.004 kind_narrow 0.75 -0.01 0.031 place 0.286 covered 0.167 0.007 -0.022 near_part_place 1 0.008 0.029
else 0.5 names_met 0.5 near_part_place 7 0.005 -0.012 kinds_beyond 0.708 -0.02 0.021 kinds_asked 1.5 own_share_place 0.5 -0.063 -0.011 -0.01
same_sex 0.5 put 0.5 place 0.533 0.003 -0.014 place_left 0.5 -0.004 0.024 0.061
of_me 0.5 date 0.5 wh 0.5 0.012 -0.005 slot_ahead -1 0.01 -0.032 time_left 0.5 soft_ahead 0 0.008 -0.01 number 0.5 0.033 -0.006
of_me 0.5 mine 0.5 kinds_rare_ahead 0 0.003 0.035 place 0 -0.045 -0.018 mine 0.5 verb_inside 0 -0.01 0.038 verb_inside -1 0.039 0.009
else 0.5 wants_how_much 0.5 kinds_beyond 0.45 -0.001 0.012 share_ahead -0.532 0.004 -0.036 place 0.647 own_share_ahead -0.333 -0.012 -0.058 -0.001
wants_how_much 0.5 names_met 0.5 does 0.5 0.003 0.028 near_part_place 0 -0.02 0.002 share_ahead -0.532 place 0.4 0.014 -0.014 own_share_ahead 0 -0.047 -0.011
of_me 0.5 put 0.5 asked 1.5 0.004 -0.016 own_share_ahead 0 0.005 0.045 kinds_rare_ahead -0.25 met_heavy 1.5 -0.002 0.028 part_share_place 0.5 0.008 0.031
wants_how_much 0.5 kinds_beyond 0.292 kinds_rare 0.75 0.001 -0.054 length 10 0.032 0.004 own_share 0.708 own_share_ahead -0.5 -0.012 -0.051 -0
slots 2 place 0.0769 covered 0 0.062 -0.021 rank_ahead 0 -0.028 -0 kind_narrow 0.75 verb_asked_told 0 -0 0.015 verb_asked_told 0 0.045 -0.023
of_me 0.5 mine 0.5 kinds_asked 1.5 -0.003 0.013 facts 16.5 -0.028 0.014 rank_place 4 rank_place 0 0.002 0.017 share_ahead -0.532 -0.008 -0.027
near_window_ahead -0.238 object_left 0.5 kinds_met 0.225 -0.01 0.022 part_share 0.741 -0.019 0.02 soft_place 3 wants_when 0.5 0 0.027 near 0.0497 -0.003 0.027
same_sex 0.5 share 0.458 soft_carried 0.329 -0.004 0.033 near_part 0.139 0.005 -0.013 0.051
same_sex 0.5 wh 0.5 denies 0.5 0.002 0.035 denies 0.5 -0.001 -0.035 0.046
same_words 2.5 share_ahead 0 place_left 0.5 -0.004 0.012 first 0.5 -0.006 -0.049 0.054
same_sex 0.5 put 0.5 of_me 0.5 -0.01 0.007 spare 5.5 0.016 -0.011 0.057
place 0.6 verb 0.95 now 0.5 0.004 -0.05 parts 1.5 0.056 -0.017 wh 0.5 rank_ahead -0.634 -0.018 0.019 date 0.5 -0.013 -0.033
put 0.5 missing_heavy 1.5 else 0.5 0.003 -0.05 soft_least 0.15 -0.022 0.032 not_mine 0.5 share_ahead -0.73 -0.014 0.015 kinds_rare 0.0417 0.003 -0.028
share_place 8.5 agentless 0.5 missing_solid 1.5 0.002 -0.01 -0.048 share_ahead -0.73 -0.004 0.077
rank_place 4 names_left 1.5 verb_inside -1 -0.011 0.006 verb_asked_told -1 0.025 -0.002 soft_place 6 rank_place 6 -0.03 -0.005 near_window_ahead -0.119 -0.014 0.041
share_place 8.5 names_missing 0.5 place 0.143 0.012 -0 near_place 6 -0.03 0.002 share_ahead -0.73 0 0.075
soft_least 0.0698 other_hour 0.5 near 0.238 -0.001 -0.022 0.06 share 0.458 soft 0.468 0.007 0.056 length 18 0.003 -0.038
same_sex 0.5 of_me 0.5 mine 0.5 0.001 -0.017 mine 0.5 -0.003 0.015 0.059
near_part_ahead -0.272 share_ahead -0.0286 near_whole 0.245 -0.009 0.039 facts 13.5 0.011 -0.041 names_met 0.5 near_window_ahead -0.048 0.014 0.002 wanted_near_second 0.0272 -0.014 0.035
near_window_ahead -0.238 share 0.741 part_share 0.458 -0.009 -0.041 covered 0.167 0.037 -0.02 soft_ahead -0.248 slot 0.5 -0.015 0.022 wants_why 0.5 -0.001 0.028
else 0.5 other_hour 0.5 rank_place 4 0.003 -0.011 spare 3.5 0.066 0.007 own_share 0.367 rank_place 1 0.012 -0.025 near_place 0 -0.062 -0.006
put 0.5 slot_only 0.0833 kind_met 0.675 -0.007 0.021 share 0.458 0.02 -0.003 first 0.5 length 8 -0.008 0.014 covered 0.167 -0.007 -0.044
other_hour 0.5 names_left 1.5 kind_narrow 0.75 -0.002 0.026 asked 1.5 0.029 0 0.046
other_hour 0.5 kinds_rare_ahead 0 does 0.5 -0.002 0.017 verb_inside 0 0.042 -0.031 0.05
of_me 0.5 clock 0.5 does 0.5 -0.007 0.008 near 0.125 -0.007 0.034 parts 2.5 near 0.022 0.002 0.016 soft_carried 0.0884 0.003 -0.039
place 0.143 verb_inside -1 near_part_ahead -0.359 -0.021 0.043 verb_inside 0 -0.014 0.019 verb_inside -1 wants_what 0.5 -0.004 -0.025 place 0.333 -0.006 0.009
near_window_ahead -0.238 length 16 of_me 0.5 -0.019 0.002 spare 6.5 -0.02 0.04 same_sex 0.5 slots 2 -0.01 0.006 0.05
rank_place 0 soft_carried 0.115 near_whole 0.0393 -0.001 0.021 soft_least 0.0698 -0.032 -0.006 soft_least 0.0948 soft 0.468 -0.003 0.05 slot 0.5 -0.017 0.04
asked_heavy 1.5 near_part 0.0932 soft_carried 0.557 -0.003 0.02 soft_least 0.15 0.031 0.002 first 0.5 wants_what 0.5 0.003 -0.015 share_ahead -0.451 -0.01 -0.058
of_me 0.5 put 0.5 facts 17.5 -0.01 0.009 part_share 0.741 0.006 0.043 met 1.5 names_left 0.5 -0.002 0.012 kinds_rare 0.75 0.029 -0.011
time_left 0.5 part_share_ahead 0 own_share -0.5 0.029 0 own_share 0.708 -0.028 0.003 facts 16.5 spare 5.5 0.032 0.002 own_share 0.708 -0.03 0.029
near_window_ahead -0.363 part_share 0.27 near_window 0.136 -0.015 0.001 -0.034 near_part_ahead 0 near 0.022 -0 0.013 kinds_rare_place 5.5 -0.01 0.037
agentless 0.5 of_me 0.5 place 0 -0.03 -0.001 place 0.647 0.013 -0.004 -0.061
slot_only 0 wants_where 0.5 soft_ahead 0 -0.018 0.013 own_share_ahead -0.333 -0.009 0.065 same_sex -0.25 -0.035 other_hour 0.5 0.003 0.05
put 0.5 else 0.5 length 12 -0.006 0.004 missing_solid 0.5 -0.051 0.007 near_place 1 near_window_ahead -0.048 -0.018 0.008 length 18 0.023 -0.027
soft_carried 0.557 near_part_ahead -0.181 kinds_rare_ahead -0.167 -0.003 -0.02 place 0.6 0.008 -0.008 part_share 0.458 kinds_rare_ahead -0.167 0.01 0.081 place 0.533 -0.002 0.019
same_sex 0.5 wanted_literal 0.5 names_left 2.5 0.002 -0.02 kinds_rare 0.292 -0.003 -0.063 object_left 0.5 0.062 0.011
length 11 verb_asked_told 0 met 1.5 -0.002 0.028 number 0.5 0.051 -0.032 near_ahead -0.33 near 0.125 -0.014 -0.039 slot_ahead -0.225 0.008 -0.006
wanted_kind 0.877 wanted_kind 0.25 slot 0.5 -0.008 0.004 -0.047 0.044
put 0.5 place 0.6 near_part_ahead -0.181 -0.012 0.004 own_share 0.55 -0.021 0.011 place 0.846 denies 0.5 0.008 0.038 kinds_rare_ahead -0.167 0.007 -0.034
of_me 0.5 mine 0.5 kinds_rare_ahead -0.75 0.017 -0.001 kind_met 0.675 -0.02 0.032 mine 0.5 kinds_rare_ahead 0 -0.004 0.041 kinds_met -0.5 0.039 0.007
else 0.5 wants_how_much 0.5 surname 0.5 0.003 -0.032 strange 0.292 -0.01 -0.038 near_part_ahead -0.0854 -0.001 kinds_asked 1.5 -0.048 -0.009
share_place 8.5 names_met 0.5 verb_inside -1 -0.003 0.005 names_left 0.5 -0.023 0.012 number 0.5 -0.006 0.087
else 0.5 slots 2 number 0.5 -0.02 0.01 missing_heavy 1.5 0.006 -0.005 asked 3.5 own_share 0.0833 -0.005 -0.053 0.004
of_me 0.5 mine 0.5 names_missing 0.5 0.005 -0.021 kinds_rare 0.183 -0.009 -0.032 mine 0.5 own_share 0.225 -0.009 0.011 kinds_rare_ahead -0.25 0.002 0.023
wants_why 0.5 put 0.5 wanted_kind 0.877 -0.004 0.045 length 11 0.023 -0.003 near_whole_place 3 length 9 -0.024 0.063 length 13 -0.022 -0.003
rank_place 3 rank_place 0 wanted_near 0 0.001 -0.018 soft_carried 0.115 -0.002 0.018 wh 0.5 rank_place 6 -0.01 0.016 covered 0 -0.019 -0.002
soft_least 0.0948 covered 0.25 asked_heavy 0.5 0.017 -0.006 near_part_ahead 0 0.02 -0.015 own_share_ahead -0.5 near_part_ahead -0.181 0.003 0.087 length 18 0.005 -0.028
put 0.5 first 0.5 wants_why 0.5 -0.005 0.025 asked 1.5 0.044 -0.012 first 0.5 near_part_place 1 0.004 0.021 part_share 0 -0.002 -0.05
kinds_rare_ahead -0.75 missing_heavy 1.5 denies 0.5 0.021 -0.017 mine 0.5 0.002 -0.022 part_share 0.458 near 0.08 -0.003 0.013 soft_least -1 0.002 -0.016
same_sex 0.5 other_hour 0.5 same_words 2.5 0 0.041 0.045 0.049
near_window 0.0977 share_place 1.5 kinds_rare_place 5.5 0.001 0.03 verb 0.877 -0.013 0.023 asked_heavy 1.5 near_whole 0.0671 -0.009 0.016 part_share_place 1.5 -0.005 0.012
place 0.714 asked 2.5 names_left 1.5 0.004 0.019 place 0.286 -0.022 0.007 asked 2.5 mine 0.5 -0.008 -0.029 place 0.923 0.025 -0.02
wanted_kind 0.877 kinds_rare_place 10.5 names_met 0.5 0.002 -0.011 0.053 asked_verb 0 0.054 0.009
put 0.5 names_missing 0.5 near_ahead 0 0.002 -0.01 near_part_place 5 -0.035 -0.005 parts 2.5 does 0.5 0.007 0.034 missing_heavy 1.5 -0.044 0.002
put 0.5 names_missing 0.5 of_me 0.5 -0.005 0.009 near_whole_place 7 -0.034 -0.012 place_left 0.5 does 0.5 -0.008 0.032 missing 2.5 0.025 -0.008
rank_place 4 names_left 1.5 rank_place 0 -0.006 0.007 kind_narrow 0.25 0.015 -0.031 share_place 8.5 rank_ahead -1.43 0.011 -0.019 names_left 0.5 0.033 -0.01
length 11 rank_ahead -0.748 kinds_beyond 0.708 -0.011 0.045 strange 0.417 0.018 0.001 near_place 5 covered 0 0.011 -0.005 part_share_ahead -0.522 -0.002 -0.027
polar 0.5 near_part_ahead -0.359 spare 1.5 0.037 -0.009 wanted_near 0.0742 0.003 0.016 spare 2.5 facts 13.5 0.043 -0.015 near_part_ahead -0.526 0.005 -0.026
soft_least 0.0948 put 0.5 missing_heavy 0.5 0.009 -0.01 verb 0.95 0.005 0.04 near 0.022 verb_asked_told 0 -0.028 0.012 direct 0.5 0.027 0.004
polar 0.5 wh 0.5 mine 0.5 0.014 -0.001 names_left 1.5 -0.005 0.012 missing_heavy 0.5 near_window_ahead -0.048 -0.013 0.025 near_window_ahead -0.048 -0.004 -0.037
wanted_kind 0.877 wanted_kind 0.525 wants_how_much 0.5 0.001 -0.02 -0.059 0.046
missing_heavy 1.5 clock 0.5 place_left 0.5 -0.003 0.008 soft_place 8 0.023 -0.019 soft 0.468 wants_what 0.5 -0.004 -0.023 0.026
covered 0.25 wanted_kind 0.877 share_place 8.5 -0.002 0.033 0.042 facts 17.5 facts 15.5 0.01 -0.018 soft_ahead 0 0.017 0.056
kinds_rare_place 10.5 put 0.5 names_missing 0.5 0.001 -0.022 length 8 -0.008 0.011 0.051
put 0.5 names_missing 0.5 slot_only 0.111 -0.003 0.013 missing_solid 2.5 -0.025 0.007 share_ahead -0.814 near_whole_place 5 -0.024 0.001 rank_place 0 0.002 0.016
same_sex 0.5 of_me 0.5 soft_least 0.0948 -0.008 0.008 length 14 0.01 -0.006 0.044
put 0.5 wants_why 0.5 own_share -0.5 0.014 -0.006 parts 1.5 -0.019 0.059 spare 5.5 past 0.5 -0.013 0.018 kinds_asked 1.5 -0.023 0.007
put 0.5 of_me 0.5 same_sex 0.5 -0.007 0.035 covered 0.167 0.001 0.022 place_left 0.5 own_share_place 6.5 -0.004 0.049 spare 5.5 0.026 -0.005
of_me 0.5 first 0.5 share_place 8.5 -0.003 0.053 direct 0.5 -0.002 -0.061 first 0.5 time_left 0.5 0.002 0.018 parts 1.5 0.04 -0.01
put 0.5 wanted_kind 0.877 wanted_kind 0.25 -0.002 -0.046 soft_carried 0.329 0.003 0.048 place_left 0.5 does 0.5 -0.006 0.023 length 11 0.04 0.006
near_whole_ahead -0.162 near_whole 0.245 kinds_beyond 0.633 -0.012 0.013 rank_place 2 -0.012 0.06 of_me 0.5 surname 0.5 0 -0.042 near_window 0.136 0.001 0.022
does 0.5 part_share 0.458 verb 0.95 0.002 0.055 number 0.5 -0.003 -0.023 strange 0.292 date 0.5 0.036 -0.004 parts 1.5 -0.027 0.035
put 0.5 kinds_rare 0.292 verb_asked_told 0 -0.009 0.015 slot_ahead -0.225 0.022 -0.003 spare 5.5 kinds_rare 0.417 0.019 -0.007 kinds_asked 1.5 -0.033 0.007
place 0.647 surname 0.5 asked 2.5 0.008 -0.005 kind 0.5 -0.009 -0.051 asked 2.5 kinds_rare 0.417 -0.01 -0.035 kinds_rare 0.101 -0.008 0.02
near_window_ahead -0.238 spare 1.5 0.029 kind 0.5 -0.014 0.006 part_share_place 0.5 wants_when 0.5 -0.004 0.03 soft_carried 0.329 0.003 0.029
agent 0.5 kinds_rare_place 10.5 wants_who 0.5 0.001 -0.013 0.049 0.052
share_place 8.5 of_me 0.5 place 0 -0.032 -0.002 near_whole 0.245 0.003 0.017 number 0.5 -0.004 0.079
wants_how_much 0.5 near_window_ahead -0.177 share 0.741 -0.008 0.017 names_left 1.5 0.002 0.013 missing_heavy 0.5 asked_verb 0 0.012 -0.011 soft_ahead -0.523 0.002 -0.033
verb 0.828 kinds_beyond 0.292 near_part_ahead -0.181 -0.008 0.001 slot_ahead -0.225 0.021 -0.002 kinds_beyond 0.367 kinds_rare_place 0.5 0.047 0.004 near_place 0 -0.027 0.017
kinds_rare_ahead 0 else 0.5 own_share_ahead 0 -0.002 0.011 own_share_ahead -0.5 -0.009 -0.041 subject_left 0.5 kind_narrow 0.75 -0.013 0.041 wanted_word 0.5 0.073 -0.006
of_me 0.5 else 0.5 wants_when 0.5 -0.004 0.025 near_window_place 5 -0.04 -0.005 near_place 11 quoted 0.5 0.005 -0.033 own_share_ahead -0.667 0.002 0.058
put 0.5 missing_heavy 1.5 place 0.143 0.016 -0.003 parts 2.5 -0.015 0.02 place 0 share_ahead 0 -0.006 -0.047 place_left 0.5 0.002 0.018
spare 5.5 verb 0.95 own_share_place 0.5 0.007 -0.003 own_share 0.367 0.06 0.003 own_share 0.367 share_ahead 0 0.001 -0.042 soft_carried -0.7 0.005 -0.021
put 0.5 names_missing 0.5 wanted_kind 0.877 -0.003 0.036 length 8 0.012 -0.029 object_left 0.5 length 18 0.018 -0.031 length 11 0.009 -0.008
rank_place 4 near_part_ahead 0 soft_carried 0.557 0.001 0.021 spare 5.5 -0.002 -0.03 part_share_place 8.5 rank_ahead -0.748 -0.011 -0.033 rank_ahead -0.859 -0.01 0.067
slot_ahead -0.225 slot 0.5 facts 13.5 -0.027 -0.002 soft_least 0.0948 0.005 0.042 near_window_place 3 soft_place 0 -0.002 -0.019 facts 14.5 0.026 -0.003
kind_narrow 0.75 missing_heavy 0.5 parts 2.5 0.009 -0.026 polar 0.5 -0.001 -0.026 missing 0.5 rank_ahead -0.149 0.036 -0.033 rank_ahead -1.14 -0.016 0.051
agentless 0.5 soft_least 0.0948 asked_heavy 1.5 0.005 -0.005 near_part_place 1 0.018 -0.003 -0.055
near_ahead -0.33 verb_asked_told 0 rank 0.383 -0.009 0.011 kinds_beyond 0.45 -0.04 -0.005 names_missing 0.5 slot_only 0.0833 0.002 0.014 share_ahead -0.382 -0.002 -0.043
same_hour 0.5 of_me 0.5 mine 0.5 0.001 -0.013 mine 0.5 0 0.011 0.058
put 0.5 names_left 1.5 wants_who 0.5 -0.002 -0.027 wants_who 0.5 -0 0.036 object_left 0.5 not_mine 0.5 0.021 -0.015 own_share_ahead 0 -0.005 0.025
agentless 0.5 share_place 8.5 rank_place 4 0.002 -0.014 slot_ahead -0.81 -0.006 0.054 -0.048
surname 0.5 same_sex 0.5 kinds_rare 0.292 -0.001 0.008 0.041 soft_least 0.0297 place 0.4 -0.026 0.023 -0.046
kinds_rare_ahead -0.75 near_part 0.0932 near_window_place 12 -0.002 0.029 met 0.5 0.05 0.006 wants_when 0.5 asked_heavy 0.5 0.013 -0.003 share_ahead -0.259 -0.015 0.044
put 0.5 place 0.143 missing 1.5 0.021 -0.013 near_window_place 0 -0.001 -0.013 place 0 direct 0.5 -0.007 -0.043 spare 7.5 0.012 -0.026
put 0.5 names_left 1.5 wants_why 0.5 -0.007 0.02 wanted_kind -0.5 0.016 -0.009 does 0.5 verb 0.95 0.001 0.031 length 9 -0.004 0.042
slot 0.5 kinds_rare_place 1.5 place 0.214 0.002 -0.031 near_whole 0.098 -0.007 0.028 part_share_ahead 0 asked_heavy 0.5 0.029 0.004 place 0.4 -0.019 0.007
put 0.5 asked_heavy 1.5 names_left 1.5 -0.002 0.017 own_share 0.708 -0.011 0.004 place 0 met_heavy 0.5 -0.007 -0.043 does 0.5 0.006 0.029
of_me 0.5 put 0.5 asked 1.5 0.005 -0.013 soft_ahead -0.0381 -0.004 0.018 rank_place 1 covered 0.167 0.004 0.019 rank 0.383 0.002 -0.023
part_share 0.458 facts 16.5 kinds_beyond 0.225 0.003 0.017 own_share 0.292 -0.021 0.027 clock 0.5 own_share 0.55 -0.021 -0.002 kinds_beyond 0.292 0.03 -0.01
length 11 parts 1.5 own_share_ahead 0 -0 0.026 slot_ahead -0.675 -0.005 0.029 length 12 time_left 0.5 -0.024 0.011 asked_verb 0 0.003 -0.029
slots 2 length 12 by_pronoun 0.5 -0.033 0.01 slot 0.5 -0.007 0.042 length 18 missing_heavy 0.5 0.008 -0 rank_ahead -1.14 0.035 -0.024
share_place 8.5 wants_how_much 0.5 rank_place 5 0.002 -0.017 verb_asked_told -1 0.003 -0.034 number 0.5 -0.004 0.075
wants_how_much 0.5 time_left 0.5 asked_heavy 0.5 0.016 -0.001 own_share_ahead 0 0.003 0.041 own_share 0.708 own_share_place 0.5 -0.046 -0.015 place 0.714 0.036 -0.017
near_part_ahead 0 verb 0.95 near_part 0.0932 -0.001 0.008 share 0.458 0.058 0.008 covered 0 near_part 0.263 -0.003 0.038 soft_least 0.15 -0.023 -0.002
same_sex 0.5 put 0.5 names_missing 0.5 -0.001 -0.022 near_part_place 1 0.001 0.016 0.039
reason_left 0.5 place 0.846 put 0.5 -0.001 0.01 near_part_place 8 -0.019 0.021 wants_why 0.5 kinds_rare_place 0.5 -0.058 -0.008 0.013
wants_how_much 0.5 asked_verb 0 length 13 -0.001 0.008 length 13 0.011 -0.042 part_share_place 2.5 missing 0.5 0.001 -0.042 missing 1.5 0.012 -0.011
rank_place 4 share 0.458 soft 0.468 0.005 0.032 place 0 -0.043 -0.001 place 0.647 near_part_ahead -0.272 -0.012 -0.026 share_ahead -1 0.039 -0.01
wants_how_much 0.5 wanted_literal 0.5 kinds_rare_ahead 0 0.002 0.024 share_ahead 0 0.013 -0.042 slots 2 missing 0.5 0.001 -0.042 asked_verb -1 0.02 -0.023
surname 0.5 of_me 0.5 first 0.5 -0 -0.031 first 0.5 0.004 0.024 slot 0.5 0.01 -0.057
same_sex 0.5 kind_narrow 0.75 kinds_rare_ahead -0.75 0.007 -0.003 wanted_kind 0.25 0.034 -0.057 0.04
kinds_rare_ahead -0.75 own_share_ahead 0 mine 0.5 0.022 -0.004 verb_asked_told -1 0.021 -0.049 place 0.333 kinds_rare_ahead -0.25 -0.023 0.001 wants_how_many 0.5 0.004 -0.037
polar 0.5 place 0.143 near_window_ahead -0.048 0.025 -0.003 both_mine 0.5 -0.002 0.012 kinds_rare_place 1.5 place 0.4 -0.044 -0.011 missing 1.5 0.05 -0.015
agent 0.5 part_share_place 8.5 rank_place 4 0.001 -0.011 rank_ahead -0.859 -0.01 0.068 0.051
put 0.5 near_part_place 1 soft_place 4 0.002 0.041 names_left 0.5 -0.017 0.003 place 0.333 place_left 0.5 -0.017 0.009 rank_ahead -0.973 -0.013 0.016
names_met 0.5 wants_who 0.5 near_window 0.136 -0 0.01 near_window 0.136 0.003 -0.029 number 0.5 kinds_rare_ahead -0.167 0.001 -0.033 slot_only 0.0667 -0.018 0.032
wants_how_old 0.5 wanted_kind 0.877 wanted_kind 0.525 0.001 -0.054 asked_verb 0 0.063 -0.012 wanted_near_second -1 -0.005 -0.039
put 0.5 place 0.143 kind 0.5 0.002 0.032 wants_why 0.5 -0.007 0.023 object_left 0.5 spare 5.5 0.018 -0.005 kinds_rare_place 3.5 0.004 -0.018
share_place 8.5 missing_heavy 0.5 spare 6.5 0.009 -0.018 soft_carried 0.557 -0.004 0.016 soft_carried 0.115 0.007 0.048
share_place 8.5 of_me 0.5 asked_verb 0 -0.001 -0.024 near_part_ahead 0 0.008 -0.006 part_share_ahead -0.725 -0.007 0.062
length 11 wants_where 0.5 slot_ahead -0.938 -0.009 0.008 spare 3.5 0.001 0.055 kind_met 0.675 length 12 -0.014 -0.001 date 0.5 -0.001 0.074
because 0.5 agent 0.5 share 0.458 0.004 -0.003 0.045 covered 0.25 place 0.846 -0.036 0.021 place 0.6 0.039 -0.008
length 7 rank_place 0 kinds_rare_place 2.5 -0.041 0.007 kinds_rare 0.417 -0.007 0.053 spare 2.5 parts 2.5 0.016 -0.056 slot_only 0 -0.01 0.002
"""
