import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { boundConnections } from './connections.ts'

const opened = (server: EventEmitter, remoteAddress: string) => {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() })
  server.emit('connection', socket as unknown as Socket)
  return socket
}

test('one network opens a thousand connections, from however many of its addresses, and others are not cut', () => {
  const server = new EventEmitter()
  boundConnections(server as unknown as Server, ['10.0.0.1'])
  const first = Array.from({ length: 1000 }, (_, at) =>
    opened(server, `2001:db8:1:2::${(at + 1).toString(16)}`),
  )
  expect(first.some(({ destroy }) => destroy.mock.calls.length > 0)).toBe(false)
  expect(opened(server, '2001:db8:1:2:ffff::1').destroy).toHaveBeenCalled()
  expect(opened(server, '2001:db8:1:3::1').destroy).not.toHaveBeenCalled()
  first[0]?.emit('close')
  expect(opened(server, '2001:db8:1:2:ffff::2').destroy).not.toHaveBeenCalled()
})
