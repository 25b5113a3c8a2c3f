import type { Spot } from '#features/roster/domain/public.ts'

export type Area = 'cars' | 'reserve' | 'on-call'

/** One cell of the board: a car in a slot, or a row of one of a slot's lists. */
export interface Address {
  /** 0-13 */
  readonly slot: number
  readonly area: Area
  /** From 0: the car's row, or the place in the list. */
  readonly row: number
}

/** A cell as it stands in the page. */
export interface CellOnPage {
  readonly address: Address
  readonly spot: Spot
  readonly driverId: string | undefined
}

/** The cell that this element is, or stands in; undefined beside all cells. */
export function cellAt(element: Element | null): CellOnPage | undefined {
  const cell = element?.closest<HTMLElement>('[data-slot]')
  if (!cell) return undefined
  const { slot, area, row, car, driver } = cell.dataset
  const at = Number(slot)
  return {
    address: { slot: at, area: area as Area, row: Number(row) },
    spot: { slot: at, carId: car ?? null, onCall: area === 'on-call' },
    driverId: driver,
  }
}

export function selectorOf({ slot, area, row }: Address): string {
  return `[data-slot="${slot}"][data-area="${area}"][data-row="${row}"]`
}

/** A driver has one, and a car. */
export function hasMenu({ driverId, spot }: CellOnPage): boolean {
  return driverId !== undefined || spot.carId !== null
}

/**
 * The car of a plate in its row's first slot that has not begun: without a driver, since the car is meant.
 */
export function carCellOf(plate: HTMLElement, begun: number): CellOnPage | undefined {
  const cells = [...(plate.parentElement?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])]
  const cell = cellAt(cells.find(({ dataset }) => Number(dataset.slot) >= begun) ?? cells[0] ?? null)
  return cell && { ...cell, driverId: undefined }
}
