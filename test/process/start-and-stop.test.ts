import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyEmbeddedTemplate } from '#test/database/embedded-template.ts'
import { ADMIN, startServerProcess } from '#test/processes/server-process.ts'

let env: { readonly DATA_DIR: string; readonly DATABASE_URL: string }
beforeEach(() => {
  env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'flotylla-process-')), DATABASE_URL: '' }
})
afterEach(() => rmSync(env.DATA_DIR, { recursive: true, force: true }))

const statusOf = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })

test('it starts, shows the code for the first administrator, and ends on SIGTERM with 0', async () => {
  const server = await startServerProcess({ ...env, ADMIN_LOGIN: '', ADMIN_PASSWORD: '' })
  const agent = new Agent()
  expect(await statusOf(`${server.url}/readyz`, agent)).toBe(200)
  await expect.poll(() => server.said.join('\n')).toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}, 60_000)

test('SIGTERM drops no request that is under way (Q8)', async () => {
  await copyEmbeddedTemplate(env.DATA_DIR)
  const server = await startServerProcess(env)
  expect(server.said.join()).not.toContain('Kod')
  const body = JSON.stringify({ login: ADMIN.login, password: 'zgaduję' })
  const headers = { 'content-type': 'application/json' }
  // Each waits for slow password checks, of which few run at once.
  const answers = Array.from({ length: 24 }, () =>
    fetch(`${server.url}/auth`, { method: 'POST', headers, body }),
  )
  const first = await Promise.race(answers)
  server.signal('SIGTERM')
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status))
  expect(new Set([first.status, ...statuses])).toEqual(new Set([401]))
  expect(await server.ended).toBe(0)
}, 60_000)

test('a connection that was accepted before SIGTERM gets its answer, however late it asks (Q8)', async () => {
  await copyEmbeddedTemplate(env.DATA_DIR)
  const server = await startServerProcess(env)
  const { hostname, port } = new URL(server.url)
  const accepted = await Promise.all(
    [50, 400, 900].map(async (ms) => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return { socket, ms }
    }),
  )
  // Answered after the others: they were accepted by then.
  expect(await statusOf(`${server.url}/healthz`, new Agent())).toBe(200)
  server.signal('SIGTERM')
  const answers = await Promise.all(
    accepted.map(async ({ socket, ms }) => {
      await pause(ms)
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
      const [answer] = await once(socket, 'data')
      return String(answer).split('\r\n')[0]
    }),
  )
  expect(answers).toEqual(Array(3).fill('HTTP/1.1 200 OK'))
  expect(await server.ended).toBe(0)
}, 180_000)

test('a second signal ends it at once', async () => {
  await copyEmbeddedTemplate(env.DATA_DIR)
  const server = await startServerProcess(env)
  server.signal('SIGTERM')
  server.signal('SIGINT')
  expect(await server.ended).not.toBe(0)
}, 60_000)

test('wrong options are refused with a sentence for each', async () => {
  const refused = startServerProcess({ ...env, PORT: 'many', TRUST_PROXY: 'true' })
  await expect(refused).rejects.toThrow(/ended with 2.*PORT is not usable.*TRUST_PROXY is not usable/s)
}, 30_000)
