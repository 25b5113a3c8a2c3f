import { type SQL, sql } from 'drizzle-orm'

/**
 * The number of an advisory lock of one fleet. Such locks are the whole database's, which may hold many
 * fleets: without their schema in it they would wait for each other.
 */
export function lockNumber(name: string): SQL {
  return sql`hashtext(current_schema() || ${` ${name}`})`
}
