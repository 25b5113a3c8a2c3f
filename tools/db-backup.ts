/**
 * Writes the whole database into one packed file, also while a server has it in use: `npm run db:backup --
 * FILE`. Which database: DATABASE_URL, or else the folder DATA_DIR (./data).
 */
import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { dump } from '#platform/server/database/dump/dump.ts'
import { writeDump } from '#platform/server/database/dump/dump-file.ts'
import { fromEnvironment, openToRead } from '#platform/server/database/dump/open-whole.ts'
import { Refusal, runCommand } from './admin/run-command.ts'

await runCommand(
  'Usage: npm run db:backup -- FILE',
  () => {
    const [file, ...more] = process.argv.slice(2)
    return file === undefined || more.length > 0 || file.startsWith('--') ? undefined : resolve(file)
  },
  async (file) => {
    refuseUnwritable(file)
    const source = await openToRead(fromEnvironment(), file)
    try {
      await source.patiently(() => writeDump(file, dump(source.pool)))
    } finally {
      await source.close()
    }
    console.log(
      `Written to ${file}. The key (secret.key or SECRET_KEY) is not in it; keep a copy of that elsewhere.`,
    )
  },
)

/** Before anything is read. */
function refuseUnwritable(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`${file} is a folder; name a file in it.`)
  accessSync(dirname(file), constants.W_OK)
}
