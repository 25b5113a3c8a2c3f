import { connect } from 'node:net'

export interface RawAnswer {
  /** 0: the connection ended without an answer. */
  readonly status: number
  readonly text: string
  /** Milliseconds until the connection ended. */
  readonly ms: number
}

/**
 * Sends bytes as they are, and gives what comes back until an answer is whole or the connection ends.
 * @param url of the server
 */
export function rawRequest(
  url: string,
  head: readonly string[],
  body?: (write: (bytes: Buffer | string) => Promise<void>) => Promise<void>,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const end = (): void => {
      socket.destroy()
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, text, ms: performance.now() - began })
    }
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      if (/\r\n\r\n[\s\S]*[}\]]\s*$/.test(text)) end()
    })
    socket.on('error', end)
    socket.on('close', end)
    const write = (bytes: Buffer | string): Promise<void> =>
      new Promise((written) => {
        if (socket.destroyed || socket.write(bytes)) written()
        else {
          socket.once('drain', written)
          socket.once('close', () => written())
        }
      })
    void write(`${[...head, `host: ${hostname}:${port}`].join('\r\n')}\r\n\r\n`).then(() => body?.(write))
  })
}
