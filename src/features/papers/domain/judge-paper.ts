import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { VehicleField } from './usual-kinds.ts'

/** The insurance's number stands on the vehicle, whose rule it is (D25). */
const SHORTEST_INSURANCE_NUMBER = 3

export type PaperProblem = 'expiresBeforeIssue' | 'onVehicleNumber' | 'onVehicleNoNumber' | 'onVehicleNoIssue'

interface PaperFields {
  readonly number: string
  readonly issuedOn: CalendarDate | null
  readonly expiresOn: CalendarDate
}

/** What is wrong with a paper's fields, by the field; nothing where it may be stored. */
export function judgePaper(
  { number, issuedOn, expiresOn }: PaperFields,
  vehicleField: VehicleField | null,
): Partial<Record<keyof PaperFields, PaperProblem>> {
  if (!vehicleField) return issuedOn && expiresOn < issuedOn ? { expiresOn: 'expiresBeforeIssue' } : {}
  return {
    ...(issuedOn ? { issuedOn: 'onVehicleNoIssue' as const } : {}),
    ...(vehicleField === 'inspection' && number !== '' ? { number: 'onVehicleNoNumber' as const } : {}),
    ...(vehicleField === 'insurance' && number.length < SHORTEST_INSURANCE_NUMBER
      ? { number: 'onVehicleNumber' as const }
      : {}),
  }
}
