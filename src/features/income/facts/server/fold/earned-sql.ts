import { type SQL, sql } from 'drizzle-orm'

/** `earnedKind` for a query: net, else gross (D50); null where neither was told. */
export function earnedSql(net: SQL, gross: SQL): SQL {
  return sql`coalesce(${net}, ${gross})`
}
