import { expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { readMessage } from '#features/messaging/contract.ts'
import { postLetter } from '#features/messaging/server/public.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { answered, type TestCaller } from '#test/server/test-server.ts'
import { transferOffice } from '#test/transfers/transfer-office.ts'

const office = transferOffice()
const call: typeof office.server.call = (...asked) => office.server.call(...asked)
const logOf = async (as: TestCaller, driver?: string) =>
  answered(await call(listAudit, { limit: 200, ...(driver ? { driver } : {}) }, { as })).data.map(
    ({ attributes }) => attributes,
  )

test('an administrator without the right to money reads in the log that money moved, not how much and to whom', async () => {
  const [jan = ''] = await office.owing([1001])
  await office.settings({ twoPersonsOver: 77700 })
  await office.prepared()
  const admin = await office.server.asUser({ admin: true })
  const both = await office.server.asUser({ admin: true, money: true })
  const log = await logOf(admin)
  const ofMoney = log.filter((entry) => entry.ofMoney)
  expect(ofMoney.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['PUT /api/transfer-settings', 'POST /api/transfer-batches']),
  )
  expect(ofMoney.every(({ details }) => Object.keys(details).length === 0)).toBe(true)
  for (const secret of ['1001', '77700', jan]) expect(JSON.stringify(log)).not.toContain(secret)
  const whole = JSON.stringify(await logOf(both))
  for (const secret of ['1001', '77700', jan]) expect(whole).toContain(secret)
})

test('nor whose account or cash it was, asked for one driver', async () => {
  const [jan = ''] = await office.owing([1001])
  const admin = await office.server.asUser({ admin: true })
  expect((await logOf(admin, jan)).filter(({ ofMoney }) => ofMoney)).toEqual([])
  const both = await office.server.asUser({ admin: true, money: true })
  expect((await logOf(both, jan)).length).toBeGreaterThan(0)
})

test('a message that says what was settled shows its text to the right to money alone', async () => {
  const text = 'Do wypłaty 256,65 zł na konto …1017'
  await office.server.database.transaction((tx) =>
    postLetter(tx, office.server.platform, {
      ...{ eventKey: 'x', to: 'jan@example.pl', subject: 'Rozliczenie', text },
      about: { kind: 'statement-ready', id: 'x' },
    }),
  )
  const [row] = await office.server.database.queries.select({ id: messages.id }).from(messages)
  const read = async (as: TestCaller) => answered(await call(readMessage, { id: row?.id ?? '' }, { as }))
  expect(await read(await office.server.asUser({ admin: true }))).toMatchObject({ text: '', ofMoney: true })
  expect(await read(await office.server.asUser({ admin: true, money: true }))).toMatchObject({
    text,
    ofMoney: false,
  })
})
