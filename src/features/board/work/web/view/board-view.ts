import { namesakeMarks } from '#features/drivers/domain/public.ts'
import type { RepairFacts } from '#features/planning/domain/public.ts'
import type { Move, Mover, Spot, WeekPlan } from '#features/roster/domain/public.ts'
import { slotWithDate } from '#features/roster/texts-slots.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { type BoardWarning, type BoardWarningFacts, warningsNear } from '../../domain/board-warnings.ts'
import type { Breach } from '../../domain/session/editing.ts'
import type { WeekOnBoard } from '../../domain/week-on-board.ts'
import { boardTexts, warningText } from '../../texts.ts'
import type { Address, Area } from './address.ts'
import type { Density } from './density.ts'
import type { ShownRows } from './shown-rows.ts'

/** Which state of a week is looked at: the base calendar of today's data, or the board (D20). */
export type BoardState = 'initial' | 'current'

export type ShownShifts = 'both' | 'day' | 'night'

/** All that a cell needs to know to draw itself. Keys are `slot driverId`. */
export interface BoardView {
  readonly week: WeekOnBoard
  readonly board: WeekPlan
  readonly unsaved: ReadonlySet<string>
  readonly recorded: ReadonlySet<string>
  /** The pinned car, or null for who is kept off the slot. */
  readonly pins: ReadonlyMap<string, string | null>
  /** Of somebody else's saving, for a moment; `slot carId` for a car that was left. */
  readonly arrived: ReadonlySet<string>
  /** Who has reported illness for the slot, and the office has yet to act. */
  readonly ill: ReadonlySet<string>
  /** Seats that their drivers offer on the market; `asked`: somebody wants it, and the office decides. */
  readonly offered: ReadonlyMap<string, 'open' | 'asked'>
  /** Whom the address names. */
  readonly pointed: Mover | undefined
  readonly warningsAt: ReadonlyMap<string, readonly string[]>
  /** For what a move would bring about. */
  readonly warningFacts: BoardWarningFacts
  /** What the server refused, in its words. */
  readonly breaches: ReadonlyMap<string, string>
  readonly found: Found
  /** Those, and whose card lies beside the board. */
  readonly marked: Found
  /** The cars that the filters leave. */
  readonly shownRows: ShownRows
  readonly density: Density
  readonly picked: Mover | undefined
  /** For the reasons of empty seats and own cars not given. */
  readonly repairFacts: RepairFacts
}

export interface Found {
  readonly drivers: ReadonlySet<string>
  readonly cars: ReadonlySet<string>
}

/** The list of a slot that an area shows. */
export function listOf(board: WeekPlan, area: Exclude<Area, 'cars'>, slot: number): readonly string[] {
  return board[slot]?.[area === 'reserve' ? 'reserve' : 'onCall'] ?? []
}

/** Rows that a list area needs for a section: its longest list, and one more for a cell to drop on. */
export function listRows(board: WeekPlan, area: Exclude<Area, 'cars'>, slots: readonly number[]): number {
  return Math.max(1, ...slots.map((slot) => listOf(board, area, slot).length))
}

/** `Dzień wt 17.3, WX 1105B` */
export function spotName({ week, carsById }: Pick<WeekOnBoard, 'week' | 'carsById'>, spot: Spot): string {
  const place =
    spot.carId !== null
      ? carsById.get(spot.carId)?.reg
      : (spot.onCall ? boardTexts.onCall : boardTexts.reserve).toLocaleLowerCase('pl')
  return `${slotWithDate(week, spot.slot)}, ${place ?? ''}`
}

/** `Jan Nowak`; `Jan Nowak …201` of two who have the name. */
export function nameOf({ drivers }: Pick<WeekOnBoard, 'drivers'>, driverId: string): string {
  const name = drivers.get(driverId)?.fullName ?? ''
  const mark = namesakeMarks(drivers).get(driverId)
  return mark ? `${name} ${mark}` : name
}

export function isPicked({ picked }: BoardView, slot: number, driverId: string): boolean {
  return picked?.slot === slot && picked.driverId === driverId
}

export function unsavedPlaces(moves: readonly Move[]): ReadonlySet<string> {
  return new Set(moves.flatMap(({ driverId, to }) => (to ? [keyInSlot(to.slot, driverId)] : [])))
}

/** By `slot driverId` why the last saving was refused there. */
export function breachesByPlace(breaches: readonly Breach[]): ReadonlyMap<string, string> {
  return new Map(breaches.map(({ slot, driverId, msg }) => [keyInSlot(slot, driverId), msg]))
}

/** Sentences to be shown with a driver's place. */
export function warningsByPlace(warningsAt: readonly BoardWarning[]): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>()
  for (const caution of warningsAt) {
    if (caution.code === 'over-limit') continue
    const key = keyInSlot(caution.slot, caution.driverId)
    map.set(key, [...(map.get(key) ?? []), warningText(caution)])
  }
  return map
}

/** Drivers and cars whose name or plate holds the text; none for a text under two letters. */
export function find(week: WeekOnBoard, text: string): Found {
  const wanted = plain(text)
  if (wanted.length < 2) return NOTHING_FOUND
  const drivers = new Set<string>()
  for (const { id, fullName } of week.drivers.values()) if (plain(fullName).includes(wanted)) drivers.add(id)
  const cars = new Set(week.rows.filter(({ reg }) => plain(reg).includes(wanted)).map(({ id }) => id))
  return { drivers, cars }
}

const NOTHING_FOUND: Found = { drivers: new Set(), cars: new Set() }

/** Without marks and spaces, so that `swieto` finds `Święto` and `WX1105` finds `WX 1105B`. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\p{Mn}\s]/gu, '')
}

/** The board as those use it who finish something beside it. */
export interface BoardHandle {
  /** Scrolls to a driver's place. */
  show(mover: Mover): void
  showCell(address: Address): void
  focus(mover: Mover): void
  focusCell(address: Address): void
  /** Moves, tells what happened, and goes to the new place. */
  carry(mover: Mover, to: Spot): void
  /** As `carry`, for who may have no place in that slot yet. */
  bring(driverId: string, to: Spot): void
}

/**
 * What a change brings about that was not so before: sentences about the driver in that slot, and about its
 * limit (D7).
 */
export function newWarnings(
  { board, warningFacts }: Pick<BoardView, 'board' | 'warningFacts'>,
  after: WeekPlan,
  driverId: string,
  slot: number,
): string[] {
  const known = new Set(warningsNear(board, warningFacts, driverId, slot).map(warningText))
  const all = warningsNear(after, warningFacts, driverId, slot).map(warningText)
  return [...new Set(all)].filter((sentence) => !known.has(sentence))
}
