import type { Queries } from '#platform/server/database/database.ts'

/** Who pays the drivers, as transfers name it: on papers it stays what it was when they were made. */
export interface Payer {
  readonly name: string
  /** Lines, as they are printed. */
  readonly address: readonly string[]
}

/** @returns null while nobody has said who pays */
export type PayerOf = (queries: Queries) => Promise<Payer | null>
