import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { type SlotLimit, sameLimit } from './slot-limit.ts'

/** A number typed for a slot. */
export interface TypedCell {
  readonly text: string
  /** What the screen showed when it was typed: the save is held against that, not against what came later. */
  readonly base: SlotLimit | undefined
  /** The reason that came with the number, copied from another week. */
  readonly info?: string
}

/** What is typed in the grid and not yet saved. */
export interface GridDraft {
  /** By {@link slotKey}. */
  readonly cells: Readonly<Record<string, TypedCell>>
  /** By date; of both shifts. */
  readonly reasons: Readonly<Record<string, string>>
  /** For what is typed on a day without a reason of its own. */
  readonly weekReason: string
}

export const EMPTY_DRAFT: GridDraft = { cells: {}, reasons: {}, weekReason: '' }

/** Whether anything stands in it that would be lost: not a number typed back to what it was. */
export function holdsTyped({ cells, reasons, weekReason }: GridDraft): boolean {
  return (
    weekReason.trim() !== '' ||
    Object.keys(reasons).length > 0 ||
    Object.values(cells).some(
      ({ text, base, info }) =>
        text.trim() !== cellText(base) || (info !== undefined && base !== undefined && info !== base.info),
    )
  )
}

export interface LimitChange extends Slot {
  readonly from: SlotLimit | undefined
  readonly to: SlotLimit | undefined
}

/** What the stored limits say of a slot, on or off. */
export type LimitOfSlot = (slot: Slot) => SlotLimit | undefined

export interface GridReading {
  /** In the order of the slots. */
  readonly changes: readonly LimitChange[]
  /** Keys of cells in which no number from 0 to 10,000 stands. */
  readonly wrong: readonly string[]
  /** Dates with a reason and nothing that it could be the reason of. */
  readonly idleReasons: readonly string[]
}

/** What a cell shows of a limit: empty where none is in force. */
export function cellText(limit: SlotLimit | undefined): string {
  return limit?.active ? String(limit.cars) : ''
}

/** @returns null for an empty cell, undefined where it is no number of cars */
export function typedCars(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (!/^\d{1,5}$/.test(trimmed)) return undefined
  const cars = Number(trimmed)
  return cars <= 10_000 ? cars : undefined
}

/**
 * The reason that a day would have: what is typed, else that of its shifts where they have one of their own
 * in common.
 */
export function shownReason(
  date: CalendarDate,
  slots: readonly Slot[],
  limitOf: LimitOfSlot,
  draft: GridDraft,
): string {
  const typed = draft.reasons[date]
  if (typed !== undefined) return typed
  const infos = slots
    .filter((slot) => slot.date === date)
    .flatMap((slot) => targetOf(slot, limitOf(slot), draft).to?.info ?? [])
  return [...new Set(infos.filter((info) => info !== ''))].join(' / ')
}

/**
 * What is to be saved of a grid: an empty cell is no limit of its own, 0 closes the shift; one that is
 * switched off and not typed in stays so.
 */
export function readGrid(slots: readonly Slot[], limitOf: LimitOfSlot, draft: GridDraft): GridReading {
  const targets = slots.map((slot) => ({ slot, ...targetOf(slot, limitOf(slot), draft) }))
  const dates = [...new Set(slots.map(({ date }) => date))]
  return {
    changes: targets.flatMap(({ slot: { date, shift }, base, to, wrong }) =>
      wrong || sameLimit(base, to) ? [] : [{ date, shift, from: base, to }],
    ),
    wrong: targets.filter(({ wrong }) => wrong).map(({ slot }) => slotKey(slot)),
    idleReasons: dates.filter(
      (date) =>
        (draft.reasons[date] ?? '').trim() !== '' &&
        targets.every(({ slot, to, wrong }) => slot.date !== date || (to === undefined && !wrong)),
    ),
  }
}

interface Target {
  readonly base: SlotLimit | undefined
  readonly to: SlotLimit | undefined
  readonly wrong: boolean
}

function targetOf(slot: Slot, now: SlotLimit | undefined, draft: GridDraft): Target {
  const typed = draft.cells[slotKey(slot)]
  const base = typed ? typed.base : now
  const reason = draft.reasons[slot.date]?.trim()
  if (typed === undefined || typed.text.trim() === cellText(base)) {
    const info = reason ?? typed?.info
    const to = base && info !== undefined ? { ...base, info } : base
    return { base, to, wrong: false }
  }
  const cars = typedCars(typed.text)
  if (cars === undefined) return { base, to: base, wrong: true }
  if (cars === null) return { base, to: undefined, wrong: false }
  const info = reason ?? typed.info ?? (base?.info || draft.weekReason.trim())
  return { base, to: { cars, info, active: true }, wrong: false }
}

interface CopiedWeek {
  readonly draft: GridDraft
  /** Limits of the other week, switched on. */
  readonly found: number
  /** Those of them that say something else than what stands here. */
  readonly written: number
}

/**
 * The grid as it was in another week, typed in: what had no limit of its own there, or the same one, stays as
 * it is here.
 */
export function copyWeek(
  slots: readonly Slot[],
  limitOf: LimitOfSlot,
  draft: GridDraft,
  /** In days, as -7 for the week before. */
  distance: number,
): CopiedWeek {
  const cells = { ...draft.cells }
  let [found, written] = [0, 0]
  for (const slot of slots) {
    const model = limitOf({ ...slot, date: addDays(slot.date, distance) })
    if (!model?.active) continue
    found += 1
    const now = limitOf(slot)
    const { cars, info } = model
    const cell = { text: String(cars), base: baseOf(slot, limitOf, draft), ...(info === '' ? {} : { info }) }
    const copied = { ...draft, cells: { [slotKey(slot)]: cell } }
    const before = targetOf(slot, now, draft)
    if (!before.wrong && sameLimit(before.to, targetOf(slot, now, copied).to)) continue
    cells[slotKey(slot)] = cell
    written += 1
  }
  return { draft: { ...draft, cells }, found, written }
}

/**
 * A text typed in one cell; the reason that was copied with its number stays.
 * @param base what the cell shows otherwise
 */
export function typeCell(draft: GridDraft, slot: Slot, base: SlotLimit | undefined, text: string): GridDraft {
  const key = slotKey(slot)
  return { ...draft, cells: { ...draft.cells, [key]: { ...draft.cells[key], text, base } } }
}

/** The same text typed in several cells. */
export function fillCells(
  slots: readonly Slot[],
  limitOf: LimitOfSlot,
  draft: GridDraft,
  text: string,
): GridDraft {
  return slots.reduce((filled, slot) => typeCell(filled, slot, baseOf(slot, limitOf, draft), text), draft)
}

function baseOf(slot: Slot, limitOf: LimitOfSlot, { cells }: GridDraft): SlotLimit | undefined {
  const typed = cells[slotKey(slot)]
  return typed ? typed.base : limitOf(slot)
}

/**
 * The week's limits, those of the draft included, for as many weeks after it: a pattern that fills what has
 * no limit of its own there, and leaves the rest (`docs/decisions/0011`).
 */
export function repeatWeek(
  slots: readonly Slot[],
  limitOf: LimitOfSlot,
  changes: readonly LimitChange[],
  weeks: number,
): readonly LimitChange[] {
  const changed = new Map(changes.map((change) => [slotKey(change), change.to]))
  const pattern = slots.map((slot) => ({
    ...slot,
    limit: changed.has(slotKey(slot)) ? changed.get(slotKey(slot)) : limitOf(slot),
  }))
  return Array.from({ length: weeks }, (_, index) => (index + 1) * 7).flatMap((distance) =>
    pattern.flatMap(({ date, shift, limit }): LimitChange[] => {
      const slot = { date: addDays(date, distance), shift }
      return limit?.active && limitOf(slot) === undefined ? [{ ...slot, from: undefined, to: limit }] : []
    }),
  )
}

/** A change that somebody else was faster than. */
export interface LimitConflict extends LimitChange {
  /** What stands there now. */
  readonly now: SlotLimit | undefined
}

/** The changes against what stands there now. */
export function rebased(
  changes: readonly LimitChange[],
  conflicts: readonly LimitConflict[],
): readonly LimitChange[] {
  return changes
    .map((change) => {
      const conflict = conflicts.find((each) => slotKey(each) === slotKey(change))
      return conflict ? { ...change, from: conflict.now } : change
    })
    .filter(({ from, to }) => !sameLimit(from, to))
}

export function withoutConflicts(
  changes: readonly LimitChange[],
  conflicts: readonly LimitConflict[],
): readonly LimitChange[] {
  return changes.filter((change) => conflicts.every((each) => slotKey(each) !== slotKey(change)))
}
