/** Writes one submission after another and tells each acknowledgement: `one-client.ts FOLDER COUNT`. */
import { writeSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/server/database/database.ts'
import { toStandardError } from './standard-error.ts'

const [dataDir = '', count] = process.argv.slice(2)
const database = await openDatabase({ dataDir, log: toStandardError })
await database.queries.execute(sql`CREATE TABLE torture_choices (id int NOT NULL)`)
for (let id = 0; id < Number(count); id += 1) {
  await database.transaction((tx) => tx.execute(sql`INSERT INTO torture_choices VALUES (${id})`))
  writeSync(1, `acknowledged ${id}\n`)
}
await database.close()
