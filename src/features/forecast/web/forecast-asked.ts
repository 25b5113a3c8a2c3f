import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getWeekForecast } from '../contract.ts'

export type Forecast = NonNullable<OutputOf<typeof getWeekForecast>['forecast']>
export type SlotOfForecast = Forecast['slots'][number]

/** Availability comes in at any moment; what was built of the same facts is kept, so asking costs little. */
const EVERY_SECONDS = 5

/** How the forecast is asked for, by whoever shows a part of it. */
export function forecastAsked({ year, week }: Week) {
  return [{ year, week }, { everySeconds: EVERY_SECONDS }] as const
}
