import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProtocolStream } from './protocol-stream.ts'

function message(kind: string, body: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

const STARTUP = Buffer.concat([Buffer.from([0, 0, 0, 9]), Buffer.from('hello')])
const REQUESTS = [
  [message('P', 'parse'), message('B', 'bind'), message('S', '')],
  [message('Q', 'select 1')],
  [message('P', ''), message('S', '')],
].map((parts) => Buffer.concat(parts))

test('however the driver cuts what it writes, the engine gets whole requests, and no farewell', () => {
  const bytes = Buffer.concat([STARTUP, ...REQUESTS, message('X', '')])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: bytes.length })), (cuts) => {
      const sent: { kind: string; bytes: Uint8Array }[] = []
      const stream = new ProtocolStream({
        open: async () => 1,
        send: (_connection, kind, request) => sent.push({ kind, bytes: request }),
        hangUp: () => undefined,
      })
      const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length]
      for (const [index, from] of edges.slice(0, -1).entries())
        stream.write(bytes.subarray(from, edges[index + 1]))

      expect(sent[0]).toEqual({ kind: 'startup', bytes: Uint8Array.from(STARTUP) })
      expect(sent.slice(1).every(({ kind }) => kind === 'request')).toBe(true)
      expect(Buffer.concat(sent.slice(1).map((one) => one.bytes))).toEqual(Buffer.concat(REQUESTS))
      for (const { bytes: request } of sent.slice(1)) expect(endsWhole(request)).toBe(true)
    }),
  )
})

/** A whole request ends with a Sync or a simple query. */
function endsWhole(request: Uint8Array): boolean {
  const text = Buffer.from(request).toString('latin1')
  return text.endsWith('S\0\0\0\x04') || text.endsWith('select 1')
}
