import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { setMessaging } from '#features/messaging/contract-texts.ts'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { setDefaultLimit, setNotifications } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { pickFreeShifts } from '../../contract.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  office = await server.asUser({ admin: true })
  answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
})
afterAll(() => server.close())

const pick = async (fullName: string, phone: string) =>
  answered(
    await server.call(
      pickFreeShifts,
      { fullName, phone, email: 'zofia@example.pl', addedDays: [{ date: '2026-03-16', shift: 'Dzień' }] },
      { as: office },
    ),
  )

async function sms(): Promise<{ text: string; state: string }[]> {
  const { data } = answered(await server.call(listMessages, { kind: 'sms' }, { as: office }))
  const read = data.map(({ id }) => server.call(readMessage, { id }, { as: office }))
  return (await Promise.all(read)).map(answered).map(({ text, attributes: { state } }) => ({ text, state }))
}

test('a picked free shift is told by SMS only where the fleet wants that, and not once it has begun (D15, D30)', async () => {
  await pick('Zofia Nowa', '600100299')
  expect(await sms()).toEqual([])

  answered(await server.call(setMessaging, { freeShiftSms: true }, { as: office }))
  const notifications = { sendPinBySms: true, sendConfirmation: true, sendServiceSms: false }
  answered(await server.call(setNotifications, notifications, { as: office }))
  await pick('Ewa Żak', '600100298')
  expect((await sms()).sort((a, b) => a.text.localeCompare(b.text, 'pl'))).toEqual([
    {
      text: 'Ewa, masz dodatkowa zmiane: 16.3.2026 (dzien), auto: podamy pozniej. Dziekujemy!',
      state: 'no-gateway',
    },
    { text: expect.stringMatching(/^Twoj PIN do kalendarza pracy: [1-9]{4}\./), state: 'no-gateway' },
  ])

  server.clock.set('2026-03-16T05:00:00Z')
  office = await server.asUser({ admin: true })
  for (const job of messagingJobs(server.platform)) await job.run()
  expect((await sms()).map(({ state }) => state).sort()).toEqual(['expired', 'no-gateway'])
})
