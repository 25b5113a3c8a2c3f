import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  /** `http://127.0.0.1:…` */
  readonly url: string
  /** From the start of the process to its first sentence. */
  readonly readyMs: number
  /** Lines on standard output so far. */
  readonly said: readonly string[]
  signal(name: NodeJS.Signals): void
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** Ends it with this signal, and resolves once it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export const ADMIN = { login: 'administrator', password: 'a long password' } as const

const MAIN = join(import.meta.dirname, '../../src/server-app/main.ts')

/**
 * The real server as a process of its own, on a free port of the loopback address, once it listens. Rejects
 * with its exit code and its last complaints where it ends before.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const began = performance.now()
  // The folder of whoever works on the program is none of a test's business.
  const ownFolder = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'flotylla-process-'))
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      REQUESTS_PER_MINUTE: '10000000',
      ADMIN_LOGIN: ADMIN.login,
      ADMIN_PASSWORD: ADMIN.password,
      ...(ownFolder ? { DATA_DIR: ownFolder } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => {
      if (ownFolder) rmSync(ownFolder, { recursive: true, force: true })
      resolve(code ?? signal)
    })
  })
  const complaints = lastLinesOf(child)
  const said: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const address = /http:\/\/\S+/.exec(line)
      if (line.startsWith('Flotylla:') && address) resolve(address[0])
    })
    void ended.then((code) =>
      reject(new Error(`The server did not start, it ended with ${code}:\n${complaints().join('\n')}`)),
    )
  })
  return {
    url,
    readyMs: Math.round(performance.now() - began),
    said,
    signal: (name) => child.kill(name),
    ended,
    end: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

function lastLinesOf(child: ChildProcess): () => readonly string[] {
  let lines: string[] = []
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines = [...lines.slice(-9), line]
    })
  }
  return () => lines
}
