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

/** The car that a rental has, before it is changed; it may have left the fleet. */
export interface OwnCar {
  readonly id: string
  readonly reg: string
}

/**
 * What the select offers: cars for rent, then the others, and the rental's own where it has left the fleet.
 * @param cars by registration
 */
export function carChoices(
  cars: readonly CarToChoose[],
  own: OwnCar | undefined,
): ComboboxItemGroup<ComboboxItem>[] {
  const items = (wanted: boolean): ComboboxItem[] =>
    cars
      .filter(({ isRental }) => isRental === wanted)
      .map((car) => ({ value: car.id, label: labelOf(car, own) }))
  const gone = own && !cars.some(({ id }) => id === own.id) ? [{ value: own.id, label: own.reg }] : []
  return [
    { group: texts.forRent, items: items(true) },
    { group: texts.otherCars, items: [...items(false), ...gone] },
  ].filter((group) => group.items.length > 0)
}

function labelOf({ id, reg, make, model, rented }: CarToChoose, own: OwnCar | undefined): string {
  const label = `${reg} · ${make} ${model}`
  return rented && id !== own?.id ? `${label} (${texts.rented})` : label
}
