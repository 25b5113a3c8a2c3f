import { type NodePgClient, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { columnTypes } from './column-values.ts'
import type { Queries } from './database-interface.ts'
import { translated } from './unavailable.ts'

type Session = NodePgSession<Record<string, never>, Record<string, never>>

/** Gives the session's errors as the rest of the program is to see them. */
function withTranslatedErrors(session: Session): Session {
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = ((...args: Parameters<Session['prepareQuery']>) => {
    const prepared = prepareQuery(...args)
    const execute = prepared.execute.bind(prepared)
    prepared.execute = async (values) => {
      try {
        return await execute(values)
      } catch (error) {
        throw translated(error)
      }
    }
    return prepared
  }) as Session['prepareQuery']
  return session
}

export type RunQuery = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** Drizzle's query builders over one way of running a query: a pool's, or that of one connection. */
export function queriesOver(run: RunQuery): Queries {
  // Drizzle brings column types of its own, which leave instants in PostgreSQL's spelling.
  const client = {
    query: (config: pg.QueryConfig, values?: unknown[]) => run({ ...config, types: columnTypes }, values),
  }
  const dialect = new PgDialect()
  const session: Session = new NodePgSession(client as unknown as NodePgClient, dialect, undefined)
  return new NodePgDatabase(dialect, withTranslatedErrors(session), undefined)
}
