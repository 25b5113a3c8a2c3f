import type { Week } from '#kernel/week.ts'

/** Availability comes in at any moment; the builder's answer is kept for the same facts, so asking costs little. */
const EVERY_SECONDS = 5

/** How the forecast is asked for, by whoever shows a part of it. */
export function forecastAsked({ year, week }: Week) {
  return [{ year, week }, { everySeconds: EVERY_SECONDS }] as const
}
