import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface BareProcess {
  /** Inserts the rows of the next submissions. @returns submissions a second */
  insert(count: number): Promise<number>
  end(): Promise<void>
}

const BARE = join(import.meta.dirname, 'bare-inserts.ts')

/** @param env names the database, as for the server */
export function startBareProcess(
  file: string,
  clients: number,
  env: Readonly<Record<string, string>>,
): BareProcess {
  const child = spawn(process.execPath, [BARE, file, String(clients)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    insert: async (count) => {
      child.stdin.write(`${count}\n`)
      const { value, done } = await answers.next()
      if (done) throw new Error('The bare inserts failed.')
      return (JSON.parse(value) as { perSecond: number }).perSecond
    },
    end: async () => {
      child.stdin.end()
      await gone
    },
  }
}
