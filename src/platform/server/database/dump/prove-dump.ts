import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface ProvenDump {
  readonly file: string
  readonly tables: number
  readonly rows: number
}

/** What is dumped: a data folder that nobody else has in use, or a server. */
export interface DumpSource {
  readonly dataDir?: string
  readonly databaseUrl?: string | undefined
}

export interface ProofTask {
  readonly source: DumpSource
  /** An existing folder for the dump and the database that proves it. */
  readonly scratch: string
}

export type Proof = ({ readonly ok: true } & ProvenDump) | { readonly ok: false; readonly code: string }

const PROVER = join(import.meta.dirname, 'prover.ts')

/** The proof did not come about; `code` is the system's, or the name of the refusal. */
class NotProven extends Error {
  override readonly name = 'NotProven'
  readonly code: string
  constructor(code: string) {
    super('The backup could not be made or read back.')
    this.code = code
  }
}

/**
 * Dumps a database and restores the dump into another one, in a process of its own that leaves the processor
 * to others. The file lies in `scratch` afterwards; the rest of it is the caller's to remove.
 * @throws with a `code` where it can't be done, and where `signal` ends it
 */
export async function proveDump(
  source: DumpSource,
  scratch: string,
  signal: AbortSignal,
): Promise<ProvenDump> {
  const child = spawn(process.execPath, [PROVER], {
    // The address of the database may hold a password: it goes by the pipe, where no list of processes shows
    // it.
    stdio: ['pipe', 'pipe', 'ignore'],
    env: proverEnvironment(process.env),
    signal,
    killSignal: 'SIGKILL',
  })
  let said = ''
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify({ source, scratch } satisfies ProofTask))
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
  const proof = readProof(said)
  if (!proof.ok) throw new NotProven(proof.code)
  return proof
}

/**
 * What a connection to PostgreSQL may be told by, and nothing else: no key and no password of ours goes
 * along.
 */
export function proverEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(own).filter(([name]) => PASSED_ON.test(name)))
}

/** libpq's own, and where it and Node look for the user, `.pgpass` and certificates. */
const PASSED_ON = /^(PATH|HOME|USER|NODE_EXTRA_CA_CERTS|PG[A-Z]+)$/

function readProof(said: string): Proof {
  try {
    return JSON.parse(said) as Proof
  } catch {
    return { ok: false, code: 'DIED' }
  }
}
