import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { listMessages, retryMessage } from '../../contract.ts'
import { actOnMessages } from '../../contract-bulk.ts'
import {
  getGateways,
  removeGateway,
  sendTestMessage,
  setMailServer,
  setSmsGateway,
} from '../../contract-gateways.ts'
import { sendFaultText } from '../../texts-gateway.ts'
import { messagingJobs } from '../public.ts'
import { messages } from '../tables.ts'

const TOKEN = 'token-of-the-fleet-ab12'
const MINUTE = 60_000

let gateway: SmsGatewayServer
let mail: MailServer
let server: TestServer
let boss: TestCaller
beforeAll(async () => {
  gateway = await startSmsGateway({ token: TOKEN })
  mail = await startMailServer()
  server = await startTestServer({ env: { PRIVATE_GATEWAYS: 'on' } })
})
afterAll(() => Promise.all([server.close(), gateway.close(), mail.close()]))
beforeEach(async () => {
  await server.reset()
  gateway.forget()
  ;(mail.letters as unknown[]).length = 0
  mail.refuseWith(undefined)
  server.clock.set('2026-03-11T11:00:00Z')
  boss = await server.asUser({ admin: true, money: true })
})

const read = async () => answered(await server.call(getGateways, {}, { as: boss }))
const setSms = async ({ token = TOKEN, url = gateway.url } = {}) => {
  const seen = (await read()).sms.entry?.version ?? ''
  return server.call(setSmsGateway, { gateway: 'smsapi', token, from: '', url, seen }, { as: boss })
}
const setMail = async ({ port = Number(new URL(mail.url).port) } = {}) => {
  const seen = (await read()).email.entry?.version ?? ''
  const entry = { host: '127.0.0.1', port, security: 'none', user: '', password: '' } as const
  return server.call(setMailServer, { ...entry, from: 'Flota <grafik@example.pl>', seen }, { as: boss })
}
async function work(): Promise<void> {
  for (const job of messagingJobs(server.platform)) await job.run()
}
const statesOf = async () =>
  (await server.database.queries.select({ state: messages.state }).from(messages)).map(({ state }) => state)

test('a test SMS goes out at once, once, and the gateway’s answer is told', async () => {
  answered(await setSms())
  const tried = answered(await server.call(sendTestMessage, { kind: 'sms', to: '600 100 200' }, { as: boss }))
  expect(tried).toMatchObject({ sent: true, fault: null })
  await work()
  expect(gateway.sent).toHaveLength(1)
  const listed = answered(await server.call(listMessages, {}, { as: boss }))
  expect(listed.data).toMatchObject([{ id: tried.id, attributes: { state: 'sent', aboutKind: 'test' } }])
})

test('a wrong token, a refusal and a gateway that is not there are told in Polish, and not tried again', async () => {
  const tryOut = async () => {
    server.clock.advance(MINUTE)
    const tried = answered(await server.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as: boss }))
    return [tried.sent, sendFaultText(tried.fault)]
  }
  answered(await setSms({ token: 'wrong' }))
  expect(await tryOut()).toEqual([false, expect.stringContaining('błędny token')])
  answered(await setSms())
  gateway.next({ error: 103 })
  expect(await tryOut()).toEqual([false, expect.stringContaining('brak punktów')])
  gateway.next('rubbish')
  expect(await tryOut()).toEqual([false, expect.stringContaining('niezrozumiała odpowiedź')])
  const sentBefore = gateway.sent.length
  answered(await setSms({ url: 'http://127.0.0.1:1' }))
  expect(await tryOut()).toEqual([false, expect.stringContaining('nie przyjął połączenia')])
  answered(await setSms())
  await work()
  expect(gateway.sent).toHaveLength(sentBefore)
})

test('a try soon after another waits: each may cost', async () => {
  answered(await setSms())
  const send = () => server.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as: boss })
  answered(await send())
  expect(await send()).toMatchObject({ status: 429, failure: { code: 'just_tried' } })
  server.clock.advance(MINUTE)
  answered(await send())
})

test('many tries at one moment: one goes out, whichever way it was to go', async () => {
  answered(await setSms())
  answered(await setMail())
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? server.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as: boss })
        : server.call(sendTestMessage, { kind: 'email', to: 'szef@example.pl' }, { as: boss }),
    ),
  )
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(many.filter(({ status }) => status === 429)).toHaveLength(39)
  expect(gateway.sent.length + mail.letters.length).toBe(1)
})

test('a test message is sent again by nobody: not singly, not with many', async () => {
  answered(await setSms({ token: 'wrong' }))
  const { id } = answered(await server.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as: boss }))
  answered(await setSms())
  expect(await server.call(retryMessage, { id }, { as: boss })).toMatchObject({
    failure: { code: 'not_repeatable' },
  })
  expect(answered(await server.call(actOnMessages, { act: 'again', ids: [id] }, { as: boss }))).toEqual({
    done: 0,
    left: [{ why: 'test', count: 1 }],
  })
  await work()
  expect(gateway.sent).toEqual([])
})

test('nobody has missed a test message: it is in no count and no list of what did not arrive', async () => {
  answered(await setSms({ token: 'wrong' }))
  answered(await server.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as: boss }))
  const missed = answered(await server.call(listMessages, { state: 'missed' }, { as: boss }))
  expect(missed).toMatchObject({ data: [], total: 0, counts: { failed: 1 }, missed: {} })
  const failed = answered(await server.call(listMessages, { state: 'failed' }, { as: boss }))
  expect(failed).toMatchObject({ total: 1, data: [{ attributes: { aboutKind: 'test' } }] })
})

test.each([
  ['sending', 'failed'],
  ['waiting', 'cancelled'],
  ['no-gateway', 'cancelled'],
] as const)('a test message that was left %s is not taken up by the sender', async (left, state) => {
  answered(await setSms())
  answered(await server.call(sendTestMessage, { kind: 'sms', to: '600100200' }, { as: boss }))
  const { queries } = server.database
  // As if the process had died, or an edition before had let it be sent again.
  const dueAt = server.clock.now().toISOString()
  await queries.update(messages).set({ state: left, lease: crypto.randomUUID(), dueAt, handedTo: 'smsapi' })
  server.clock.advance(60 * MINUTE)
  await work()
  expect(gateway.sent).toHaveLength(1)
  expect(await statesOf()).toEqual([state])
  const seen = (await read()).sms.entry?.version ?? ''
  answered(await server.call(removeGateway, { kind: 'sms', seen }, { as: boss }))
  await queries.update(messages).set({ state: left })
  await work()
  expect(await statesOf()).toEqual([state])
})

test('a mail server entered in the office sends, and a try tells its own words', async () => {
  answered(await setMail())
  const send = () => server.call(sendTestMessage, { kind: 'email', to: 'szef@example.pl' }, { as: boss })
  expect(answered(await send()).sent).toBe(true)
  expect(mail.letters).toMatchObject([{ from: { address: 'grafik@example.pl', name: 'Flota' } }])
  mail.refuseWith({ code: 550, text: 'no such mailbox' })
  server.clock.advance(MINUTE)
  const refused = answered(await send())
  expect(refused.sent).toBe(false)
  expect(sendFaultText(refused.fault)).toContain('no such mailbox')
})

test('a mail server that takes the connection and says nothing is given up, and told', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  try {
    answered(await setMail({ port }))
    const tried = answered(
      await server.call(sendTestMessage, { kind: 'email', to: 'szef@example.pl' }, { as: boss }),
    )
    expect(tried.sent).toBe(false)
    expect(sendFaultText(tried.fault)).toContain('przekroczony czas')
  } finally {
    silent.close()
  }
}, 30_000)
