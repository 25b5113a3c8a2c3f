import type { Driver } from '#features/drivers/server/public.ts'
import { generatedAmong } from '#features/roster/server/public.ts'
import { type DeadlineOfWeek, formClosing } from '#features/settings/domain/public.ts'
import { restEnds, type Settings } from '#features/settings/server/public.ts'
import { changesOf, silentDrivers } from '#features/submissions/server/public.ts'
import { addDays, formatStateDay } from '#kernel/calendar-date.ts'
import { fleetInstant, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { formMoment, isReached, NOT_CHOSEN } from '../domain/reminders.ts'
import { aboutIdOf, askedBefore } from './asking/asked-before.ts'
import { choicesOf } from './choices-store.ts'
import { type DueReminder, revisionOf } from './due-reminder.ts'
import { weekInWords, wordsFor } from './reminder-words.ts'

interface Closing extends DeadlineOfWeek {
  /** The same as an instant. */
  readonly at: string
}

/** Drivers who have sent no form yet that closes soon. */
export async function dueForms(
  queries: Queries,
  platform: Platform,
  settings: Settings,
): Promise<DueReminder[]> {
  const { formHours } = settings.reminders
  const closes = closingOf(settings)
  const now = fleetTime(platform.clock)
  if (formHours === null || !closes || isReached(closes, now)) return []
  if (!isReached(formMoment(closes, formHours), now)) return []
  const week = settings.availabilityWeek
  // It is planned without them already.
  if ((await generatedAmong(queries, [week])).length > 0) return []
  // Who has withdrawn it knows of it.
  const changed = await changesOf(queries, week)
  const knows = new Set(changed.map(({ driverId }) => driverId))
  const { silent: all } = await silentDrivers(queries, week)
  // Whom the office has asked is not asked again before the rest is over.
  const asked = await askedBefore(queries, week, all)
  const rests = (driverId: string) =>
    restEnds(platform.clock, settings.chasing, asked.get(driverId)?.byOffice?.at)
  const silent = all.filter(({ id }) => !knows.has(id) && rests(id) === undefined)
  const choices = await choicesOf(
    queries,
    silent.map(({ id }) => id),
  )
  return silent.map((driver) => ({
    ...reminderOf(platform, settings, closes, driver),
    choice: choices.get(driver.id) ?? NOT_CHOSEN,
  }))
}

/** When the form closes (`formClosing`); undefined where that is not known. */
export function closingOf(settings: Settings): Closing | undefined {
  const closes = formClosing(settings)
  if (!closes) return undefined
  const { date, hour } = closes
  const at = hour === 24 ? fleetInstant(addDays(date, 1), 0) : fleetInstant(date, hour)
  return { date, hour, at }
}

function reminderOf(
  { configuration }: Platform,
  { availabilityWeek: week }: Settings,
  { date, hour, at }: Closing,
  driver: Driver,
): Omit<DueReminder, 'choice'> {
  const { fullName } = driver
  const { says, day } = wordsFor(driver)
  const until = `${day(date)}, ${hour}:00`
  const dates = weekInWords(week)
  const link = configuration.publicUrl
  return {
    kind: 'form-reminder',
    aboutId: aboutIdOf(driver.id, week),
    revision: revisionOf([date, hour]),
    driver,
    notAfter: at,
    push: { title: says.formTitle(until), body: says.formBody },
    letter: {
      subject: says.formSubject(dates),
      text: says.formLetter({ fullName, week: dates, until, link }),
    },
    sms: {
      template: 'form-reminder',
      values: {
        ...{ fullName, link },
        week: dates.replace('–', '-'),
        until: `${formatStateDay(date)}, ${hour}:00`,
      },
    },
  }
}
