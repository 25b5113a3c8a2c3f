import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core'
import { rentalFormTexts as texts } from '../texts-office.ts'

export interface CarToChoose {
  readonly id: string
  readonly reg: string
  readonly make: string
  readonly model: string
  readonly isRental: boolean
  /** Somebody has it, or will. */
  readonly rented: boolean
}

/**
 * What the select offers: cars for rent, then the others, and the rental's own where it has left the fleet.
 * @param cars by registration
 */
export function carChoices(
  cars: readonly CarToChoose[],
  ownId: string | null,
  ownReg: string | undefined,
): ComboboxItemGroup<ComboboxItem>[] {
  const items = (wanted: boolean): ComboboxItem[] =>
    cars
      .filter(({ isRental }) => isRental === wanted)
      .map((car) => ({ value: car.id, label: labelOf(car, ownId) }))
  const gone =
    ownId !== null && ownReg !== undefined && !cars.some(({ id }) => id === ownId)
      ? [{ value: ownId, label: ownReg }]
      : []
  return [
    { group: texts.forRent, items: items(true) },
    { group: texts.otherCars, items: [...items(false), ...gone] },
  ].filter((group) => group.items.length > 0)
}

function labelOf({ id, reg, make, model, rented }: CarToChoose, ownId: string | null): string {
  const label = `${reg} · ${make} ${model}`
  return rented && id !== ownId ? `${label} (${texts.rented})` : label
}
