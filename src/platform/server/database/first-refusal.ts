import { translated } from './unavailable.ts'

/** PostgreSQL's answer to every query after the one that failed. */
const TRANSACTION_IS_ABORTED = '25P02'

/** PostgreSQL answered COMMIT with ROLLBACK: a query had failed, and `work` swallowed its error. */
export class SilentRollback extends Error {
  override readonly name = 'SilentRollback'
  constructor() {
    super('The transaction was rolled back: one of its queries had failed.')
  }
}

/**
 * The error of the query that made a transaction fail. Of queries that were asked for together another one
 * may be the first to be heard, and can say no more than that the transaction had failed before.
 */
export class FirstRefusal {
  #noted: { readonly error: unknown } | undefined

  readonly note = (error: unknown): void => {
    this.#noted ??= { error: translated(error) }
  }

  /** The error that `error` merely follows from; any other one is given back as it is. */
  behind(error: unknown): unknown {
    const isFollowUp =
      error instanceof SilentRollback ||
      (error instanceof Error && 'code' in error && error.code === TRANSACTION_IS_ABORTED)
    return isFollowUp && this.#noted ? this.#noted.error : error
  }
}
