import { type DriverOfCard, driverOfCard } from '#features/drivers/server/public.ts'
import { driverWeeksOf, earned, incomePerShift } from '#features/figures/domain/public.ts'
import { listedRows } from '#features/figures/server/public.ts'
import { carsTiedTo } from '#features/fleet/assigned-drivers/server/public.ts'
import { messagesTo } from '#features/messaging/server/public.ts'
import { placesOfDriver, removalsOfDriver } from '#features/roster/server/public.ts'
import { balanceOfDriver } from '#features/settlement/ledger/server/public.ts'
import { submissionsOfDriverIn } from '#features/submissions/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readDriverCard } from '../contract.ts'
import { duePapersOf } from './due-papers.ts'
import { idsOf, weekHeads } from './week-heads.ts'

type DriverCard = OutputOf<typeof readDriverCard>

/** Weeks before the running one of which the results are told. */
const WEEKS_OF_MONEY = 3
const MESSAGES = 5

interface Asked {
  readonly weeks: readonly Week[]
  readonly today: CalendarDate
  /** Of whoever looks. */
  readonly admin: boolean
  readonly money: boolean
}

/** All that the card says of a driver; undefined where the driver was removed or erased. */
export async function driverCard(
  queries: Queries,
  asked: string,
  { weeks, today, admin, money }: Asked,
): Promise<DriverCard | undefined> {
  const driver = await driverOfCard(queries, asked)
  if (!driver) return undefined
  const { id, fullName, mark, phone, furtherPhones, active, language } = driver
  return {
    ...{ id, fullName, mark, phone, furtherPhones: [...furtherPhones], active, language },
    today,
    cars: await carsTiedTo(queries, id),
    weeks: await weeksOf(queries, id, weeks),
    papers: await duePapersOf(queries, 'driver', id, today),
    // What a neighbour's own call keeps for a right is kept for it here.
    money: money ? await moneyOf(queries, id, today) : null,
    messages: admin ? await lastMessages(queries, driver) : null,
  }
}

async function weeksOf(queries: Queries, id: string, weeks: readonly Week[]): Promise<DriverCard['weeks']> {
  const heads = await weekHeads(queries, weeks)
  const places = await placesOfDriver(queries, id, idsOf(heads))
  const removals = await removalsOfDriver(queries, id, idsOf(heads))
  const sent = await submissionsOfDriverIn(queries, id, weeks)
  return heads.map(({ id: weekId, ...head }) => {
    const submission = sent.find((each) => sameWeek(each, head))
    return {
      ...head,
      shifts: places
        .filter((place) => place.weekId === weekId)
        .map(({ slot, carId, onCall, reg }) => ({
          ...{ slot, carId, reg: reg ?? '' },
          kind: carId !== null ? ('car' as const) : onCall ? ('on-call' as const) : ('reserve' as const),
        })),
      removed: removals.flatMap(({ weekId: of, slot, reg, at }) =>
        of === weekId && slot !== null ? [{ slot, reg: reg ?? '', at }] : [],
      ),
      availability: submission
        ? {
            ...{ number: submission.number, sentAt: submission.createdAt, empty: submission.empty },
            days: submission.days.map(({ date, option }) => ({ date, option })),
          }
        : null,
    }
  })
}

/** By the meaning of results that 'Wyniki tygodniowe' has (D33), and the balance of the ledger. */
async function moneyOf(
  queries: Queries,
  id: string,
  today: CalendarDate,
): Promise<NonNullable<DriverCard['money']>> {
  const running = weekOf(today)
  const startDate = mondayOf(addWeeks(running, -WEEKS_OF_MONEY))
  const found = await listedRows(queries, {
    startDate,
    endDate: addDays(mondayOf(running), -1),
    driverId: id,
  })
  const weeks = found.ok ? driverWeeksOf(found.value.rows, found.value.unsplit) : []
  return {
    balanceGrosze: await balanceOfDriver(queries, id),
    weeks: weeks.toReversed().map(({ year, week, tally }) => ({
      ...{ year, week, shifts: tally.earnedRows },
      earnedGrosze: earned(tally).value,
      perShiftGrosze: incomePerShift(tally).value,
    })),
  }
}

/** Phone numbers and addresses are how the outbox knows people; pushes go to a driver's id. */
async function lastMessages(
  queries: Queries,
  { id, phone, furtherPhones, email }: DriverOfCard,
): Promise<NonNullable<DriverCard['messages']>> {
  const recipients = [id, phone, ...furtherPhones, email].filter((each) => each !== '')
  const { messages } = await messagesTo(queries, recipients, 1, MESSAGES)
  return messages.map(({ id: message, kind, subject, state, createdAt }) => ({
    ...{ id: message, kind, subject, state, createdAt },
  }))
}
