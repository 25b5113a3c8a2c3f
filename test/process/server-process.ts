import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export interface ServerProcess {
  /** `http://127.0.0.1:…` */
  readonly url: string
  /** Lines on standard output so far. */
  readonly said: readonly string[]
  readonly dataDir: string
  signal(name: NodeJS.Signals): void
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/**
 * Starts the program itself on a data folder of its own, and waits until it listens. Rejects with what it said where it ends before.
 * @param env beside PORT and DATA_DIR
 */
export async function startServerProcess(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'flotylla-process-'))
  const child = spawn(process.execPath, ['src/server-app/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '10000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-2000)
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve(code ?? signal)
    })
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      said.splice(0, said.length, ...text.split('\n').filter((line) => line !== ''))
      const address = /^Flotylla: (\S+)$/m.exec(text)?.[1]
      if (address) resolve(address)
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${complaints}`)))
  })
  return { url, said, dataDir, ended, signal: (name) => child.kill(name) }
}
