/**
 * The process of `prove-dump.ts`: a {@link ProofTask} on standard input, a {@link Proof} on standard output.
 */
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openEmbeddedPool } from '../embedded/embedded-database.ts'
import { dump } from './dump.ts'
import { readDump, writeDump } from './dump-file.ts'
import { openWhole } from './open-whole.ts'
import type { Proof, ProofTask } from './prove-dump.ts'
import { restore } from './restore.ts'

setPriority(constants.priority.PRIORITY_LOW)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function prove({ source, scratch }: ProofTask): Promise<Proof> {
  const file = join(scratch, 'dump.gz')
  const { dataDir, databaseUrl } = source
  const from = dataDir
    ? await openEmbeddedPool({ dataDir, log, sync: false })
    : await openWhole({ databaseUrl, dataDir: '' })
  try {
    await from.patiently(() => writeDump(file, dump(from.pool)))
  } finally {
    await from.close()
  }
  const proof = join(scratch, 'proof')
  mkdirSync(proof)
  const into = await openEmbeddedPool({ dataDir: proof, log, sync: false })
  try {
    const restored = await into.patiently(() => restore(into.pool, readDump(file)))
    return { ok: true, file, ...restored }
  } finally {
    await into.close()
  }
}

function failed(error: unknown): Proof {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return { ok: false, code: typeof code === 'string' ? code : String(name) }
}

const task = JSON.parse(await text(process.stdin)) as ProofTask
const proof = await prove(task).catch(failed)
process.stdout.write(JSON.stringify(proof), () => process.exit(0))
