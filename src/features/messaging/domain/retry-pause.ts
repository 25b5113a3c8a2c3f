const MINUTE = 60_000
const HOUR = 60 * MINUTE

const PAUSES = [
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  1 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
]

/**
 * How long to wait after a try that failed; growing, three days in all (D30). Undefined: give up, and let the
 * office see it.
 * @param attempts tries so far, at least 1
 * @returns milliseconds
 */
export function retryPause(attempts: number): number | undefined {
  return PAUSES[attempts - 1]
}
