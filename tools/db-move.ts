/**
 * Copies the whole database to another one and compares every table: `npm run db:move -- --to postgres://…
 * [--force]`, or `--to FOLDER` for the way back. From where: DATABASE_URL, or else the folder DATA_DIR
 * (./data). Stop the server first; the source stays as it is. The key file goes along to a folder.
 */
import { mkdirSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dump } from '#platform/server/database/dump/dump.ts'
import {
  fromEnvironment,
  openExisting,
  openWhole,
  type Place,
  refuseWrongUrl,
} from '#platform/server/database/dump/open-whole.ts'
import { restore } from '#platform/server/database/dump/restore.ts'
import { checkValueIn } from '#platform/server/keys/key-check.ts'
import {
  checkValueOf,
  givenKeys,
  keyPath,
  readKeyFile,
  theGivenKey,
  writeKeyFile,
} from '#platform/server/keys/secret-key.ts'
import { keyAdvice } from './admin/key-advice.ts'
import { Refusal, runCommand } from './admin/run-command.ts'

await runCommand(
  'Usage: npm run db:move -- --to URL|FOLDER [--force]',
  () => {
    const { to, force } = parseArgs({
      options: { to: { type: 'string' }, force: { type: 'boolean' } },
    }).values
    return to ? { to, force: force === true } : undefined
  },
  async ({ to, force }) => {
    const from = fromEnvironment()
    const target = placeOf(to)
    refuseSame(from, target)
    const key = theGivenKey(givenKeys(from.dataDir, process.env.SECRET_KEY?.trim() || undefined))
    refuseOtherKey(key, target)
    const source = await openExisting(from)
    try {
      const kept = await checkValueIn(source.pool)
      if (key && kept !== undefined && kept !== checkValueOf(key))
        throw new Refusal(
          `The key (${keyPath(from.dataDir)} or SECRET_KEY) is not the one of this database; put the right one there, then move.`,
        )
      await move(source.pool, target, force, key)
    } finally {
      await source.close()
    }
    if (target.databaseUrl)
      console.log(
        `Next: start with DATABASE_URL=${to} and the same key: DATA_DIR=${from.dataDir}, which holds secret.key, or SECRET_KEY.`,
      )
    else console.log(`Next: start with DATA_DIR=${target.dataDir} and without DATABASE_URL.`)
  },
)

async function move(
  from: Parameters<typeof dump>[0],
  to: Place,
  force: boolean,
  key: Buffer | undefined,
): Promise<void> {
  const target = await openWhole(to)
  try {
    const { tables, rows } = await target.patiently(() => restore(target.pool, dump(from), { force }))
    console.log(`Moved ${rows} rows of ${tables} tables, all equal.`)
    if (to.databaseUrl) return
    if (key && !process.env.SECRET_KEY?.trim() && writeKeyFile(keyPath(to.dataDir), key))
      console.log(`The key was copied to ${keyPath(to.dataDir)}.`)
    console.log(await keyAdvice(target.pool, to.dataDir))
  } finally {
    await target.close()
  }
}

function placeOf(to: string): Place {
  if (!to.includes('://')) return { dataDir: resolve(to) }
  refuseWrongUrl(to, '--to')
  return { databaseUrl: to, dataDir: '' }
}

function refuseSame(from: Place, to: Place): void {
  const same = to.databaseUrl
    ? to.databaseUrl === from.databaseUrl
    : !from.databaseUrl && real(to.dataDir) === real(from.dataDir)
  if (same) throw new Refusal('Source and target are the same database; name another one in --to.')
}

function real(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** Another key in the target folder belongs to other data, and is never overwritten. */
function refuseOtherKey(key: Buffer | undefined, { databaseUrl, dataDir }: Place): void {
  if (databaseUrl) return
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const there = readKeyFile(keyPath(dataDir))
  if (there && !(key && there.equals(key)))
    throw new Refusal(
      `${keyPath(dataDir)} is another key than that of this database; move it away or name another folder in --to.`,
    )
}
