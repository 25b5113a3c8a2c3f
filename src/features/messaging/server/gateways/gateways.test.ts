import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#features/audit/server/tables.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import {
  getGateways,
  listGatewayChanges,
  removeGateway,
  sendTestMessage,
  setMailServer,
  setSmsGateway,
} from '../../contract-gateways.ts'
import { sendFaultText } from '../../texts-gateway.ts'
import { gatewayFailures } from '../../texts-gateway-failures.ts'
import { messagingJobs, postSms } from '../public.ts'
import { messages, officeGateways } from '../tables.ts'
import { sealedGateways } from './sealed-entries.ts'

const TOKEN = 'token-of-the-fleet-ab12'
const MINUTE = 60_000

let gateway: SmsGatewayServer
let mail: MailServer
/** Gateways may stand on this machine; the other one is as the product comes. */
let server: TestServer
let ordinary: TestServer
let boss: TestCaller
beforeAll(async () => {
  gateway = await startSmsGateway({ token: TOKEN })
  mail = await startMailServer()
  server = await startTestServer({ env: { PRIVATE_GATEWAYS: 'on' } })
  ordinary = await startTestServer()
})
afterAll(() => Promise.all([server.close(), ordinary.close(), gateway.close(), mail.close()]))
beforeEach(async () => {
  await server.reset()
  await ordinary.reset()
  gateway.forget()
  ;(mail.letters as unknown[]).length = 0
  mail.refuseWith(undefined)
  server.clock.set('2026-03-11T11:00:00Z')
  boss = await server.asUser({ admin: true, money: true })
})

const read = async (as = boss) => answered(await server.call(getGateways, {}, { as }))
const sms = (more: object = {}) => ({
  gateway: 'smsapi' as const,
  token: TOKEN,
  from: '',
  url: gateway.url,
  ...more,
})
const letters = (more: object = {}) => ({
  ...{ host: '127.0.0.1', port: Number(new URL(mail.url).port), security: 'none' as const },
  ...{ user: '', password: '', from: 'Flota <grafik@example.pl>' },
  ...more,
})
const setSms = async (more: object = {}, as = boss) => {
  const seen = (await read()).sms.entry?.version ?? ''
  return server.call(setSmsGateway, { ...sms(), seen, ...more }, { as })
}
const setMail = async (more: object = {}) => {
  const seen = (await read()).email.entry?.version ?? ''
  return server.call(setMailServer, { ...letters(), seen, ...more }, { as: boss })
}
const post = (eventKey = 'change:1') =>
  server.database.transaction((tx) =>
    postSms(tx, server.platform, { eventKey, to: '+48600100200', text: 'Zmiana' }),
  )
async function work(on = server): Promise<void> {
  for (const job of messagingJobs(on.platform)) await job.run()
}
const statesOf = async () =>
  (await server.database.queries.select({ state: messages.state }).from(messages)).map(({ state }) => state)

test('an SMS gateway entered in the office is in force without a restart, and what waited goes out', async () => {
  await post()
  await work()
  expect(await statesOf()).toEqual(['no-gateway'])
  answered(await setSms({ from: 'Flota' }))
  await work()
  expect(gateway.sent).toMatchObject([{ to: '48600100200', text: 'Zmiana', from: 'Flota' }])
  expect((await read()).sms).toMatchObject({ name: 'smsapi', from: 'Flota', setBy: 'office' })
})

test('another process knows of it with its next round of sending', async () => {
  answered(await setSms())
  const { queries } = server.database
  const [row] = await queries.select().from(officeGateways)
  const elsewhere = { ...server.platform, officeGateways: { smtp: undefined, sms: undefined } }
  await post()
  for (const job of messagingJobs(elsewhere)) await job.run()
  expect(elsewhere.officeGateways.sms).toMatchObject({ entered: { account: `smsapi:${row?.entryId}` } })
  expect(gateway.sent).toHaveLength(1)
})

test('the token lies sealed, and no answer ever holds it: only its last characters', async () => {
  answered(await setSms())
  const { queries } = server.database
  const [row] = await queries.select().from(officeGateways)
  expect(JSON.stringify(row)).not.toContain(TOKEN)
  const gateways = await read()
  expect(JSON.stringify(gateways)).not.toContain(TOKEN)
  expect(gateways.sms.entry).toMatchObject({ secret: '…ab12', enteredBy: 'Anna Próbna', readable: true })
  expect(JSON.stringify(await queries.select().from(auditLog))).not.toContain(TOKEN)
  expect(server.log.join('\n')).not.toContain(TOKEN)
})

test('who may set, remove and try: an administrator who has the right to money too; neither alone', async () => {
  const [administrator, accountant] = [
    await server.asUser({ admin: true }),
    await server.asUser({ money: true }),
  ]
  for (const as of [administrator, accountant]) {
    expect(await setSms({}, as)).toMatchObject({ status: 403 })
    expect(await server.call(setMailServer, { ...letters(), seen: '' }, { as })).toMatchObject({
      status: 403,
    })
    expect(await server.call(removeGateway, { kind: 'sms', seen: '' }, { as })).toMatchObject({ status: 403 })
    expect(await server.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as })).toMatchObject({
      status: 403,
    })
  }
  expect(await read(administrator)).toMatchObject({ maySet: false, sms: { name: null } })
  expect(await server.call(getGateways, {}, { as: accountant })).toMatchObject({ status: 403 })
  expect(await read()).toMatchObject({ maySet: true })
})

test('of a password nothing is shown, however long; only that there is one', async () => {
  answered(await setMail({ user: 'grafik', password: 'a-password-of-many-letters' }))
  expect((await read()).email.entry?.secret).toBe('…')
})

test('every change stands in the audit log by who made it', async () => {
  answered(await setSms())
  answered(await setMail())
  const seen = (await read()).sms.entry?.version ?? ''
  answered(await server.call(removeGateway, { kind: 'sms', seen }, { as: boss }))
  const rows = await server.database.queries.select().from(auditLog)
  expect(rows.map(({ action }) => action)).toEqual([
    'PUT /api/message-gateways/sms',
    'PUT /api/message-gateways/email',
    'DELETE /api/message-gateways/:kind',
  ])
  const { port } = new URL(mail.url)
  expect(rows.map(({ details }) => details)).toEqual([
    {
      ...{ kind: 'sms', gateway: 'smsapi', host: '127.0.0.1' },
      ...{ port: Number(new URL(gateway.url).port), sender: '' },
    },
    { kind: 'email', host: '127.0.0.1', port: Number(port), sender: 'Flota <grafik@example.pl>' },
    { kind: 'sms' },
  ])
})

test('the log says of a gateway’s usual address where that is, and of what was refused nothing that was typed', async () => {
  const as = await ordinary.asUser({ admin: true, money: true })
  await ordinary.call(setSmsGateway, { ...sms({ url: 'https://user:pass@x.example' }), seen: '' }, { as })
  answered(await ordinary.call(setSmsGateway, { ...sms({ url: '' }), seen: '' }, { as }))
  const rows = await ordinary.database.queries.select().from(auditLog)
  expect(rows.map(({ details }) => details)).toMatchObject([
    { gateway: 'smsapi', host: 'api.smsapi.pl', port: 443 },
  ])
  expect(JSON.stringify(rows)).not.toContain('x.example')
})

const changesAs = async (as: TestCaller) =>
  answered(await server.call(listGatewayChanges, {}, { as })).data.map(({ id: _, at: __, ...told }) => told)

test('the others who have a flag or the right are told for a week where messages go now, and by whose hand', async () => {
  answered(await setMail())
  server.clock.advance(1000)
  const seen = (await read()).email.entry?.version ?? ''
  answered(await server.call(removeGateway, { kind: 'email', seen }, { as: boss }))
  const told = [
    { kind: 'email', removed: true, by: 'Anna Próbna', gateway: '', host: '', port: null },
    {
      ...{ kind: 'email', removed: false, by: 'Anna Próbna', gateway: '', host: '127.0.0.1' },
      port: Number(new URL(mail.url).port),
    },
  ]
  expect(await changesAs(await server.asUser({ admin: true }))).toEqual(told)
  expect(await changesAs(await server.asUser({ money: true }))).toEqual(told)
  expect(await changesAs(await server.asUser())).toEqual([])
  expect(await changesAs(boss)).toEqual([])
  server.clock.advance(8 * 24 * 60 * MINUTE)
  expect(await changesAs(await server.asUser({ admin: true }))).toEqual([])
})

test('what was refused changed nothing, and nobody is told of it', async () => {
  await setSms({ url: 'ftp://127.0.0.1' })
  expect(await changesAs(await server.asUser({ admin: true }))).toEqual([])
})

test('who was second is told, and nothing of the first is lost', async () => {
  answered(await setSms({ from: 'Pierwsza' }))
  const late = await server.call(setSmsGateway, { ...sms({ from: 'Druga' }), seen: '' }, { as: boss })
  expect(late).toMatchObject({ status: 409, failure: { code: 'changed_meanwhile' } })
  expect((await read()).sms.from).toBe('Pierwsza')
})

test('two who save at the same moment: one is told that the other was first', async () => {
  const both = await Promise.all(
    ['Raz', 'Dwa'].map((from) => server.call(setSmsGateway, { ...sms({ from }), seen: '' }, { as: boss })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the kept token stays for another sender, and goes to no other address', async () => {
  answered(await setSms())
  answered(await setSms({ token: '', from: 'Nowa' }))
  const thief = await setSms({ token: '', url: 'http://127.0.0.1:9' })
  expect(thief).toMatchObject({ status: 422, failure: { fields: { token: gatewayFailures.tokenAnew } } })
  await post()
  await work()
  expect(gateway.sent).toMatchObject([{ from: 'Nowa' }])
})

test('the environment wins: the screen says so, and nothing can be set', async () => {
  const env = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: TOKEN, SMS_URL: gateway.url, PRIVATE_GATEWAYS: 'on' },
  })
  try {
    const as = await env.asUser({ admin: true, money: true })
    expect(answered(await env.call(getGateways, {}, { as })).sms).toMatchObject({
      setBy: 'environment',
      entry: null,
    })
    const set = await env.call(setSmsGateway, { ...sms({ gateway: 'serwersms' }), seen: '' }, { as })
    expect(set).toMatchObject({ status: 409, failure: { code: 'set_by_environment' } })
  } finally {
    await env.close()
  }
})

test.each([
  'http://127.0.0.1:8080',
  'https://localhost',
  'https://localhost./',
  'https://intranet.',
  'https://[::127.0.0.1]',
  'https://[::a00:1]',
  'https://127.1',
  'https://10.0.0.7',
  'https://169.254.169.254/latest',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
  'https://2130706433',
  'https://router.local',
  'https://intranet',
  'http://api.smsapi.pl',
  'https://user:secret@api.smsapi.pl',
  'https://api.smsapi.pl?x=1',
  'ftp://api.smsapi.pl',
  'smsapi',
])('no gateway is asked at %s', async (url) => {
  const as = await ordinary.asUser({ admin: true, money: true })
  const answer = await ordinary.call(setSmsGateway, { ...sms({ url }), seen: '' }, { as })
  expect(answer).toMatchObject({ status: 422, failure: { fields: { url: expect.any(String) } } })
})

test('a name that leads into this network is refused when it is connected to, and told so', async () => {
  const { secrets, database, clock } = ordinary.platform
  // As if the name had led elsewhere when it was entered.
  const entry = { ...sms({ url: 'https://localhost:9' }) }
  await database.queries.insert(officeGateways).values({
    ...{ kind: 'sms', sealed: secrets.seal(JSON.stringify(entry)), entryId: crypto.randomUUID() },
    ...{ enteredAt: clock.now().toISOString(), enteredBy: 'Anna' },
  })
  const as = await ordinary.asUser({ admin: true, money: true })
  const tried = answered(await ordinary.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as }))
  expect(tried).toMatchObject({ sent: false, fault: { code: 'no-answer', why: 'EPRIVATE' } })
  expect(sendFaultText(tried.fault)).toContain('sieci wewnętrznej')
})

test('the same of a mail server', async () => {
  const as = await ordinary.asUser({ admin: true, money: true })
  const set = (host: string, security: 'tls' | 'none' = 'tls') =>
    ordinary.call(setMailServer, { ...letters({ host, security }), seen: '' }, { as })
  for (const host of [
    ...['localhost', '192.168.1.2', 'poczta', '::1', '::127.0.0.1', '::a00:1', '127.1', '0x7f.1'],
    ...['0177.0.0.1', '0x7f000001', '2130706433', 'localhost.localdomain'],
  ])
    expect(await set(host)).toMatchObject({ failure: { fields: { host: gatewayFailures.privateHost } } })
  expect(await set('mail.example.pl', 'none')).toMatchObject({
    failure: { fields: { security: gatewayFailures.openNetwork } },
  })
  // Numbers that are no address, or an address in other words.
  for (const host of [
    'mail.1.2.3.4',
    '8.8.2056',
    'localhost.',
    'mail example',
    'mail.example.pl/x',
    'a@b',
    '',
  ])
    expect(await set(host)).toMatchObject({ failure: { fields: { host: expect.any(String) } } })
})

test('what an earlier account may have had goes to no other one by itself', async () => {
  answered(await setSms())
  gateway.next('rubbish')
  await post()
  await work()
  answered(await setSms({ url: gateway.url.replace('127.0.0.1', 'localhost') }))
  server.clock.advance(60 * MINUTE)
  await work()
  expect(gateway.sent).toHaveLength(1)
  const [row] = await server.database.queries.select().from(messages)
  expect(row).toMatchObject({ state: 'failed', error: { code: 'uncertain' } })
})

test('once a gateway is mended, what waited for its next try goes at once', async () => {
  answered(await setSms({ token: 'wrong' }))
  await post()
  await work()
  answered(await setSms())
  await work()
  expect(gateway.sent).toHaveLength(1)
})

test('a removed gateway sends nothing more; what waits stays', async () => {
  answered(await setSms())
  const seen = (await read()).sms.entry?.version ?? ''
  answered(await server.call(removeGateway, { kind: 'sms', seen }, { as: boss }))
  await post()
  await work()
  expect(await statesOf()).toEqual(['no-gateway'])
  expect((await read()).sms).toMatchObject({ setBy: null, entry: null })
})

test('sealed with a lost key, it has to be entered again, and says so', async () => {
  answered(await setSms())
  const { queries } = server.database
  await queries
    .update(officeGateways)
    .set({ sealed: createSecrets(Buffer.alloc(32, 9)).seal('{}') })
    .where(eq(officeGateways.kind, 'sms'))
  expect((await read()).sms).toMatchObject({ name: null, entry: { readable: false, secret: '' } })
  const holder = sealedGateways(server.platform)
  expect(await holder.unreadable(queries)).toBe(1)
  expect(await server.database.transaction((tx) => holder.renew(tx, 10))).toBe(1)
  expect(await holder.unreadable(queries)).toBe(0)
  answered(await setSms())
  expect((await read()).sms.entry).toMatchObject({ readable: true, secret: '…ab12' })
})
