import { releaseSeats } from '#features/capacity/server/public.ts'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { generatedAmong } from '#features/roster/server/public.ts'
import { baseShift } from '#kernel/shift.ts'
import { hasBegun, type Slot } from '#kernel/slot.ts'
import { mondayOf, sameWeek } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type ChosenDay, seatsOf } from '../domain/chosen-day.ts'
import { driverDataTexts } from '../texts-driver-data.ts'
import { emptyReasonText } from '../texts-empty-reasons.ts'
import { allChangesOf, giveChanges, type SubmissionChange } from './changes.ts'
import { deleteDay } from './submissions.ts'
import { forgetPerson, setPhoneFrom, submissionsOfDriver } from './submissions-of-driver.ts'
import { attemptsOf, deleteSubmission, type WholeSubmission } from './submissions-of-weeks.ts'
import { uniteSubmissions } from './unite-submissions.ts'

/** What availability holds of drivers: their submissions, with the places they take. */
export function submissionsOfDrivers(platform: Platform): DriverDataHolder {
  return {
    async read(queries, driverId) {
      return [
        ...(await partsOf(queries, await submissionsOfDriver(queries, driverId))),
        changesPart(await allChangesOf(queries, driverId)),
      ]
    },

    async traces(queries, driverId) {
      const found = await submissionsOfDriver(queries, driverId)
      const attempts = await attemptsOf(
        queries,
        found.map(({ id }) => id),
      )
      return {
        names: [...found, ...attempts].map(({ fullName }) => fullName),
        phones: found.map(({ phone }) => phone),
        emails: found.map(({ email }) => email),
      }
    },

    async changed(tx, { id, phone }, former) {
      if (phone !== former) await setPhoneFrom(tx, id, former, phone, fleetTime(platform.clock).date)
    },

    async removed(tx, driverId) {
      const found = await submissionsOfDriver(tx, driverId, 'lock')
      const generated = await generatedAmong(tx, found)
      const going = found.filter((one) => !generated.some((week) => sameWeek(week, one)))
      for (const { id } of going) await deleteSubmission(tx, id)
      await releaseSeats(
        tx,
        going.flatMap(({ days }) => seatsOf(days)),
      )
    },

    async clashes(queries, { stays, foldedId }) {
      const own = await submissionsOfDriver(queries, stays.id)
      const coming = await submissionsOfDriver(queries, foldedId)
      return coming
        .filter((one) => own.some((other) => sameWeek(other, one)))
        .map(({ week, year }) => ({
          blocking: false,
          both: { code: 'both-submitted', week: { year, week } },
        }))
    },

    async merged(tx, { stays, foldedId }) {
      await giveChanges(tx, foldedId, stays.id)
      return { submissions: await uniteSubmissions(tx, foldedId, stays.id) }
    },

    async erased(tx, { id, fullName, phone }) {
      await withdrawComing(tx, platform, await submissionsOfDriver(tx, id, 'lock'))
      await forgetPerson(tx, id, fullName, phone)
    },
  }
}

/** Nobody drives what an erased driver chose: it becomes free. What has begun is history. */
async function withdrawComing(tx: Tx, { clock }: Platform, found: readonly WholeSubmission[]): Promise<void> {
  const { date: today, hour } = fleetTime(clock)
  const free: Slot[] = []
  for (const { id, days, ...week } of found) {
    if (mondayOf(week) > today) {
      await deleteSubmission(tx, id)
      free.push(...seatsOf(days))
      continue
    }
    for (const day of days) {
      const slot = { date: day.date, shift: baseShift(day.option) ?? 'day' }
      if (hasBegun(slot, today, hour)) continue
      await deleteDay(tx, id, day)
      free.push(...seatsOf([day]))
    }
  }
  await releaseSeats(tx, free)
}

async function partsOf(queries: Queries, found: readonly WholeSubmission[]) {
  const attempts = await attemptsOf(
    queries,
    found.map(({ id }) => id),
  )
  const { parts } = driverDataTexts
  return [
    {
      name: 'submissions',
      ...parts.submissions,
      rows: found.map((one) => ({
        number: one.number,
        year: one.year,
        week: one.week,
        createdAt: one.createdAt,
        fullName: one.fullName,
        phone: one.phone,
        email: one.email,
        reason: one.reason === null ? null : emptyReasonText(one.reason),
        reasonText: one.reasonText,
        asked: one.asked.map(({ date, option }) => `${date} ${SHIFT_OPTION_ON_WIRE[option]}`).join(', '),
        signed: one.signed,
        fuelCard: one.fuelCard,
      })),
    },
    {
      name: 'choices',
      ...parts.choices,
      rows: found.flatMap(({ days }) =>
        days.map(({ date, option, source }) => ({ date, shift: SHIFT_OPTION_ON_WIRE[option], source })),
      ),
    },
    {
      name: 'attempts',
      ...parts.attempts,
      rows: attempts.map(({ at, fullName }) => ({ at, fullName })),
    },
  ]
}

function changesPart(changes: readonly SubmissionChange[]) {
  const inWords = (days: readonly ChosenDay[]) =>
    days.map(({ date, option }) => `${date} ${SHIFT_OPTION_ON_WIRE[option]}`).join(', ')
  return {
    name: 'changes',
    ...driverDataTexts.parts.changes,
    rows: changes.map(({ at, year, week, kind, byName, before, after }) => ({
      ...{ at, year, week, kind, byName },
      before: inWords(before),
      after: inWords(after),
    })),
  }
}
