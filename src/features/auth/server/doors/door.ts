import type { Queries } from '#platform/server/database/database.ts'
import type { DoorKeys } from '#platform/server/throttle.ts'

/** The doors of which the office is told when somebody guesses. */
export type GuessedDoor = 'login' | 'fleet-pin' | 'driver-pin' | 'fuel'

/** Such a door, as the feature tells that keeps the secret. */
export interface Door {
  /**
   * By what tries are counted. Undefined where there is nobody with this id.
   * @param id of the driver or user, at a door where each has a secret
   */
  keysOf(queries: Queries, id: string | undefined): Promise<DoorKeys | undefined>
  /** Whose secrets these are, at a door where each has one. Who is gone is missing. */
  peopleOf?(
    queries: Queries,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string }[]>
}

export type Doors = Readonly<Record<GuessedDoor, Door>>
