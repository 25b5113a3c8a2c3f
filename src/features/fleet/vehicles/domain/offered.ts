import type { VehicleRecord } from './vehicle.ts'

/** What a vehicle may be made of: the fleet's own lists (D25). */
export interface OfferedChoices {
  readonly makes: readonly { readonly name: string; readonly models: readonly string[] }[]
  readonly colors: readonly string[]
  readonly insurers: readonly string[]
  /** Null: by the rule. */
  readonly oldestYear: number | null
}

const CHOSEN = ['make', 'model', 'color', 'insName', 'year'] as const
export type ChosenField = (typeof CHOSEN)[number]
export type ChosenOfVehicle = Pick<VehicleRecord, ChosenField>

/**
 * The first production year that is offered: 21 back (Spec 2 §3), or the fleet's oldest where that is further
 * back.
 */
export function firstYear(thisYear: number, oldestYear: number | null): number {
  return Math.min(thisYear - 21, oldestYear ?? thisYear)
}

/**
 * Which fields of a vehicle stand on no list (Spec 2 §5). What it had before it keeps, although the list may
 * have lost it since; a model is judged anew with another make.
 * @param before undefined for a new vehicle
 */
export function notOffered(
  vehicle: ChosenOfVehicle,
  before: ChosenOfVehicle | undefined,
  offered: OfferedChoices,
  thisYear: number,
): ChosenField[] {
  const models = offered.makes.find(({ name }) => name === vehicle.make)?.models ?? []
  const isOffered: Readonly<Record<ChosenField, boolean>> = {
    make: offered.makes.some(({ name }) => name === vehicle.make),
    model: models.includes(vehicle.model),
    color: offered.colors.includes(vehicle.color),
    insName: offered.insurers.includes(vehicle.insName),
    year: vehicle.year >= firstYear(thisYear, offered.oldestYear) && vehicle.year <= thisYear,
  }
  const isKept = (field: ChosenField): boolean =>
    before !== undefined &&
    before[field] === vehicle[field] &&
    (field !== 'model' || before.make === vehicle.make)
  return CHOSEN.filter((field) => !isOffered[field] && !isKept(field))
}
