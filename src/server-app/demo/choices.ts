import type { submitAvailability } from '#features/availability/contract.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Chance } from './chance.ts'
import type { DemoDriver } from './people.ts'

type Submission = InputOf<typeof submitAvailability>

/** How wanted each date is, Monday first: nights before a free morning are the rush. */
const DAY_WISH = [0.82, 0.82, 0.8, 0.84, 0.88, 0.66, 0.5]
const NIGHT_WISH = [0.5, 0.55, 0.66, 0.85, 1, 1, 0.5]

/**
 * What the driver asks for in the week: now and then nothing, with a reason. Never a day after a night (D7).
 */
export function chooseWeek(
  chance: Chance,
  driver: DemoDriver,
  week: Week,
  workedSundayNight: boolean,
): Submission {
  const person = {
    fullName: driver.fullName,
    phone: driver.phone,
    email: driver.email,
    year: week.year,
    weekNum: week.week,
  }
  if (chance.happens(0.05)) {
    return {
      ...person,
      selectedDays: [],
      empty: true,
      reason: chance.pick(['Urlop', 'Choroba', 'Dobiorę zmiany na tygodniu']),
    }
  }
  const selectedDays: Submission['selectedDays'] = []
  let afterNight = workedSundayNight
  for (const [index, date] of datesOf(week).entries()) {
    const night =
      driver.habit === 'night' || (driver.habit === 'mixed' && (afterNight || chance.happens(0.45)))
    const wish = (night ? NIGHT_WISH : DAY_WISH)[index] ?? 0.5
    const chosen = chance.happens(wish) && (night || !afterNight)
    if (chosen)
      selectedDays.push({
        ...dateParts(date),
        shiftOption: SHIFT_OPTION_ON_WIRE[night ? 'night' : 'day'],
      })
    else if (chance.happens(0.06))
      selectedDays.push({ ...dateParts(date), shiftOption: SHIFT_OPTION_ON_WIRE['on-call'] })
    afterNight = chosen && night
  }
  return selectedDays.length > 0
    ? { ...person, selectedDays }
    : { ...person, selectedDays, empty: true, reason: 'Zobowiązania w drugiej pracy' }
}
