/** The process of `prove-dump.ts`: a {@link ProofTask} in a line of standard input, a {@link Proof} on standard output. */
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openEmbeddedPool } from '../embedded/embedded-database.ts'
import { dump } from './dump.ts'
import { readDump, writeDump } from './dump-file.ts'
import { openWhole } from './open-whole.ts'
import type { DumpSource, Proof, ProofTask } from './prove-dump.ts'
import { type Restored, restore } from './restore.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function prove({ source, scratch }: ProofTask): Promise<Proof> {
  // For a file somebody waits; backups by the plan leave the processor to others.
  if ('file' in source)
    return { ok: true, file: source.file, ...(await restoredIn(scratch, source.file, source.migrationsDir)) }
  setPriority(constants.priority.PRIORITY_LOW)
  const file = join(scratch, 'dump.gz')
  await dumpTo(file, source)
  return { ok: true, file, ...(await restoredIn(scratch, file)) }
}

async function dumpTo(file: string, { dataDir, databaseUrl }: DumpSource): Promise<void> {
  const from = dataDir
    ? await openEmbeddedPool({ dataDir, log, sync: false })
    : await openWhole({ databaseUrl, dataDir: '' })
  try {
    await from.patiently(() => writeDump(file, dump(from.pool)))
  } finally {
    await from.close()
  }
}

async function restoredIn(scratch: string, file: string, migrationsDir?: string): Promise<Restored> {
  const dataDir = join(scratch, 'proof')
  mkdirSync(dataDir)
  const into = await openEmbeddedPool({ dataDir, log, sync: false })
  try {
    return await into.patiently(() => restore(into.pool, readDump(file), { migrationsDir }))
  } finally {
    await into.close()
  }
}

function failed(error: unknown): Proof {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return { ok: false, code: typeof code === 'string' ? code : String(name) }
}

function answer(proof: Proof): void {
  process.stdout.write(JSON.stringify(proof), () => process.exit(0))
}

const input = createInterface({ input: process.stdin })
input.once(
  'line',
  (line) =>
    void prove(JSON.parse(line) as ProofTask)
      .catch(failed)
      .then(answer),
)
// Whoever asked is gone.
input.once('close', () => process.exit(1))
