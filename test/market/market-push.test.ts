import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptRequest, refuseRequest } from '#features/market/contract-office.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { subscribePush } from '#features/push/contract.ts'
import { ensurePushKeys } from '#features/push/server/keys-store.ts'
import { sendDuePush } from '#features/push/server/send-push.ts'
import { MONDAY, openMarket } from '#test/market/open-market.ts'
import { type BrowserKeys, newBrowserKeys, readPush, startPushService } from '#test/push/push-service.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
let phones: Map<string, BrowserKeys>

beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ env: { PUSH_URL: service.url } })
})
afterAll(() => Promise.all([server.close(), service.close()]))
beforeEach(async () => {
  service.forget()
  market = await openMarket(server)
  await ensurePushKeys(server.platform)
  phones = new Map()
  for (const id of [market.office.jan, market.ola]) await subscribe(id)
})

/** A phone of the driver's, under an address that names the driver. */
async function subscribe(driverId: string): Promise<void> {
  const keys = newBrowserKeys()
  const address = `${service.url}/push/${driverId}`
  const { p256dh, auth } = keys
  const input = { address, p256dh, auth, device: 'Android' }
  answered(await server.call(subscribePush, input, { as: await market.as(driverId) }))
  phones.set(driverId, keys)
}

interface Told {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** What the phones of these drivers have been told since the last look. */
async function told(): Promise<(Told & { readonly to: string; readonly topic: unknown })[]> {
  await sendDuePush(server.platform)
  const seen = service.taken.map(({ path, headers, body }) => {
    const to = path.split('/').at(-1) ?? ''
    const keys = phones.get(to)
    if (!keys) throw new Error('It went to nobody.')
    return { to, topic: headers.topic, ...(JSON.parse(readPush(keys, body)) as Told) }
  })
  service.forget()
  return seen
}

test('an offer for the driver alone is told on the phone, with the shift, and nobody is named', async () => {
  await market.offered(market.office.jan, MONDAY, { to: market.ola })
  const [news, ...others] = await told()
  expect(others).toEqual([])
  expect(news).toMatchObject({ to: market.ola, title: 'Ktoś oddaje Ci zmianę', url: '/wolne' })
  expect(news?.body).toBe('Dzień, poniedziałek 16 marca. Dotknij, żeby zobaczyć.')
  const { title = '', body = '', url = '', tag = '' } = news ?? {}
  expect([title, body, url, tag].join(' ')).not.toMatch(/Jan|Lis|W0\d|600/)
})

test('who gives is told that it is taken; an offer that is off takes the place of the offer', async () => {
  const id = await market.offered(market.office.jan, MONDAY, { to: market.ola })
  const [offered] = await told()
  answered(await market.withdraw(market.office.jan, id))
  const [off, ...none] = await told()
  expect(none).toEqual([])
  expect(off).toMatchObject({ to: market.ola, title: 'Oferta zmiany jest nieaktualna' })
  // Of one topic a push service keeps the newer, and of one tag a phone shows one.
  expect([off?.topic, off?.tag]).toEqual([offered?.topic, offered?.tag])

  const again = await market.offered(market.office.jan, MONDAY)
  answered(await market.take(market.ola, again))
  expect(await told()).toMatchObject([{ to: market.office.jan, title: 'Twoja zmiana ma nowego kierowcę' }])
})

test('both hear what the office decides, and nothing of its reason', async () => {
  await market.set({ approval: 'always' })
  const id = await market.offered(market.office.jan, MONDAY)
  answered(await market.take(market.ola, id))
  expect(await told()).toEqual([])
  const as = market.office.admin()
  answered(await server.call(refuseRequest, { id, reason: 'Ola Ćma nie zna auta' }, { as }))
  const refused = await told()
  expect(refused.map(({ to }) => to).sort()).toEqual([market.office.jan, market.ola].sort())
  expect(refused.map(({ title }) => title)).toEqual(
    refused.map(() => 'Biuro nie zgodziło się na oddanie zmiany'),
  )
  expect(JSON.stringify(refused)).not.toMatch(/Ćma|nie zna/)

  const next = await market.offered(market.office.jan, MONDAY)
  answered(await market.take(market.ola, next))
  answered(await server.call(acceptRequest, { id: next }, { as }))
  const accepted = await told()
  expect(accepted.find(({ to }) => to === market.ola)?.title).toBe('Zmiana jest Twoja')
  expect(accepted.find(({ to }) => to === market.office.jan)?.title).toBe('Twoja zmiana ma nowego kierowcę')
})

test('what was taken back before it went out stays in the house', async () => {
  const id = await market.offered(market.office.jan, MONDAY, { to: market.ola })
  answered(await market.withdraw(market.office.jan, id))
  expect(await told()).toEqual([])
  const { data } = answered(await server.call(listMessages, {}, { as: market.office.admin() }))
  const pushes = data.filter(({ attributes }) => attributes.kind === 'push')
  expect(pushes.map(({ attributes }) => attributes.state)).toEqual(['withdrawn'])
})
