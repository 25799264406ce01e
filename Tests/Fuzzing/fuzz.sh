#!/usr/bin/env bash
# fuzz.sh FUZZ MINUTES FOLDER: fuzzes every target in turn, two processes each, for that many
# minutes in all. Grown corpora and findings go to FOLDER. Exits 1 when a target crashed, broke a
# promise or hung, when an input took over a second, or when a process grew over 200 MiB.
set -euo pipefail

fuzz=$1 minutes=$2 folder=$3
here=$(dirname "$0")
targets=(scanner reader recurrence pages definitions patterns passkeys)
# In bytes: what one input may be.
declare -A longest=([scanner]=32768 [reader]=32768 [recurrence]=4096 [pages]=32768 [definitions]=8192 [patterns]=4096 [passkeys]=4096)
declare -A words=([scanner]=icalendar [reader]=icalendar [recurrence]=icalendar [pages]=pages [definitions]=pages [patterns]=pages [passkeys]=pages)
seconds=$((minutes * 60 / ${#targets[@]}))
most_us=1000000 most_mib=200
export SWIFT_BACKTRACE=enable=no

# One process after the other until the time is over: libFuzzer ends at every finding.
work() {
    local target=$1 findings=$2 log=$3 deadline=$4 left
    while left=$((deadline - $(date +%s))) && ((left > 0)); do
        "$fuzz" "$target" "$findings" "-max_total_time=$left" "-max_len=${longest[$target]}" \
            -len_control=20 -timeout=20 -rss_limit_mb=1024 -print_final_stats=1 \
            "-dict=$here/${words[$target]}.dict" "-artifact_prefix=$findings/" "$folder/$target/corpus" "$folder/$target/seeds" \
            >>"$log" 2>&1 || true
    done
}

# The largest number that follows a text in some logs, or their sum.
largest() { cat "${@:2}" | grep -ao "$1 *[0-9]*" | awk '$NF > m { m = $NF } END { print m + 0 }'; }
sum() { cat "${@:2}" | grep -ao "$1 *[0-9]*" | awk '{ s += $NF } END { print s + 0 }'; }

status=0
printf '%-12s %12s %9s %15s %12s\n' target executions findings 'slowest input' 'peak memory'
for target in "${targets[@]}"; do
    findings=$folder/$target/$(date +%Y%m%dT%H%M%S)
    mkdir -p "$folder/$target/seeds" "$folder/$target/corpus" "$findings"
    "$fuzz" "$target" --seeds "$folder/$target/seeds"
    deadline=$(($(date +%s) + seconds))
    work "$target" "$findings" "$findings/1.log" "$deadline" &
    work "$target" "$findings" "$findings/2.log" "$deadline" &
    wait

    logs=("$findings"/*.log)
    found=$(find "$findings" -name 'crash-*' -o -name 'timeout-*' -o -name 'oom-*' | wc -l)
    us=$(largest 'slowest input:' "${logs[@]}")
    mib=$(largest 'stat::peak_rss_mb:' "${logs[@]}")
    printf '%-12s %12d %9d %12d ms %8d MiB\n' "$target" \
        "$(sum 'stat::number_of_executed_units:' "${logs[@]}")" "$found" $((us / 1000)) "$mib"
    if ((found > 0 || us > most_us || mib > most_mib)); then
        status=1
        echo "  see $findings"
        cat "${logs[@]}" | grep -a 'broken promise:' | cut -c1-120 | sort | uniq -c | head -5 || true
    fi
done
exit $status
