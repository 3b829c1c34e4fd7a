/** Whether each part is only begun, with as little as it can be, to see that it still runs. The gate does so; its figures mean nothing. */
export const isSmallest = process.env.BENCH_SIZE === 'smallest'

/** What a part measures with, and the least with which it can begin. */
export const sized = <Value>(whole: Value, least: Value): Value => (isSmallest ? least : whole)
