import type { CalendarDate } from '#kernel/calendar-date.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import type { addVehicle, listVehicles } from '../contract.ts'
import { firstYear } from '../domain/offered.ts'
import { judgeIdentity, leavesBeforeEntering } from '../domain/vehicle.ts'
import { vehicleTexts } from '../texts.ts'

export type Vehicle = OutputOf<typeof listVehicles>['data'][number]

/** The vehicle form as it is typed: nothing chosen yet is null, an emptied number is ''. */
export interface VehicleValues {
  reg: string
  make: string | null
  model: string | null
  year: string | null
  color: string | null
  vin: string
  entryDate: CalendarDate | null
  exitDate: CalendarDate | null
  service: CalendarDate | null
  priority: number | string
  sort: number | string
  flotmanId: string
  isRental: boolean
  parking: string
  insName: string | null
  insNum: string
  insEnd: CalendarDate | null
}

/** A new vehicle: priority 1 (Spec 2 §3), at the end of the order. */
export const NEW_VEHICLE: VehicleValues = {
  reg: '',
  make: null,
  model: null,
  year: null,
  color: null,
  vin: '',
  entryDate: null,
  exitDate: null,
  service: null,
  priority: 1,
  sort: 9999,
  flotmanId: '',
  isRental: false,
  parking: '',
  insName: null,
  insNum: '',
  insEnd: null,
}

export function valuesOf({ attributes: { grounded: _, ...attributes } }: Vehicle): VehicleValues {
  const date = (text: string) => parseDate(text) ?? null
  return {
    ...attributes,
    year: String(attributes.year),
    entryDate: date(attributes.entryDate),
    exitDate: date(attributes.exitDate),
    service: date(attributes.service),
    insEnd: date(attributes.insEnd),
  }
}

const REQUIRED = [
  'make',
  'model',
  'year',
  'color',
  'entryDate',
  'exitDate',
  'service',
  'insName',
  'insEnd',
] as const

type Errors = Partial<Record<keyof VehicleValues, string>>

/** What is missing or wrong, beside its field (Spec 2 §5, D25); empty where the form may be sent. */
export function judgeVehicle(values: VehicleValues): Errors {
  const errors: Errors = {}
  const identity = judgeIdentity(values)
  if (!identity.ok) {
    if (identity.error.includes('reg')) errors.reg = vehicleTexts.registration
    if (identity.error.includes('vin')) errors.vin = vehicleTexts.vin
  }
  if (values.insNum.trim().length < 3) errors.insNum = vehicleTexts.insuranceNumber
  if (!isWhole(values.priority, 0, 10)) errors.priority = vehicleTexts.priority
  if (!isWhole(values.sort, 1, 9999)) errors.sort = vehicleTexts.order
  const { entryDate, exitDate } = values
  if (entryDate && exitDate && leavesBeforeEntering({ entryDate, exitDate }))
    errors.exitDate = vehicleTexts.exitBeforeEntry
  for (const field of REQUIRED) {
    if (!values[field]) errors[field] = vehicleTexts.required
  }
  return errors
}

function isWhole(typed: number | string, least: number, most: number): boolean {
  const number = typed === '' ? Number.NaN : Number(typed)
  return Number.isInteger(number) && number >= least && number <= most
}

/** What is sent; call it only where `judgeVehicle` found nothing. */
export function vehicleFormOf(values: VehicleValues): InputOf<typeof addVehicle> {
  return {
    ...values,
    make: values.make ?? '',
    model: values.model ?? '',
    year: Number(values.year),
    color: values.color ?? '',
    insName: values.insName ?? '',
    entryDate: values.entryDate ?? '',
    exitDate: values.exitDate ?? '',
    service: values.service ?? '',
    insEnd: values.insEnd ?? '',
    priority: Number(values.priority),
    sort: Number(values.sort),
  }
}

/** Of what `vehicleFormOf` would send only what was changed. */
export function changedFieldsOf(
  values: VehicleValues,
  changes: Partial<VehicleValues>,
): Partial<InputOf<typeof addVehicle>> {
  return Object.fromEntries(Object.entries(vehicleFormOf(values)).filter(([name]) => name in changes))
}

/**
 * Production years to choose from: this one and 21 back (Spec 2 §3), further back to the fleet's oldest where
 * it keeps one, and the vehicle's own where it is older.
 */
export function productionYears(thisYear: number, own: string | null, oldest: number | null): string[] {
  const last = firstYear(thisYear, oldest)
  const years = Array.from({ length: thisYear - last + 1 }, (_, index) => String(thisYear - index))
  return withOwn(years, own)
}

/** A list to choose from, with the vehicle's own value where the catalogue no longer has it. */
export function withOwn(list: readonly string[], own: string | null): string[] {
  return own === null || own === '' || list.includes(own) ? [...list] : [...list, own]
}
