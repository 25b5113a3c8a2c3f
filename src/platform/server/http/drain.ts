import type { IncomingMessage } from 'node:http'

/**
 * What may still arrive of a body that nobody wants, once its call is answered. Closing at once could lose
 * the answer on its way.
 */
const MOST_BYTES = 8_000_000
const LONGEST_MS = 5000
const LOOK_EVERY_MS = 50

/**
 * To be called when the answer is out: what is left of the body is thrown away, and where it doesn't end the
 * connection is.
 */
export function drainInBounds(raw: IncomingMessage): void {
  const { socket } = raw
  // Requests that tests inject have no connection.
  if (raw.complete !== false || typeof socket?.bytesRead !== 'number') return
  const began = { bytes: socket.bytesRead, at: performance.now() }
  raw.resume()
  const look = setInterval(() => {
    const isOver = socket.bytesRead - began.bytes > MOST_BYTES || performance.now() - began.at > LONGEST_MS
    if (isOver) socket.destroy()
    if (isOver || raw.complete || socket.destroyed) clearInterval(look)
  }, LOOK_EVERY_MS).unref()
}
