import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser makes when it subscribes; base64url. */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
  readonly privateKey: string
}

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { p256dh, privateKey, auth: randomBytes(16).toString('base64url') }
}

/** What the phone reads of a message (RFC 8188, RFC 8291); throws where it was meant for another one. */
export function readPush({ privateKey, auth }: BrowserKeys, message: Buffer): string {
  const salt = message.subarray(0, 16)
  const sender = message.subarray(21, 21 + message.readUInt8(20))
  const sealed = message.subarray(21 + sender.length)
  const own = createECDH('prime256v1')
  own.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const derive = (secret: Buffer, by: Buffer, what: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, what, length))
  const shared = derive(own.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const open = createDecipheriv('aes-128-gcm', key, nonce)
  open.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
  if (plain.at(-1) !== 2) throw new Error('It is not the last record.')
  return plain.subarray(0, -1).toString()
}

interface TakenPush {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A push service as browsers have: takes what comes, unless told otherwise for the next. */
export async function startPushService() {
  const taken: TakenPush[] = []
  let answers: (number | 'silence')[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const status = answers.shift() ?? 201
      if (status === 'silence') return
      if (status === 201)
        taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** Statuses of the next answers, or none ever; then it takes all. */
    next: (...statuses: (number | 'silence')[]) => {
      answers = statuses
    },
    forget: () => {
      taken.length = 0
      answers = []
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
