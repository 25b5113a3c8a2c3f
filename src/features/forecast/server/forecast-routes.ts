import { usualEarnings } from '#features/income/facts/server/public.ts'
import { weekState } from '#features/roster/domain/public.ts'
import { findWeek } from '#features/roster/server/public.ts'
import { type BaseCalendars, weekFacts } from '#features/schedule/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { hasBegun, SLOTS_IN_WEEK, slotAt } from '#kernel/slot.ts'
import { mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import { actorOf } from '#platform/server/http/caller.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getWeekForecast } from '../contract.ts'
import { forecastOf } from '../domain/forecast.ts'
import { withRepeated } from '../domain/repeated-week.ts'
import { silentOfWeek } from './silent-of-week.ts'

export function forecastRoutes({ clock }: Platform, calendars: BaseCalendars): Route[] {
  return [
    reads(getWeekForecast, async (week, { queries, caller }) => {
      const settings = await readSettings(queries, clock)
      const row = await findWeek(queries, week)
      const state = weekState({
        takesForms: takesForms(settings, week),
        generated: row !== undefined,
        published: row !== undefined && row.publishedAt !== null,
        ...timeOf(week, clock),
      })
      if (row) return ok({ state, forecast: null })
      const { facts, silent, usual, counted } = await calendars.inLine(actorOf(caller), async () => {
        const [facts, silent, usual] = await Promise.all([
          weekFacts(queries, clock, week),
          silentOfWeek(queries, week),
          usualEarnings(queries, fleetTime(clock).date),
        ])
        const everybody = { ...facts, drivers: withRepeated(facts.drivers, silent.repeating) }
        return { facts, silent, usual, counted: await calendars.seats([facts, everybody]) }
      })
      const [sent, together] = counted
      if (!sent?.ok || !together?.ok) return fail({ code: 'not_countable' })
      const pln = new Map(usual.map((each) => [each.slot, each.pln]))
      const { slots, ...sums } = forecastOf(sent.value, together.value, pln)
      return ok({
        state,
        forecast: {
          sent: facts.drivers.filter(({ id }) => !silent.ids.has(id)).length,
          ...{ repeating: silent.repeating.length, unknown: silent.ids.size - silent.repeating.length },
          ...sums,
          slots: [...slots],
        },
      })
    }),
  ]
}

/** Whether drivers may still send availability for the week (D3, D51). */
function takesForms({ availabilityWeek, showWeek, deadline }: Settings, week: Week): boolean {
  return sameWeek(week, availabilityWeek) && showWeek && !deadline?.passed
}

function timeOf(week: Week, clock: Clock) {
  const { date, hour } = fleetTime(clock)
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, index) => slotAt(week, index))
  return {
    begun: slots.filter((slot) => hasBegun(slot, date, hour)).length,
    isOver: date > addDays(mondayOf(week), 6),
  }
}
