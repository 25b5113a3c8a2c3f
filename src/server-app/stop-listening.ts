import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. */
const WAITS = {
  /**
   * Callers that keep their connections are told to let go, before idle ones are closed under their hands.
   */
  keptConnections: 250,
  /** A connection that was accepted may still bring its request; then it is closed. */
  silentConnections: 3000,
  /** What is under way by then is cut off: a request is over within 30 s. */
  all: 30_000,
} as const

/**
 * Resolves with how to stop a server so that everything it accepted is answered (Q8). To be called before it
 * listens.
 */
export function stopper(server: Server): () => Promise<void> {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))

  return async () => {
    // Right after the loop has accepted what waited: what is in the system's queue when the door shuts is
    // reset by it.
    await new Promise<void>((resolve) => setImmediate(resolve))
    const ended = new Promise<void>((resolve) => {
      // The door alone: a web server's own way closes kept connections at once.
      NetServer.prototype.close.call(server, () => resolve())
    })
    const timers = [
      setTimeout(() => {
        for (const socket of silent) socket.destroy()
      }, WAITS.silentConnections),
      setTimeout(() => server.closeAllConnections(), WAITS.all),
    ]
    await pause(WAITS.keptConnections)
    server.closeIdleConnections()
    await ended
    for (const timer of timers) clearTimeout(timer)
  }
}
