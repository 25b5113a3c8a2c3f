import type { Queries } from '#platform/server/database/database.ts'

/** A driver, as the outbox names whom a message went to. */
export interface MessagePerson {
  readonly id: string
  readonly fullName: string
  readonly phone: string
}

/** What the outbox needs to know of drivers, told by the features above it. */
export interface MessagePeople {
  /**
   * Whose these recipients are (numbers, addresses, of a push the driver's id); an address may be several
   * people's. Those of nobody are missing.
   */
  whose(
    queries: Queries,
    recipients: readonly string[],
  ): Promise<ReadonlyMap<string, readonly MessagePerson[]>>
  /** Every number, address and id under which messages went to the driver; undefined: there is none such. */
  recipientsOf(
    queries: Queries,
    driverId: string,
  ): Promise<{ readonly person: MessagePerson; readonly recipients: readonly string[] } | undefined>
  /** The same of all drivers whose names have every word in them. @param words lowered; see `typedWords` */
  named(queries: Queries, words: readonly string[]): Promise<readonly string[]>
}
