import type { MergeClash } from '#features/drivers/domain/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

declare module '#platform/server/manifest.ts' {
  interface ServerManifest {
    /**
     * What it keeps of a driver: merged, exported and erased with the driver. Its turn stands in the app's
     * list of holders.
     */
    driverDataHolder?(platform: Platform): DriverDataHolder
  }
}

/** A kind of data that somebody holds of a driver, readable by a person and by a program. */
export interface DataPart {
  /** Its name in the JSON file. */
  readonly name: string
  /** Polish. */
  readonly title: string
  /** Polish headings by the names of the rows' fields, in their order. */
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly Readonly<Record<string, string | number | boolean | null>>[]
  /** By the names of fields that hold a program's word: the word for a person. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a person has been called and reached by, over all records and copies. */
export interface Traces {
  readonly names: readonly string[]
  readonly phones: readonly string[]
  readonly emails: readonly string[]
}

export interface Contact {
  readonly id: string
  readonly fullName: string
  readonly phone: Phone
  readonly email: string
}

/** Two records of one person. */
export interface MergedPair {
  /** As it will be after the merge. */
  readonly stays: Contact
  readonly foldedId: string
}

/** What an erased driver is called from then on; the phone is one that no reader of phones takes. */
export interface Erased {
  readonly id: string
  /** Records that were folded into this one: the same person. */
  readonly foldedIds: readonly string[]
  readonly fullName: string
  readonly phone: Phone
}

/** Who acts, and when. */
export interface Act {
  /** The user of the office. */
  readonly by: { readonly id: string; readonly name: string }
  /** Instant. */
  readonly at: string
}

/** Something that stands against a merge, or that the office should know of it. */
export interface Clash {
  readonly blocking: boolean
  readonly both: MergeClash
}

/**
 * A feature that holds something of drivers. Those that lean on this feature are handed over by the wiring,
 * in the order in which they lock rows; each call comes within one transaction that holds the drivers'
 * records.
 */
export interface DriverDataHolder {
  /** What it holds is read with the right to money alone. */
  readonly ofMoney?: true
  /** Everything held of this driver. */
  read(queries: Queries, driverId: string): Promise<readonly DataPart[]>
  /** Copies of name and addresses that this feature keeps. */
  traces?(queries: Queries, driverId: string): Promise<Traces>
  /** The office has changed name or addresses. */
  changed?(tx: Tx, driver: Contact, formerPhone: Phone, act: Act): Promise<void>
  /** The driver is being removed from the list (D26). */
  removed(tx: Tx, driverId: string): Promise<void>
  clashes?(queries: Queries, pair: MergedPair): Promise<readonly Clash[]>
  /**
   * Gives everything of the folded record to the one that stays.
   * @returns ids and counts for the audit log
   */
  merged(tx: Tx, pair: MergedPair, act: Act): Promise<Readonly<Record<string, string | number>>>
  /** The driver has something to come that must be taken back by hand before the data may go. */
  planned?(queries: Queries, driverId: string): Promise<boolean>
  /** Forgets the person; counts stay. */
  erased(tx: Tx, driver: Erased, act: Act): Promise<void>
}
