/**
 * Fills a database from a backup and compares every table with it: `npm run db:restore -- FILE [--force]`.
 * All of it or nothing. Which database: DATABASE_URL, or else the folder DATA_DIR (./data); `--force`
 * replaces what it holds.
 */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readDump } from '#platform/server/database/dump/dump-file.ts'
import { fromEnvironment, openWhole } from '#platform/server/database/dump/open-whole.ts'
import { refuseWithoutSpace } from '#platform/server/database/dump/refusal.ts'
import { restore } from '#platform/server/database/dump/restore.ts'
import { forgetBackupsUnderWay } from './admin/backups-under-way.ts'
import { keyAdvice } from './admin/key-advice.ts'
import { fileAndForce, Refusal, runCommand } from './admin/run-command.ts'

/**
 * An empty database, and how much bigger than its packed rows a database becomes, with the log of one
 * transaction.
 */
const EMPTY_BYTES = 100 * 2 ** 20
const UNPACKED = 12

await runCommand(
  'Usage: npm run db:restore -- FILE [--force]',
  () => fileAndForce(process.argv.slice(2)),
  async (args) => {
    const file = resolve(args.file)
    const { size } = statSync(file)
    await refuseForeign(file)
    const place = fromEnvironment()
    if (!place.databaseUrl) refuseWithoutSpace(place.dataDir, EMPTY_BYTES + UNPACKED * size)
    const target = await openWhole(place)
    try {
      const { tables, rows } = await target.patiently(() =>
        restore(target.pool, readDump(file), { force: args.force }),
      )
      await target.patiently(() => forgetBackupsUnderWay(target.pool))
      console.log(`Restored ${rows} rows of ${tables} tables, all equal to the backup.`)
      console.log(await keyAdvice(target.pool, place.dataDir))
    } finally {
      await target.close()
    }
  },
)

/** A file that is no backup is refused before a folder is made for it. */
async function refuseForeign(file: string): Promise<void> {
  const lines = readDump(file)
  const { done, value } = await lines.next()
  await lines.return(undefined)
  if (done || value === null || typeof value !== 'object' || !('format' in value))
    throw new Refusal(`${file} is no backup of Flotylla; take another file.`)
}
