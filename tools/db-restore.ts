/**
 * Fills a database from a backup and compares every table with it: `npm run db:restore -- FILE [--force]`. All of it or
 * nothing. Which database: DATABASE_URL, or else the folder DATA_DIR (./data); `--force` replaces what it holds.
 */
import { readDump } from '#platform/server/database/dump/dump-file.ts'
import { fromEnvironment, openWhole } from '#platform/server/database/dump/open-whole.ts'
import { RestoreRefused, restore } from '#platform/server/database/dump/restore.ts'

const args = process.argv.slice(2)
const file = args.find((arg) => !arg.startsWith('--'))
if (!file) {
  console.error('Usage: npm run db:restore -- FILE [--force]')
  process.exit(2)
}
const target = await openWhole(fromEnvironment())
try {
  const { tables, rows } = await target.patiently(() =>
    restore(target.pool, readDump(file), { force: args.includes('--force') }),
  )
  console.log(`Restored ${rows} rows of ${tables} tables, all equal to the backup.`)
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await target.close()
}
