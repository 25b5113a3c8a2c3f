/**
 * Copies the whole database to another one and compares every table:
 * `npm run db:move -- --to postgres://… [--force]`, or `--to FOLDER` for the way back. From where: DATABASE_URL, or else
 * the folder DATA_DIR (./data). Stop the server first; the source stays as it is.
 */
import { parseArgs } from 'node:util'
import { dump } from '#platform/server/database/dump/dump.ts'
import { fromEnvironment, openExisting, openWhole } from '#platform/server/database/dump/open-whole.ts'
import { RestoreRefused, restore } from '#platform/server/database/dump/restore.ts'

const { to, force } = parseArgs({ options: { to: { type: 'string' }, force: { type: 'boolean' } } }).values
if (!to) {
  console.error('Usage: npm run db:move -- --to URL|FOLDER [--force]')
  process.exit(2)
}
const isServer = /^postgres(ql)?:/.test(to)
const source = await openExisting(fromEnvironment())
const target = await openWhole(isServer ? { databaseUrl: to, dataDir: '' } : { dataDir: to })
try {
  const { tables, rows } = await target.patiently(() =>
    restore(target.pool, dump(source.pool), { force: force === true }),
  )
  console.log(
    `Moved ${rows} rows of ${tables} tables, all equal. Next: ${isServer ? 'DATABASE_URL' : 'DATA_DIR'}=${to}`,
  )
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await source.close()
  await target.close()
}
