import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import type { StoredFuel } from './entry-store.ts'
import { type RosterSeat, slotsOf } from './roster.ts'

export const FUEL_SHIFT = { day: 'dzień', night: 'noc' } as const satisfies Record<Shift, string>

export const litres = (ml: number): number => ml / 1000
export const pln = (grosze: number): number => grosze / 100
/** Two decimals. */
export const hours = (minutes: number | null): number | null =>
  minutes === null ? null : Math.round((minutes * 100) / 60) / 100

/** @param hundredths of an hour, as typed */
export function minutesOf(hundredths: number | null | undefined): number | null {
  return hundredths === null || hundredths === undefined ? null : Math.round((hundredths * 60) / 100)
}

/** Dates of a week with who drives what in this shift, and what was sent for it. */
export function fuelDays(
  week: Week,
  shift: Shift,
  roster: ReadonlyMap<number, readonly RosterSeat[]>,
  sent: readonly StoredFuel[],
) {
  const sentBy = new Map(sent.map((row) => [`${row.date} ${row.shift} ${row.driverId}`, row]))
  return slotsOf(week, shift).map(({ index, slot: { date } }) => ({
    ...dayAndMonth(date),
    date,
    cars: (roster.get(index) ?? []).map(({ reg, driver }) => {
      const row = sentBy.get(`${date} ${shift} ${driver.id}`)
      return {
        reg,
        drivers: [
          {
            ...driver,
            benzyna: row ? litres(row.petrolMl) : null,
            gaz: row ? litres(row.gasMl) : null,
            godziny: row ? hours(row.workedMinutes) : null,
          },
        ],
      }
    }),
  }))
}

function dayAndMonth(date: CalendarDate): { readonly day: number; readonly month: number } {
  const { day, month } = dateParts(date)
  return { day, month }
}
