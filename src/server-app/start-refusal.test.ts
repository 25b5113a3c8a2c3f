import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from '#platform/server/configuration.ts'
import { inPlainWords } from './start-refusal.ts'

const listening = async (port: number, host: string): Promise<Error> => {
  const server = createServer()
  const failed = once(server, 'error')
  server.listen(port, host)
  const [error] = await failed
  return error as Error
}

test('a port that is taken, and a host that is not ours, are told with what to change', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const taken = inPlainWords(await listening(port, '127.0.0.1'), readConfiguration({ PORT: String(port) }))
  first.close()
  expect(taken).toBeInstanceOf(ConfigurationError)
  expect(String(taken)).toMatch(/Port \d+ on 127\.0\.0\.1 is already used.*\(PORT\)/)
  const foreign = await listening(0, '192.0.2.1')
  expect(String(inPlainWords(foreign, readConfiguration({ HOST: '192.0.2.1' })))).toMatch(/\(HOST\)/)
})

test('any other error stays what it is', () => {
  const error = new Error('x')
  expect(inPlainWords(error, readConfiguration({}))).toBe(error)
})
