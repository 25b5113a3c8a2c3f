import type { Address, Area } from '#features/board/work/web/public-view.ts'
import { otherSlotOfDate, shiftOfSlot, slotOfWeekday } from '#kernel/slot.ts'

/** How big the board is, for those who walk it by keys. */
export interface Shape {
  readonly cars: number
  /** Rows that a list of the slot shows, at least one. */
  rows(area: Exclude<Area, 'cars'>, slot: number): number
}

const PAGE = 8

/**
 * As `walk`, where a car's night stands under its day: up and down lead through every seat, and past the last
 * car to the reserve of the shift.
 */
export function walkRows(from: Address, key: string, shape: Shape): Address | undefined {
  const down = key === 'ArrowDown'
  if (from.area !== 'cars' || !(down || key === 'ArrowUp')) return walk(from, key, shape)
  const { slot, row } = from
  const leavesCar = (shiftOfSlot(slot) === 'night') === down
  if (!leavesCar) return { ...from, slot: otherSlotOfDate(slot) }
  const next = row + (down ? 1 : -1)
  if (next < 0 || next >= shape.cars) return walk(from, key, shape)
  return { ...from, slot: otherSlotOfDate(slot), row: next }
}

/**
 * Where a key leads from a cell, by meaning: up and down the cars and on into the lists, left and right
 * through the days of a section, D and N to the other shift of the same date, R to the reserve, to the
 * on-call list and back to the cars. Undefined for a key that leads nowhere.
 */
export function walk(from: Address, key: string, shape: Shape): Address | undefined {
  const { slot, area, row } = from
  const shift = shiftOfSlot(slot)
  switch (key) {
    case 'ArrowUp':
      return vertical(from, -1, shape)
    case 'ArrowDown':
      return vertical(from, 1, shape)
    case 'PageUp':
      return { ...from, row: Math.max(0, row - PAGE) }
    case 'PageDown':
      return { ...from, row: Math.min(lastRow(shape, area, slot), row + PAGE) }
    case 'ArrowLeft':
      return slot < 2 ? undefined : inSlot(from, slot - 2, shape)
    case 'ArrowRight':
      return slot > 11 ? undefined : inSlot(from, slot + 2, shape)
    case 'Home':
      return inSlot(from, slotOfWeekday(0, shift), shape)
    case 'End':
      return inSlot(from, slotOfWeekday(6, shift), shape)
    case 'd':
    case 'D':
      return shift === 'day' ? undefined : inSlot(from, otherSlotOfDate(slot), shape)
    case 'n':
    case 'N':
      return shift === 'night' ? undefined : inSlot(from, otherSlotOfDate(slot), shape)
    case 'r':
    case 'R':
      return { slot, area: area === 'cars' ? 'reserve' : area === 'reserve' ? 'on-call' : 'cars', row: 0 }
    default:
      return undefined
  }
}

function lastRow(shape: Shape, area: Area, slot: number): number {
  return (area === 'cars' ? shape.cars : shape.rows(area, slot)) - 1
}

function inSlot(from: Address, slot: number, shape: Shape): Address {
  return { slot, area: from.area, row: Math.min(from.row, lastRow(shape, from.area, slot)) }
}

function vertical({ slot, area, row }: Address, by: 1 | -1, shape: Shape): Address | undefined {
  const next = row + by
  if (next >= 0 && next <= lastRow(shape, area, slot)) return { slot, area, row: next }
  const areas: readonly Area[] = ['cars', 'reserve', 'on-call']
  const beside = areas[areas.indexOf(area) + by]
  return beside && { slot, area: beside, row: by === 1 ? 0 : lastRow(shape, beside, slot) }
}
