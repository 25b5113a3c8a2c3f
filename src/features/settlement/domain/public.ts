export { portion, rated, WHOLE } from './arithmetic/portion.ts'
export { MOST_GROSZE } from './arithmetic/whole-grosze.ts'
export type { Charge } from './charges/charge.ts'
export { type PlannedInstalment, planInstalments } from './charges/instalments.ts'
export {
  chargedOverMileage,
  type MileageTier,
  type OverMileageDecision,
  proposedOverMileage,
} from './charges/over-mileage.ts'
export type { ShiftsOfDriver } from './charges/shared-cost.ts'
export { judgeScheme, type SchemeFault } from './scheme/judge-scheme.ts'
export type { Scheme } from './scheme/scheme.ts'
export {
  type Membership,
  type SchemeOwner,
  type SchemeVersion,
  schemesOver,
} from './scheme/scheme-versions.ts'
