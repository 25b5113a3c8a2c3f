import type { Shift } from '#kernel/shift.ts'
import { type SlotLimit, type StoredLimit, sameLimit, slotLimit } from './slot-limit.ts'

/** What becomes of the stored limits of one date. */
export interface DateChange {
  /** Ids. */
  readonly removed: readonly string[]
  /** As they are to be. */
  readonly changed: readonly StoredLimit[]
  readonly added: readonly Omit<StoredLimit, 'id'>[]
}

/**
 * What the two shifts of a date are to say; null: the default limit. A shift that is not named stays as it
 * is.
 */
export type WantedLimits = Readonly<Partial<Record<Shift, SlotLimit | null>>>

/**
 * How the limits of one date come to say what is wanted. A row that speaks of both shifts is split where they
 * are to differ: the shift that nobody touched keeps the row with its number, its comment and its age. What
 * stays the same is not written.
 * @param limits of the date, each shift at most once (Spec 1 §5)
 */
export function changeDate(limits: readonly StoredLimit[], wanted: WantedLimits): DateChange {
  const whole = limits.find(({ day, night }) => day !== null && night !== null)
  const target = {
    day: wanted.day === undefined ? slotLimit(limits, 'day') : (wanted.day ?? undefined),
    night: wanted.night === undefined ? slotLimit(limits, 'night') : (wanted.night ?? undefined),
  }
  return whole ? changeWhole(whole, target, wanted) : changeApart(limits, target)
}

type Target = Readonly<Record<Shift, SlotLimit | undefined>>
const NOTHING: DateChange = { removed: [], changed: [], added: [] }

function changeWhole(row: StoredLimit, target: Target, wanted: WantedLimits): DateChange {
  const { day, night } = target
  if (sameLimit(day, slotLimit([row], 'day')) && sameLimit(night, slotLimit([row], 'night'))) return NOTHING
  if (!day && !night) return { ...NOTHING, removed: [row.id] }
  if (day && night && speakAlike(day, night))
    return { ...NOTHING, changed: [{ id: row.id, ...rowOf(day, night) }] }
  const keeper: Shift = !day || (night && wanted.night === undefined) ? 'night' : 'day'
  return keeper === 'day'
    ? {
        ...NOTHING,
        changed: [{ id: row.id, ...rowOf(day, undefined) }],
        added: night ? [rowOf(undefined, night)] : [],
      }
    : {
        ...NOTHING,
        changed: [{ id: row.id, ...rowOf(undefined, night) }],
        added: day ? [rowOf(day, undefined)] : [],
      }
}

function changeApart(limits: readonly StoredLimit[], target: Target): DateChange {
  const rows = {
    day: limits.find(({ day }) => day !== null),
    night: limits.find(({ night }) => night !== null),
  }
  const { day, night } = target
  if (!rows.day && !rows.night && day && night && speakAlike(day, night))
    return { ...NOTHING, added: [rowOf(day, night)] }
  const parts = (['day', 'night'] as const).map((shift): DateChange => {
    const [row, limit] = [rows[shift], target[shift]]
    if (!row) return limit ? { ...NOTHING, added: [alone(shift, limit)] } : NOTHING
    if (!limit) return { ...NOTHING, removed: [row.id] }
    if (sameLimit(slotLimit([row], shift), limit)) return NOTHING
    return { ...NOTHING, changed: [{ id: row.id, ...alone(shift, limit) }] }
  })
  return {
    removed: parts.flatMap(({ removed }) => removed),
    changed: parts.flatMap(({ changed }) => changed),
    added: parts.flatMap(({ added }) => added),
  }
}

/** Of whom one row can tell. */
function speakAlike(a: SlotLimit, b: SlotLimit): boolean {
  return a.info === b.info && a.active === b.active
}

function alone(shift: Shift, limit: SlotLimit): Omit<StoredLimit, 'id'> {
  return shift === 'day' ? rowOf(limit, undefined) : rowOf(undefined, limit)
}

function rowOf(day: SlotLimit | undefined, night: SlotLimit | undefined): Omit<StoredLimit, 'id'> {
  const said = day ?? night
  return {
    day: day?.cars ?? null,
    night: night?.cars ?? null,
    info: said?.info ?? '',
    active: said?.active ?? true,
  }
}
