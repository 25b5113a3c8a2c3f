import { createHash, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import {
  type DayLimitRow,
  deleteLimit,
  insertLimit,
  limitsOn,
  lockSeats,
  updateLimit,
} from '#features/capacity/server/public.ts'
import type { SlotChoices } from '#features/submissions/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, type Slot, slotKey } from '#kernel/slot.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import { Collided, type Queries, type Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type {
  ChangedLimitsDetails,
  ChangedPeopleDetails,
  limitPreviewOnWire,
  previewLimits,
} from '../contract-change.ts'
import { changeDate } from '../domain/change-date.ts'
import { limitEffect } from '../domain/limit-effect.ts'
import { placesBy, type SlotLimit, sameLimit, slotLimit } from '../domain/slot-limit.ts'

export type AskedChanges = ParsedOf<typeof previewLimits>['changes']
export type LimitPreview = z.output<typeof limitPreviewOnWire>

/** A change of one slot's limit, with what stands there now. */
export interface SlotChange extends Slot {
  readonly from: SlotLimit | undefined
  readonly to: SlotLimit | undefined
}

export interface ReadChanges {
  /** In the order of time. */
  readonly slots: readonly SlotChange[]
  /** All limits of their dates. */
  readonly rows: readonly DayLimitRow[]
}

type ChangeFailure = Failed<'limit_changed' | 'twice'>

/**
 * Holds what is asked for against what stands there. Whoever saw something else is refused, and told what
 * stands there now: nobody's change is lost in silence.
 * @param lock waits for forms that have taken places of these slots, and keeps limits and places from
 * changing until the transaction ends
 */
export async function readChanges(
  queries: Queries,
  asked: AskedChanges,
  lock?: Tx,
): Promise<Result<ReadChanges, ChangeFailure>> {
  const slots = asked.map(({ date, shift, from, to }) => ({
    date,
    shift: shiftFromWire(shift) ?? 'day',
    from: from ?? undefined,
    to: to === null ? undefined : { ...to, info: to.info.trim() },
  }))
  slots.sort(compareSlots)
  if (new Set(slots.map(slotKey)).size < slots.length) return fail({ code: 'twice' })
  if (lock) await lockSeats(lock, slots)
  const dates = [...new Set(slots.map(({ date }) => date))]
  const rows = await limitsOn(queries, dates, lock ? 'lock' : 'look')
  const now = slots.map((slot) => ({ ...slot, now: slotLimit(rowsOn(rows, slot.date), slot.shift) }))
  const other = now.filter((slot) => !sameLimit(slot.now, slot.from))
  if (other.length > 0) return fail({ code: 'limit_changed', details: changedOnWire(other) })
  return ok({ slots, rows })
}

function changedOnWire(
  slots: readonly (Slot & { readonly now: SlotLimit | undefined })[],
): ChangedLimitsDetails {
  return {
    slots: slots.map(({ date, shift, now }) => ({ date, shift: SHIFT_ON_WIRE[shift], now: now ?? null })),
  }
}

/**
 * Who would stand within and beyond the limits. The mark covers the limits and the choices that this rests
 * on.
 * @param seated who drives in a generated week, per slot in the order of the changes; left out when saving
 */
export function previewOf(
  { slots }: ReadChanges,
  people: readonly SlotChoices[],
  defaultLimit: number,
  seated: readonly (number | undefined)[] = [],
): LimitPreview {
  const told = slots.map(({ date, shift, from, to }, index) => {
    const { regular = [], reserve = [], generated = false } = people[index] ?? {}
    const [before, after] = [placesBy(from, defaultLimit), placesBy(to, defaultLimit)]
    const effect = limitEffect(before, after, generated ? [] : regular, generated ? [] : reserve)
    return { date, shift: SHIFT_ON_WIRE[shift], before, after, taken: regular.length, generated, effect }
  })
  const mark = createHash('sha256').update(JSON.stringify(told)).digest('base64url')
  return {
    mark,
    slots: told.map(({ effect: { over, back, waiting, free }, ...slot }, index) => ({
      ...slot,
      free,
      over: over.map(nameOf),
      back: back.map(nameOf),
      waiting: waiting.map(nameOf),
      seated: seated[index] ?? null,
    })),
  }
}

function nameOf({ fullName }: { readonly fullName: string }): string {
  return fullName
}

/** The save was asked for on another preview than the one of now. */
export function peopleChanged(preview: LimitPreview): Failed<'people_changed'> {
  const details: ChangedPeopleDetails = { preview }
  return { code: 'people_changed', details }
}

/** Writes the changes, in a transaction that has locked what they rest on. @param now instant */
export async function writeChanges(tx: Tx, { slots, rows }: ReadChanges, now: string): Promise<void> {
  for (const date of new Set(slots.map((slot) => slot.date))) {
    const wanted = slots.filter((slot) => slot.date === date)
    const change = changeDate(
      rowsOn(rows, date),
      Object.fromEntries(wanted.map(({ shift, to }) => [shift, to ?? null])),
    )
    for (const id of change.removed) if (!(await deleteLimit(tx, id))) throw gone()
    for (const row of change.changed) if (!(await updateLimit(tx, row))) throw gone()
    for (const row of change.added)
      if (!(await insertLimit(tx, { ...row, id: randomUUID(), date, createdAt: now }))) throw gone()
  }
}

/** One of the specification's own calls was faster by a moment: the transaction runs again, and sees it. */
function gone(): Collided {
  return new Collided('A day limit was changed by another call.')
}

function rowsOn(rows: readonly DayLimitRow[], date: CalendarDate): readonly DayLimitRow[] {
  return rows.filter((row) => row.date === date)
}
