import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isAbsolute, join } from 'node:path'

/** Where a running process tells those who may read its data folder how to ask it for a copy. */
function doorPath(dataDir: string): string {
  return join(dataDir, 'backup.door')
}

export interface SnapshotDoor {
  close(): void
}

/**
 * Lets commands of this machine ask the running process for a copy of its folder: on the loopback address
 * alone, with a token that only the owner of the data folder can read.
 * @param snapshot copies the data folder to another one
 */
export async function openSnapshotDoor(
  dataDir: string,
  snapshot: (to: string) => Promise<void>,
): Promise<SnapshotDoor> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    const answer = (status: number, text: string): void => {
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
        .end(text)
    }
    const to = isRight(token, request.headers.authorization) ? wantedFolder(request) : undefined
    if (to === undefined) return answer(404, '')
    snapshot(to).then(
      () => answer(200, 'copied'),
      (error: unknown) => answer(500, error instanceof Error ? error.message : String(error)),
    )
  })
  server.unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  rmSync(doorPath(dataDir), { force: true })
  writeFileSync(doorPath(dataDir), JSON.stringify({ port, token }), { mode: 0o600 })
  return {
    close() {
      rmSync(doorPath(dataDir), { force: true })
      server.close()
    },
  }
}

function isRight(token: string, authorization: string | undefined): boolean {
  const [right, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(authorization ?? '')]
  return right.length === given.length && timingSafeEqual(right, given)
}

function wantedFolder({ method, url }: IncomingMessage): string | undefined {
  const to = new URL(url ?? '', 'http://door').searchParams.get('to') ?? ''
  return method === 'POST' && isAbsolute(to) ? to : undefined
}

/**
 * Asks the process that has the folder in use for a copy.
 * @returns false where none answers there, one that ends while it copies among them
 * @throws with the words of the process where it answers that it can't
 */
export async function askForSnapshot(dataDir: string, to: string): Promise<boolean> {
  let answer: Response
  try {
    const { port, token } = JSON.parse(readFileSync(doorPath(dataDir), 'utf8')) as {
      port: number
      token: string
    }
    answer = await fetch(`http://127.0.0.1:${port}/?to=${encodeURIComponent(to)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  } catch {
    return false
  }
  if (answer.status === 404) return false
  if (!answer.ok) throw new Error(`The running process could not make a copy: ${await answer.text()}`)
  return true
}
