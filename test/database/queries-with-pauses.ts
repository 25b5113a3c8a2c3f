import type { Queries } from '#platform/server/database/database.ts'

interface Prepared {
  execute: (...values: unknown[]) => Promise<unknown>
}
interface Session {
  prepareQuery: (...query: unknown[]) => Prepared
}

/**
 * The same database, where something happens before each statement: what somebody else does between two
 * readings.
 * @param before is told how many statements came before this one
 */
export function queriesWithPauses(queries: Queries, before: (count: number) => Promise<void>): Queries {
  const own = Object.create(queries) as Queries & { session: Session }
  const session: Session = own.session
  let count = 0
  const paused: Session = Object.create(session)
  paused.prepareQuery = (...query) => {
    const prepared = session.prepareQuery(...query)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = async (...values) => {
      await before(count++)
      return execute(...values)
    }
    return prepared
  }
  own.session = paused
  return own
}
