import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { getOwnAvailability } from '#features/availability/contract-own.ts'
import { renewDriverPin } from '#features/drivers/session/contract-pins.ts'
import { submissions } from '#features/submissions/server/tables.ts'
import { instantNow } from '#platform/server/clock.ts'
import { choice, form } from '#test/availability/form.ts'
import { type MovingOffice, openOffice } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { createServer } from '../server.ts'

let server: TestServer
let app: FastifyInstance
let office: MovingOffice
const dist = mkdtempSync(join(tmpdir(), 'flotylla-own-'))
beforeAll(async () => {
  for (const folder of ['web/driver', 'web/admin', 'web/.vite', 'web/assets', 'prerender'])
    mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  for (const entry of ['driver', 'admin'])
    writeFileSync(
      join(dist, `web/${entry}/index.html`),
      '<html><head></head><body><div id="root"></div></body></html>',
    )
  writeFileSync(join(dist, 'web/assets/calendar-1a2b3c4d.css'), '.next{color:red}')
  writeFileSync(join(dist, 'web/assets/own-1a2b3c4d.css'), '.own{color:red}')
  writeFileSync(join(dist, 'web/assets/foot-1a2b3c4d.css'), '.foot{color:red}')
  writeFileSync(
    join(dist, 'web/.vite/manifest.json'),
    JSON.stringify({
      'driver/index.html': { file: 'assets/driver.js', imports: ['_base.js'] },
      '_base.js': { file: 'assets/base.js' },
      'driver/own-calendar-screen.tsx': {
        file: 'assets/own-calendar.js',
        imports: ['_base.js', '_home.js'],
        css: ['assets/own-1a2b3c4d.css'],
      },
      '_home.js': {
        file: 'assets/calendar.js',
        imports: ['_base.js', 'driver/index.html'],
        css: ['assets/calendar-1a2b3c4d.css'],
      },
      '../features/work-calendar/web/home-foot.tsx': {
        file: 'assets/foot.js',
        imports: ['_home.js'],
        css: ['assets/foot-1a2b3c4d.css'],
      },
      '../features/drivers/session/web/own-login-modal.tsx': {
        file: 'assets/login.js',
        imports: ['_home.js'],
      },
      '_form.js': { name: 'form', file: 'assets/form.js', imports: ['_base.js'] },
    }),
  )
  writeFileSync(
    join(dist, 'prerender/prerender.js'),
    `export const render = (path, { own }) => ({
      head: '',
      html: '<p>' + path + ' ' + (own ? Object.keys(own) + ' ' + (own.home ?? own.known).fullName + ' ' + (own.home ?? own.known).next?.reg + (own.known ? '</p><p>isSent: ' + own.known.isSent + '</p><p>last: ' + JSON.stringify(own.known.last) + ' own: ' + (own.known.own?.person.fullName) : '') : 'nobody') + '</p>',
    })`,
  )
  server = await startTestServer()
  app = await createServer(server.platform, { pages: { dist, freshMs: 0 } })
})
let turn = 0
beforeEach(async () => {
  office = await openOffice(server)
  // A look at a saved week serves its readers for 250 ms, whatever became of the tables meanwhile.
  turn += 1
  server.clock.advance(turn * 1000)
})
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(dist, { recursive: true })
})

const page = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const cookieOf = async (driver: string) => ({ cookie: (await server.asScope('driver', driver)).cookie ?? '' })

test('a known device gets its driver’s answer in the page itself', async () => {
  const { body, statusCode } = await page('/kalendarz-pracy', await cookieOf(office.jan))
  expect(statusCode).toBe(200)
  expect(body).toContain('<p>/kalendarz-pracy home Jan Lis W01</p>')
})

test('no cache keeps one driver’s page, and none takes it for the page of everyone', async () => {
  const own = await page('/kalendarz-pracy', await cookieOf(office.jan))
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(own.headers.etag).toBeUndefined()
  expect(String(own.headers.vary).toLowerCase()).toContain('cookie')
  const shared = await page('/kalendarz-pracy')
  expect(shared.headers['cache-control']).toBe('no-cache')
  expect(String(shared.headers.vary).toLowerCase()).toContain('cookie')
})

const JAN = 'home Jan Lis W01'
const EWA = 'home Ewa Żak W01'

test('the form knows who sends it and the next shift, and is kept by no cache either', async () => {
  const { body, headers } = await page('/', await cookieOf(office.jan))
  expect(body).toContain('<p>/ known Jan Lis W01</p>')
  expect(headers['cache-control']).toBe('private, no-store')
  const shared = await page('/')
  expect(shared.body).toContain('<p>/ nobody</p>')
  expect(String(shared.headers.vary).toLowerCase()).toContain('cookie')
})

test('the form knows whether its driver has sent it, whatever the phone remembers', async () => {
  const isSent = async () => /isSent: (\w+)/.exec((await page('/', await cookieOf(office.jan))).body)?.[1]
  const week = { year: 2026, week: 12 }
  const driver = { as: await server.asScope('driver', office.jan) }
  const { sent } = answered(await server.call(getOwnAvailability, week, driver))
  expect(await isSent()).toBe(String(sent !== null))
})

test('the form knows its driver’s last week and this one, so that the phone asks for neither', async () => {
  const told = async () =>
    /<p>last: (.*?) own: (.*?)<\/p>/.exec((await page('/', await cookieOf(office.jan))).body)
  const at = instantNow(server.clock)
  server.clock.set('2026-03-04T11:00:00Z')
  const jan = { as: await server.asScope('driver', office.jan) }
  const { person } = answered(await server.call(getOwnAvailability, { year: 2026, week: 11 }, jan))
  const sent = form({
    ...{ fullName: person.fullName, phone: person.phone, weekNum: 11 },
    selectedDays: [choice(9, 'Dzień'), choice(11, 'Noc rezerwa')],
  })
  answered(await server.call(submitAvailability, sent, jan))
  server.clock.set(at)
  // What is sent for the coming week needs no other to be repeated.
  await server.database.queries.delete(submissions).where(eq(submissions.week, 12))
  const [, last = '', own] = (await told()) ?? []
  expect(own).toBe('Jan Lis')
  expect(JSON.parse(last)).toEqual({
    week: { year: 2026, week: 11 },
    days: [
      { date: '2026-03-09', option: 'day' },
      { date: '2026-03-11', option: 'night-reserve' },
    ],
  })
})

test('nobody is shown what was drawn for another, in whatever order and at once', async () => {
  const [jan, ewa] = [await cookieOf(office.jan), await cookieOf(office.ewa)]
  const pages = await Promise.all(
    [jan, {}, ewa, jan, {}, ewa].map((headers) => page('/kalendarz-pracy', headers)),
  )
  const told = pages.map(({ body }) => /<p>\S+ (.*?)<\/p>/.exec(body)?.[1])
  expect(told).toEqual([JAN, 'nobody', EWA, JAN, 'nobody', EWA])
})

test('a page that was kept for everyone is no answer to a known device, nor the reverse', async () => {
  const shared = await page('/kalendarz-pracy')
  const asked = { 'if-none-match': String(shared.headers.etag), ...(await cookieOf(office.jan)) }
  expect((await page('/kalendarz-pracy', asked)).body).toContain('Jan Lis')
})

test('a session that has ended, an invented one and the fleet’s get the page of everyone', async () => {
  const headers = await cookieOf(office.jan)
  answered(await server.call(renewDriverPin, { id: office.jan }, { as: office.admin() }))
  const fleet = { cookie: (await server.asScope('fleet')).cookie ?? '' }
  for (const carried of [headers, { cookie: `flotylla_driver=${'x'.repeat(43)}` }, fleet])
    expect((await page('/kalendarz-pracy', carried)).body).toContain('<p>/kalendarz-pracy nobody</p>')
})

test.each(['/koordynator', '/paliwo', '/nie-ma'])('%s is the same for a known device', async (url) => {
  const { body } = await page(url, await cookieOf(office.jan))
  expect(body).toContain(' nobody</p>')
})

test('where the own answer can’t be had the page goes out as for everyone', async () => {
  const { cookie } = await cookieOf(office.jan)
  const { platform } = server
  const broken = await createServer(
    {
      ...platform,
      clock: {
        now: () => {
          throw new Error('no clock')
        },
      },
    },
    { pages: { dist, freshMs: 0 } },
  )
  expect((await broken.inject({ url: '/kalendarz-pracy', headers: { cookie } })).statusCode).toBe(200)
  await broken.close()
})

const named = (script: string) => `<link rel="modulepreload" crossorigin href="/assets/${script}.js">`

test('a page with files of its own comes with their styles, and names their scripts', async () => {
  const { body, headers } = await page('/kalendarz-pracy')
  expect(body).toContain('<style>.next{color:red}</style>')
  for (const script of ['own-calendar', 'calendar']) expect(body).toContain(named(script))
  expect(body).not.toContain('href="/assets/base.js"')
  expect(headers['content-security-policy']).toContain('sha256-')
  const form = (await page('/')).body
  expect(form).not.toContain('.next{')
  expect(form).toContain(named('form'))
})

test('of two styles the one of the screen itself holds, and what is drawn for later has its own', async () => {
  const { body } = await page('/kalendarz-pracy', await cookieOf(office.jan))
  const places = ['.next{', '.own{', '.foot{'].map((rule) => body.indexOf(rule))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(body).not.toContain(named('foot'))
})

test('the login’s script is named where nobody is known, and on no known driver’s page', async () => {
  expect((await page('/kalendarz-pracy')).body).toContain(named('login'))
  const { body } = await page('/kalendarz-pracy', await cookieOf(office.jan))
  expect(body).toContain(named('own-calendar'))
  expect(body).not.toContain(named('login'))
})
