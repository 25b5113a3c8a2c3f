import type { Lead, Subject } from './paper.ts'

/** Where a kind's date stands on the vehicle itself (Spec 2 §3 'Vehicle': `service`, `insEnd`). */
export type VehicleField = 'inspection' | 'insurance'

export interface PaperKind extends Lead {
  readonly id: string
  readonly subject: Subject
  readonly name: string
  /** Null for all kinds but the two whose date stands on the vehicle itself. */
  readonly vehicleField: VehicleField | null
  /** In which order kinds are listed. */
  readonly position: number
}

const LISTED: readonly (readonly [
  id: string,
  Subject,
  name: string,
  leadDays: number,
  blocks: boolean,
  VehicleField?,
])[] = [
  ['da4c40a9-a479-4d00-bf47-ea2f74bc4d66', 'vehicle', 'Przegląd techniczny', 30, true, 'inspection'],
  ['b96e6e98-798e-488b-be09-3494c75503e8', 'vehicle', 'Ubezpieczenie OC', 30, true, 'insurance'],
  ['952c893b-b316-422c-a9fe-91452c0c585a', 'vehicle', 'Ubezpieczenie AC', 30, false],
  ['7429a567-6fe5-4d3d-a7f8-cbb66edf4dbb', 'vehicle', 'Legalizacja taksometru', 45, false],
  ['c62abea8-b9a4-4835-a4dd-08784a03ecec', 'vehicle', 'Zbiornik LPG (TDT)', 60, false],
  ['361d953e-6867-4479-ac80-414aa004f763', 'vehicle', 'Gaśnica', 30, false],
  ['21489f2a-1bbd-49c3-a5fa-102eacdfe184', 'vehicle', 'Leasing', 60, false],
  ['f2c336ff-98a3-4fd8-af95-da938ab21379', 'vehicle', 'Wypis z licencji taxi', 60, false],
  ['bf565e17-8a9c-4545-a075-31cb6ab4efc3', 'driver', 'Prawo jazdy', 60, true],
  ['48820cf2-cebb-46a2-8ce4-bdc0fda86ca2', 'driver', 'Badania lekarskie', 30, true],
  ['7416780a-f39c-4858-ac58-7456ae3aa39e', 'driver', 'Badania psychologiczne', 30, true],
  ['eaab11cc-494f-4725-b481-90ce6ddc83d3', 'driver', 'Zaświadczenie o niekaralności', 30, false],
  ['32301135-8c00-4962-9cfd-337aad376205', 'driver', 'Identyfikator', 30, false],
]

/**
 * The kinds that a fleet begins with: what the law asks of a taxi and its driver in Poland, and what a lease
 * or an insurer asks. Fixed ids, so that reading them before they are rows and after gives the same.
 */
export const USUAL_KINDS: readonly PaperKind[] = LISTED.map(
  ([id, subject, name, leadDays, blocks, vehicleField = null], position) => ({
    id,
    subject,
    name,
    leadDays,
    blocks,
    vehicleField,
    position,
  }),
)
