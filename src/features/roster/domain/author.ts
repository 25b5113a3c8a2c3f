/**
 * Who else than somebody of the office makes versions and changes: stored and sent in the place of a name.
 */
export type AuthorCode =
  | '@automatic'
  | '@driver-picked'
  | '@fleet-pin-picked'
  | '@driver-returned'
  | '@drivers-exchanged'
  | '@driver-well-again'

const CODES: ReadonlySet<string> = new Set<AuthorCode>([
  '@automatic',
  '@driver-picked',
  '@fleet-pin-picked',
  '@driver-returned',
  '@drivers-exchanged',
  '@driver-well-again',
])

/** Undefined for the name of somebody of the office, and for nobody. */
export function authorCode(by: string): AuthorCode | undefined {
  return CODES.has(by) ? (by as AuthorCode) : undefined
}
