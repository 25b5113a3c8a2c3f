/**
 * Writes the whole database into one packed file, also while PostgreSQL serves; the embedded database has to be stopped:
 * `npm run db:backup -- FILE`. Which database: DATABASE_URL, or else the folder DATA_DIR (./data).
 */

import { dump } from '#platform/server/database/dump/dump.ts'
import { writeDump } from '#platform/server/database/dump/dump-file.ts'
import { fromEnvironment, openExisting } from '#platform/server/database/dump/open-whole.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: npm run db:backup -- FILE')
  process.exit(2)
}
const source = await openExisting(fromEnvironment())
try {
  await writeDump(file, dump(source.pool))
  console.log(`Written to ${file}. The key file beside the data is not in it; keep a copy of that elsewhere.`)
} finally {
  await source.close()
}
