import { randomUUID } from 'node:crypto'
import { allDrivers, driversByIds } from '#features/drivers/server/public.ts'
import type { Author } from '#features/roster/server/public.ts'
import { copiesOfDriver, findWeek, underRecordsOfNow } from '#features/roster/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Slot, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { RemovalReason } from '../domain/reasons.ts'
import { insertRemoved, isRecordedAsRemoved, lockRemoved, setWithdrawn } from './removed-shifts.ts'
import { whyNotRemoved } from './why-not-removed.ts'

export interface Removal {
  /** The driver's id, or a full name that one driver only has. */
  readonly driver: string
  readonly slot: Slot
  readonly reason: RemovalReason
  readonly reasonText: string
  /** The driver stands there on a board with unsaved edits, whatever is saved. */
  readonly onBoard: boolean
}

export type RemovalRefused = 'no_such_driver' | 'reason_text_needed' | 'no_such_shift' | 'already_removed'

/**
 * Keeps why a driver is taken off a shift (D22): at once, whether the week is saved afterwards or not. Counts
 * as saved at once only where the saved week has the removal already. Who does not have the shift can't lose
 * it, nor lose it twice (D48); on a board with unsaved edits only the board knows.
 */
export async function keepRemoval(
  tx: Tx,
  { clock }: Platform,
  { driver, slot, reason, reasonText, onBoard }: Removal,
  author: Author,
): Promise<Result<{ readonly id: string }, { readonly code: RemovalRefused }>> {
  const text = reason === 'other' ? reasonText.trim() : ''
  if (reason === 'other' && text === '') return fail({ code: 'reason_text_needed' })
  const found = await driverCalled(tx, driver.trim())
  if (!found) return fail({ code: 'no_such_driver' })
  const createdAt = instantNow(clock)
  const refused = onBoard ? undefined : await whyNotRemoved(tx, found.id, slot)
  if (refused) return fail({ code: refused })
  const week = weekOf(slot.date)
  const row = await findWeek(tx, week)
  const index = slotIndex(week, slot) ?? 0
  const isSaved = row !== undefined && (await isRecordedAsRemoved(tx, row.id, found.id, index))
  const id = randomUUID()
  await insertRemoved(tx, {
    id,
    driverId: found.id,
    fullName: found.fullName,
    day: slot.date,
    shift: slot.shift,
    reason,
    reasonText: text,
    createdAt,
    createdBy: author.name,
    createdById: author.id,
    savedAt: isSaved ? createdAt : null,
    withdrawnAt: null,
  })
  return ok({ id })
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A driver of the list by id or by a name that nobody else has; by id also one whom only a generated week
 * knows. Held until the transaction ends.
 */
async function driverCalled(
  tx: Tx,
  called: string,
): Promise<{ readonly id: string; readonly fullName: string } | undefined> {
  if (!ID.test(called)) {
    const named = (await allDrivers(tx)).filter(({ fullName }) => fullName === called)
    const [only] = await underRecordsOfNow(
      tx,
      named.map(({ id, fullName }) => ({ driverId: id, fullName })),
    )
    return named.length === 1 && only ? { id: only.driverId, fullName: only.fullName } : undefined
  }
  const [now] = await underRecordsOfNow(tx, [{ driverId: called.toLowerCase() }])
  const id = now?.driverId ?? called
  const listed = (await driversByIds(tx, [id])).get(id)
  if (listed) return listed
  const [copy] = await copiesOfDriver(tx, id)
  return copy && { id, fullName: copy.fullName }
}

/**
 * Takes a removal back that is not saved yet, or puts it in force again: what undo and redo on the board mean
 * (D24).
 */
export async function withdrawRemoval(
  tx: Tx,
  { clock }: Platform,
  { id, withdrawn }: { readonly id: string; readonly withdrawn: boolean },
): Promise<Result<void, { readonly code: 'no_such_removal' | 'saved_already' }>> {
  const row = await lockRemoved(tx, id)
  if (!row) return fail({ code: 'no_such_removal' })
  if (row.savedAt !== null) return withdrawn ? fail({ code: 'saved_already' }) : ok(undefined)
  await setWithdrawn(tx, id, withdrawn ? instantNow(clock) : null)
  return ok(undefined)
}
