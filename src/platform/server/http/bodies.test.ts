import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn } from '#features/auth/contract.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { inColumns } from '#features/income/imports/domain/in-columns.ts'
import { updateWeek } from '#features/schedule/contract.ts'
import { getPublicSettings, setPopupText } from '#features/settings/contract.ts'
import { rawRequest } from '#test/http/raw-request.ts'
import { fileOf, ride, who } from '#test/income/small-files.ts'
import { startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { boundConnections } from './connections.ts'

const SLOW_AFTER_MS = 1500

let server: TestServer
let url: string
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({
    at: '2026-11-20T11:00:00Z',
    timing: { wholeRequestMs: SLOW_AFTER_MS, headMs: SLOW_AFTER_MS, lookEveryMs: 100 },
  })
  url = await server.url()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser()
})

const JSON_TYPE = { 'content-type': 'application/json' }
const send = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: path, payload, headers: { ...JSON_TYPE, ...headers } })
const isWell = async () => (await server.call(getPublicSettings, {})).status === 200
const head = (path: string, ...more: string[]) => [
  `POST ${path} HTTP/1.1`,
  'content-type: application/json',
  ...more,
]

test('who may not make a call is told so before a byte of the body has come', async () => {
  const answer = await rawRequest(url, head(importResults.path, 'content-length: 90000000'))
  expect(answer.status).toBe(401)
  expect(answer.text).toContain('login_required')
  expect((await rawRequest(url, head(logIn.path, 'content-length: 64001'))).status).toBe(413)
})

test('the refusal reaches who goes on sending, and the rest of the body ends in bounds', async () => {
  const piece = Buffer.alloc(1_000_000, 'x')
  const answer = await rawRequest(
    url,
    head(importResults.path, 'content-length: 90000000'),
    async (write) => {
      for (let sent = 0; sent < 90; sent += 1) await write(piece)
    },
  )
  expect(answer.status).toBe(401)
  expect(await isWell()).toBe(true)
})

test('a connection whose refused body has come whole is kept for the next call', async () => {
  const body = 'x'.repeat(300_000)
  const answers = await fetch(url + importResults.path, { method: 'POST', headers: JSON_TYPE, body })
  expect(answers.status).toBe(401)
  expect(answers.headers.get('connection')).not.toBe('close')
})

test('of somebody unknown 64 kB are taken, of somebody known what the contract says', async () => {
  const padded = (bytes: number) => JSON.stringify({ login: 'x', password: 'y', pad: 'z'.repeat(bytes) })
  expect((await send(logIn.path, padded(63_000))).statusCode).toBe(401)
  expect((await send(logIn.path, padded(64_000))).json()).toMatchObject({ code: 'too_large' })
  expect((await send(logIn.path, padded(90_000), { cookie: office.cookie })).statusCode).toBe(401)
})

test('a body without an announced length is cut at the bound all the same', async () => {
  const chunk = `1000\r\n${' '.repeat(4096)}\r\n`
  const answer = await rawRequest(url, head(logIn.path, 'transfer-encoding: chunked'), async (write) => {
    for (let sent = 0; sent < 20; sent += 1) await write(chunk)
  })
  expect(answer.status).toBe(413)
})

test.each(['gzip', 'deflate', 'br', 'zstd', 'identity, gzip', 'x'])(
  'a body packed as %s is unpacked by no call that doesn’t ask for it',
  async (encoding) => {
    const payload = gzipSync(JSON.stringify({ popupText: 'x' }))
    const headers = { cookie: office.cookie, 'content-encoding': encoding }
    const answer = await server.app.inject({
      method: 'PUT',
      url: setPopupText.path,
      payload,
      headers: { ...JSON_TYPE, ...headers },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unknown_encoding'])
    expect((await send(logIn.path, payload, { 'content-encoding': encoding })).statusCode).toBe(415)
    expect((await send(importResults.path, payload, { 'content-encoding': encoding })).statusCode).toBe(401)
  },
)

const JAN = who('Jan Próbny', '+48500000011', 'bolt-jan')
const manyRides = (count: number) =>
  fileOf(
    'bolt-trips',
    Array.from({ length: count }, (_, index) => ride(`ride ${index}`, JAN)),
  )

test('a large file is read apart from the other calls, packed or not, wholly and with one effect', async () => {
  const body = JSON.stringify({ file: manyRides(1500) })
  expect(body.length).toBeGreaterThan(256_000)
  const own = { cookie: office.cookie, 'idempotency-key': 'large-file-1' }
  const plain = await send(importResults.path, body, own)
  expect(plain.json()).toMatchObject({ new: 1500 })
  const packed = await send(importResults.path, gzipSync(body), { ...own, 'content-encoding': 'gzip' })
  expect(packed.json()).toEqual(plain.json())
  const again = await send(importResults.path, gzipSync(body), {
    cookie: office.cookie,
    'content-encoding': 'gzip',
  })
  expect(again.json()).toMatchObject({ new: 0, unchanged: 1500 })
}, 60_000)

test('a large file in columns is the same file, and a wrong value of it is told by its place', async () => {
  const file = manyRides(12_000)
  const columns = inColumns(file)
  expect(JSON.stringify(columns).length).toBeGreaterThan(256_000)
  const own = { cookie: office.cookie }
  const sent = await send(importResults.path, JSON.stringify({ file: columns }), own)
  expect(sent.json()).toMatchObject({ stored: true })
  const again = await send(importResults.path, JSON.stringify({ file }), own)
  expect(again.json()).toMatchObject({ stored: false, unchanged: 12_000 })
  const dates = columns?.columns.date.map((date, place) => (place === 11_000 ? `${date}\u0000` : date))
  const wrong = { ...columns, columns: { ...columns?.columns, date: dates } }
  const refused = await send(importResults.path, JSON.stringify({ file: wrong }), own)
  expect(refused.json()).toMatchObject({
    code: 'invalid_input',
    fields: { 'file.columns.date.11000': expect.any(String) },
  })
}, 60_000)

test('a wrong row of a large file is told by its place', async () => {
  const file = manyRides(1500)
  const rows = file.rows.map((row, place) =>
    place === 1234 ? { ...row, amounts: { ...row.amounts, gross: 'x' } } : row,
  )
  const answer = await server.callRaw(importResults, { file: { ...file, rows } }, { as: office })
  expect(answer).toMatchObject({
    status: 400,
    failure: { code: 'invalid_input', fields: { 'file.rows.1234.amounts.gross': expect.any(String) } },
  })
}, 60_000)

test.each([
  ['objects without end', `{"file":[[${'{},'.repeat(3_000_000)}{}]]}`, 413],
  ['lists without end', `{"file":{"rows":[${'[],'.repeat(3_000_000)}[]]}}`, 413],
  ['one text of a megabyte', `{"file":"${'x'.repeat(1_000_000)}"}`, 413],
  ['lists within lists', `{"file":${'['.repeat(1000)}${']'.repeat(1000)}}`, 400],
  ['zeroes', ' '.repeat(20_000_000), 413],
])(
  'a gzip bomb of %s is cut at the bound, and the server goes on',
  async (_what, text, status) => {
    const packed = await send(importResults.path, gzipSync(text), {
      cookie: office.cookie,
      'content-encoding': 'gzip',
    })
    expect(packed.statusCode).toBe(status)
    expect(await isWell()).toBe(true)
  },
  60_000,
)

test('more objects than a board has places are refused before they are made', async () => {
  const answer = await server.app.inject({
    method: 'PUT',
    url: updateWeek.path,
    payload: `{"places":[${'{},'.repeat(250_000)}{}]}`,
    headers: { ...JSON_TYPE, cookie: office.cookie },
  })
  expect(answer.statusCode).toBe(413)
})

test('wrong rows without end are told like a few of them', async () => {
  const payload = JSON.stringify({ file: { ...manyRides(1), rows: Array(200_000).fill({}) } })
  const answer = await send(importResults.path, payload, { cookie: office.cookie })
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
  expect(Object.keys(answer.json().fields).length).toBeLessThanOrEqual(100)
}, 60_000)

test('what is packed wrongly is refused', async () => {
  for (const payload of [Buffer.from('no gzip'), gzipSync('{"file":1}').subarray(0, 15)]) {
    const answer = await send(importResults.path, payload, {
      cookie: office.cookie,
      'content-encoding': 'gzip',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed'])
  }
})

test('a body that drips in ends by itself, with a sentence', async () => {
  const answer = await rawRequest(url, head(logIn.path, 'content-length: 60000'), async (write) => {
    for (let drops = 0; drops < 200; drops += 1) {
      await write(' ')
      await pause(50)
    }
  })
  expect(answer.status).toBe(408)
  expect(answer.text).toContain('too_slow')
})

test('many large bodies at once wait or are told to come again, and none is lost halfway', async () => {
  const body = gzipSync(JSON.stringify({ file: manyRides(1500) }))
  const headers = { 'content-encoding': 'gzip' }
  const callers = await Promise.all(Array.from({ length: 6 }, () => server.asUser()))
  const answers = await Promise.all(
    callers.flatMap(({ cookie }) =>
      Array.from({ length: 4 }, () => send(importResults.path, body, { ...headers, cookie })),
    ),
  )
  const codes = answers.map((each) => (each.statusCode === 200 ? 'ok' : each.json().code))
  expect(new Set(codes)).toEqual(new Set(['ok', 'busy']))
  const busy = answers.find((each) => each.statusCode === 503)
  expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0)
  const fresh = answers.filter((each) => each.statusCode === 200).map((each) => each.json().new)
  expect(fresh.reduce((sum, count) => sum + count, 0)).toBe(1500)
}, 60_000)

test('one address opens so many connections and no more', async () => {
  const plain = createServer((_request, response) => response.end('{}'))
  boundConnections(plain, [])
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const { port } = plain.address() as AddressInfo
  const open: Socket[] = []
  for (let index = 0; index < 1000; index += 1) {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    await once(socket, 'connect')
  }
  const one = `http://127.0.0.1:${port}`
  expect((await rawRequest(one, ['GET / HTTP/1.1'])).status).toBe(0)
  for (const socket of open) socket.destroy()
  await expect.poll(async () => (await rawRequest(one, ['GET / HTTP/1.1'])).status).toBe(200)
  plain.close()
  plain.closeAllConnections()
}, 60_000)
