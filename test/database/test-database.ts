import type { Database } from '#platform/server/database/database.ts'

export interface TestDatabase {
  database: Database
  /** Empties all tables. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** A fresh, migrated database: on the server of `TEST_DATABASE_URL`, else embedded. */
export async function createTestDatabase(): Promise<TestDatabase> {
  throw new Error('not built yet')
}
