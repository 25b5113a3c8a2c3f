import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface SlowLine {
  /** In the place of the server's own address. */
  readonly url: string
  close(): Promise<void>
}

/** Small enough that two files on the line at once share it. */
const PIECE_BYTES = 2048

/**
 * A line of slow 4G before a server, which brakes whatever comes over it: DevTools' own brake leaves the
 * service worker's requests alone, and with them each page that comes through the worker. Like that one it
 * answers no request before `latencyMs`, and shares the line among all files under way; packed with gzip, as
 * phones get it without TLS.
 */
export async function openSlowLine(
  target: string,
  line: { readonly latencyMs: number; readonly bytesPerSecond: number },
): Promise<SlowLine> {
  let freeAt = 0
  const carried = async (bytes: number): Promise<void> => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / line.bytesPerSecond) * 1000
    await pause(freeAt - performance.now())
  }

  async function pass(from: IncomingMessage, to: ServerResponse, askedAt: number): Promise<void> {
    await pause(Math.max(0, line.latencyMs - (performance.now() - askedAt)))
    to.writeHead(from.statusCode ?? 502, from.headers)
    to.flushHeaders()
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        const piece = chunk.subarray(start, start + PIECE_BYTES)
        await carried(piece.length)
        to.write(piece)
      }
    }
    to.end()
  }

  const server = createServer((asked, answer) => {
    const askedAt = performance.now()
    const headers = { ...asked.headers, 'accept-encoding': 'gzip' }
    const onward = request(target + asked.url, { method: asked.method, headers }, (from) => {
      pass(from, answer, askedAt).catch(() => answer.destroy())
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
