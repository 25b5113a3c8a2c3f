import type { Breach } from '#features/roster/domain/public.ts'

/**
 * A place that breaks a rule (D19), with who or what has left the fleet by name: it is on no list any more.
 */
export interface ToldBreach extends Breach {
  /** The full name of a driver, the registration number of a car; else empty. */
  readonly left: string
}
