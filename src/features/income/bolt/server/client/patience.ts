const SECOND = 1000
const MINUTE = 60 * SECOND

/** Growing; nine minutes in all. */
const PAUSES = [5 * SECOND, 15 * SECOND, 45 * SECOND, 2 * MINUTE, 6 * MINUTE] as const

/** A run does not stand longer for one answer; the next night is another chance. */
const LONGEST_WAIT = 15 * MINUTE

/** Too many requests, and whatever is wrong at the other end, may be well in a while. */
export function mayPass(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500
}

/**
 * How long to wait before the next try.
 * @param tries so far, at least 1
 * @param retryAfter the header: seconds, or a date of HTTP
 * @param now milliseconds
 * @returns milliseconds; `tooLong` where Bolt asks for more than a run waits, undefined after the last try
 */
export function pauseBefore(
  tries: number,
  retryAfter: string | null,
  now: number,
): number | { readonly tooLong: number } | undefined {
  const pause = PAUSES[tries - 1]
  if (pause === undefined) return undefined
  const asked = readRetryAfter(retryAfter, now)
  return asked > LONGEST_WAIT ? { tooLong: asked } : Math.max(pause, asked)
}

function readRetryAfter(text: string | null, now: number): number {
  if (text === null) return 0
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * SECOND
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}
