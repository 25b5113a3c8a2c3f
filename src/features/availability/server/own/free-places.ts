import { lockSeats, releaseSeats } from '#features/capacity/server/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { postLetter } from '#features/messaging/server/public.ts'
import {
  noteChange,
  type Promoted,
  promoteWaiting,
  submissionById,
} from '#features/submissions/server/public.ts'
import { reserveOf } from '#kernel/shift.ts'
import { compareSlots, type Slot, slotKey } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { letterWordsIn } from '../letter-words.ts'

/** Locks these slots in the order of time, each once. */
export async function holdSlots(tx: Tx, slots: readonly Slot[]): Promise<readonly Slot[]> {
  const distinct = [...new Map(slots.map((slot) => [slotKey(slot), slot])).values()].sort(compareSlots)
  if (distinct.length > 0) await lockSeats(tx, distinct)
  return distinct
}

/**
 * Frees places and hands what is free to those who wait on reserve, the first who asked first; each is
 * told in the same transaction, and it stands in the history of each (D51).
 * @param held slots as `holdSlots` gives them
 */
export async function freePlaces(
  tx: Tx,
  platform: Platform,
  {
    week,
    freed,
    held,
    defaultLimit,
    but,
  }: {
    readonly week: Week
    readonly freed: readonly Slot[]
    readonly held: readonly Slot[]
    readonly defaultLimit: number
    /** Its driver learns of it by the answer. */
    readonly but?: string
  },
): Promise<void> {
  await releaseSeats(tx, freed)
  const promoted = await promoteWaiting(tx, held, defaultLimit)
  const people = Map.groupBy(promoted, ({ submissionId }) => submissionId)
  for (const [submissionId, choices] of people)
    if (submissionId !== but) await tell(tx, platform, week, submissionId, choices)
}

async function tell(
  tx: Tx,
  platform: Platform,
  week: Week,
  submissionId: string,
  promoted: readonly Promoted[],
): Promise<void> {
  const submission = await submissionById(tx, submissionId)
  const [first] = promoted
  if (!submission || !first) return
  const wasReserve = new Set(promoted.map(({ choiceId }) => choiceId))
  const change = await noteChange(tx, platform, {
    driverId: first.driverId,
    week,
    kind: 'promoted',
    byName: '',
    before: submission.days.map(({ id = '', date, option }) => ({
      date,
      option: wasReserve.has(id) && (option === 'day' || option === 'night') ? reserveOf(option) : option,
    })),
    after: submission.days,
  })
  const driver = (await driversByIds(tx, [first.driverId])).get(first.driverId)
  const { publicUrl } = platform.configuration
  const { promotionSubject, promotionText } = letterWordsIn(driver?.language ?? null)
  await postLetter(tx, platform, {
    eventKey: `availability:promoted:${change}`,
    to: driver?.email || first.email,
    subject: promotionSubject(week),
    text: promotionText({ fullName: first.fullName, slots: promoted, calendarUrl: `${publicUrl}/` }),
  })
}
