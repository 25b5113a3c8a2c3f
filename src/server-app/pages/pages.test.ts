import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPopupText } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { createServer } from '../server.ts'

let server: TestServer
let app: FastifyInstance
const dist = mkdtempSync(join(tmpdir(), 'flotylla-dist-'))
beforeAll(async () => {
  for (const folder of ['web/driver', 'web/admin', 'web/assets', 'prerender'])
    mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(dist, 'web/driver/index.html'),
    '<html><head></head><body><div id="root"></div></body></html>',
  )
  writeFileSync(
    join(dist, 'web/admin/index.html'),
    '<html><head><meta name="csp-nonce" content="" /></head></html>',
  )
  writeFileSync(join(dist, 'web/assets/app-1a2b3c4d.js'), `console.log(1)//${'x'.repeat(5000)}`)
  writeFileSync(join(dist, 'web/assets/inter.woff2'), 'y'.repeat(5000))
  writeFileSync(join(dist, 'web/assets/early-1.js'), 'early')
  writeFileSync(join(dist, 'web/secret.map'), 'source')
  writePrerender('settings.popupText')
  server = await startTestServer()
  app = await createServer(server.platform, { pages: { dist, freshMs: 0 } })
})
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(dist, { recursive: true })
})

function writePrerender(expression: string): void {
  writeFileSync(
    join(dist, 'prerender/prerender.js'),
    `export const render = (path, { settings, capacity, bonuses, today }) => ({
      head: '<style>p{color:red}</style>',
      html: '<p>' + path + ' ' + today + ' ' + settings.week + ' ' + capacity.data.length + ' ' + bonuses.data.length + ' $& ' + ${expression} + '</p>',
    })`,
  )
}

let touched = Date.parse('2031-01-01T00:00:00Z')
/** The build was made anew. */
function touch(): void {
  touched += 60_000
  utimesSync(join(dist, 'web/driver/index.html'), new Date(touched), new Date(touched))
}

const page = (url: string, headers = {}) => app.inject({ url, headers })

test('the driver’s page comes with today’s public data in it, and its style alone may stand inline', async () => {
  const { body, headers, statusCode } = await page('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root"><p>/ 2026-03-11 11 7 0 $& </p></div>')
  expect(body).toContain('<style>p{color:red}</style></head>')
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/)
  expect(headers['content-security-policy']).not.toContain('unsafe')
})

test('a page is in the language of whoever asks, and in Polish where that was not built (D45)', async () => {
  writeFileSync(
    join(dist, 'web/driver/index.uk.html'),
    '<html lang="uk"><head></head><body><div id="root"></div></body></html>',
  )
  writeFileSync(
    join(dist, 'prerender/prerender.uk.js'),
    `export const render = (path) => ({ head: '', html: '<p>Графік ' + path + '</p>' })`,
  )
  const polish = await page('/')
  expect(String(polish.headers.vary).split(', ').sort()).toEqual([
    'accept-encoding',
    'accept-language',
    'cookie',
  ])
  for (const headers of [
    { 'accept-language': 'de, uk-UA;q=0.9, pl;q=0.8' },
    { 'accept-language': 'pl', cookie: 'flotylla_lang=uk' },
  ]) {
    const { body } = await page('/kalendarz-pracy', headers)
    expect(body).toContain('<html lang="uk">')
    expect(body).toContain('<p>Графік /kalendarz-pracy</p>')
  }
  for (const headers of [
    { 'accept-language': 'ka' },
    { 'accept-language': 'uk', cookie: 'flotylla_lang=pl' },
    {},
  ])
    expect((await page('/', headers)).body).toBe(polish.body)
  const fuel = await page('/paliwo', { 'accept-language': 'uk' })
  expect(fuel.body).not.toContain('Графік')
  const same = { cookie: 'flotylla_lang=uk', 'if-none-match': String(polish.headers.etag) }
  expect((await page('/', same)).statusCode).toBe(200)
  rmSync(join(dist, 'web/driver/index.uk.html'))
})

test('a changed setting is on the next page, and an unchanged page is answered with 304', async () => {
  const before = await page('/')
  expect((await page('/', { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(304)
  const user = await server.asUser()
  answered(await server.call(setPopupText, { popupText: 'Myjnia zamknięta' }, { as: user }))
  const after = await page('/', { 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('Myjnia zamknięta')
})

test.each([
  ['/koordynator', 200, 'driver'],
  ['/kalendarz-pracy', 200, 'driver'],
  ['/moje-rozliczenia', 200, 'driver'],
  ['/moje-rozliczenia/R-2026-47-0017', 200, 'driver'],
  ['/paliwo', 200, 'driver'],
  ['/ps/3f1c', 200, 'driver'],
  ['/to-nie-ja', 200, 'driver'],
  ['/j', 200, 'driver'],
  ['/login', 200, 'admin'],
  ['/admin', 200, 'admin'],
  ['/admin/samochody/edycja/7', 200, 'admin'],
  ['/pomoc', 200, 'admin'],
  ['/nie/ma/tego', 404, 'driver'],
  ['/adminek', 404, 'driver'],
])('%s is %i, the page of the %s (Spec 1 §2)', async (url, status, door) => {
  const { body, statusCode, headers } = await page(url)
  expect(statusCode).toBe(status)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body.includes('csp-nonce')).toBe(door === 'admin')
})

test.each(['/kalendarz-pracy', '/to-nie-ja', '/admin/kopie'])('%s/ leads to the page itself', async (url) => {
  const { statusCode, headers } = await page(`${url}/`)
  expect([statusCode, headers.location]).toEqual([308, url])
})

test.each([
  '//',
  '//zly.test/',
  '//zly.test/admin/',
  '/\\zly.test/',
  '/nie/ma/',
  '/admin2/',
  '/assets/none.js/',
])('%s with its slash at the end leads nowhere else', async (url) => {
  const { statusCode, headers } = await page(url)
  expect(headers.location).toBeUndefined()
  expect([200, 404]).toContain(statusCode)
})

test('each page of the office has a nonce of its own, which its policy names', async () => {
  const [first, second] = [await page('/login'), await page('/login')]
  const nonce = /content="([^"]+)"/.exec(first.body)?.[1] ?? ''
  expect(nonce).toHaveLength(24)
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(second.body).not.toContain(nonce)
  expect(first.headers['cache-control']).toBe('no-store')
})

test('built files are kept for ever, and sent in the encoding that the caller takes', async () => {
  const url = '/assets/app-1a2b3c4d.js'
  const plain = await page(url)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const inBrotli = await page(url, { 'accept-encoding': 'gzip, br' })
  expect(inBrotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(inBrotli.rawPayload).toString()).toBe(plain.body)
  const inGzip = await page(url, { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(inGzip.rawPayload).toString()).toBe(plain.body)
  expect((await page('/assets/early-1.js')).headers['cache-control']).toBe('public, max-age=3600')
  const font = await page('/assets/inter.woff2', { 'accept-encoding': 'br' })
  expect([font.rawPayload.length, font.headers['content-type']]).toEqual([5000, 'font/woff2'])
})

test.each([
  '/secret.map',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/none.js',
  '/driver/index.html',
  '/.vite/manifest.json',
])('%s is not served', async (url) => {
  expect((await page(url)).statusCode).toBe(404)
})

test('an unknown call is told in JSON, a write to a page too', async () => {
  for (const answer of [
    await page('/api/nope'),
    await page('/api'),
    await app.inject({ method: 'POST', url: '/koordynator' }),
    await app.inject({ method: 'DELETE', url: '/nope' }),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_call'])
  }
})

const buildIn = (html: string) => /<meta name="build" content="([\w-]{12})"/.exec(html)?.[1]

test('both pages carry the build’s id, and every answer of the server names it', async () => {
  const id = buildIn((await page('/')).body)
  expect(id).toBeDefined()
  expect(buildIn((await page('/login')).body)).toBe(id)
  for (const url of ['/api/settings', '/auth/me', '/api/nope', '/admin'])
    expect((await page(url)).headers['x-build']).toBe(id)
})

test('another build has another id, from the moment its pages are sent; without a build nothing is named', async () => {
  const other = mkdtempSync(join(tmpdir(), 'flotylla-other-'))
  cpSync(dist, other, { recursive: true })
  const replaced = await createServer(server.platform, { pages: { dist: other, freshMs: 0 } })
  const before = (await replaced.inject('/api/settings')).headers['x-build']
  expect(before).toBe((await page('/api/settings')).headers['x-build'])
  appendFileSync(join(other, 'web/admin/index.html'), '<!-- next -->')
  await expect
    .poll(async () => (await replaced.inject('/api/settings')).headers['x-build'])
    .toBe(buildIn((await replaced.inject('/login')).body))
  expect(buildIn((await replaced.inject('/login')).body)).not.toBe(before)
  rmSync(other, { recursive: true })
  await expect.poll(async () => (await replaced.inject('/api/settings')).headers['x-build']).toBeUndefined()
  await replaced.close()
})

test('a page that can’t be rendered goes out empty, and says so in the log', async () => {
  writePrerender('settings.none.at.all')
  const next = new Date('2030-01-01T00:00:00Z')
  utimesSync(join(dist, 'web/driver/index.html'), next, next)
  const { body, statusCode } = await page('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('<body><div id="root"></div></body>')
  expect(server.log.join()).toContain('driver page could not be rendered')
})

test('where nothing is built the page says so, with 503', async () => {
  const bare = await createServer(server.platform, { pages: { dist: join(dist, 'none') } })
  expect((await bare.inject('/')).statusCode).toBe(503)
  expect((await bare.inject('/api/settings')).statusCode).toBe(200)
  await bare.close()
})

test('phones keep the drivers’ pages by a worker that is asked for anew each time', async () => {
  writeFileSync(join(dist, 'web/sw.js'), 'const FILES=[]')
  touch()
  const { statusCode, headers, body } = await page('/sw.js')
  expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', 'const FILES=[]'])
  expect((await page('/')).body).not.toContain('name="worker"')
})

test('a build without a worker ends the one that phones have, and the pages say so', async () => {
  rmSync(join(dist, 'web/sw.js'), { force: true })
  touch()
  const { statusCode, headers, body } = await page('/sw.js')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  expect(body).toContain('self.registration.unregister()')
  expect((await page('/kalendarz-pracy')).body).toContain('<meta name="worker" content="off" />')
})

test('the operator ends it with KEEP_PAGES=off', async () => {
  writeFileSync(join(dist, 'web/sw.js'), 'const FILES=[]')
  touch()
  const { platform } = server
  const off = { ...platform, configuration: { ...platform.configuration, keepsPages: false } }
  const other = await createServer(off, { pages: { dist, freshMs: 0 } })
  expect((await other.inject('/sw.js')).body).toContain('self.registration.unregister()')
  expect((await other.inject('/')).body).toContain('<meta name="worker" content="off" />')
  await other.close()
})
