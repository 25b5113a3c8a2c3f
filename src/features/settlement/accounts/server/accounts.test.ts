import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, exportDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { getUnreadable, renewUnreadable } from '#features/safekeeping/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  getPayeeAccount,
  importPayeeAccounts,
  listPayeeAccounts,
  previewPayeeAccounts,
  savePayeeAccount,
  showPayeeAccount,
} from '../contract.ts'
import { payeeAccounts } from './tables.ts'

const OURS = '61 1090 1014 0000 0712 1981 2874'
const DIGITS = '61109010140000071219812874'
/** Another one with right check digits. */
const OTHER = '27114020040000300201355387'

let server: TestServer
let money: TestCaller
let admin: TestCaller
let jan: string
let ewa: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  money = await server.asUser({ money: true })
  admin = await server.asUser({ admin: true })
  jan = await newDriver('Jan Kot', '600100200')
  ewa = await newDriver('Ewa Lis', '600100201')
})
afterAll(() => server.close())

const newDriver = async (fullName: string, phone: string) =>
  answered(await server.call(addDriver, { fullName, phone, email: '' }, { as: admin })).id
const save = (id: string, account: string, more: Partial<InputOf<typeof savePayeeAccount>> = {}) =>
  server.call(savePayeeAccount, { id, account, revision: 0, ...more }, { as: money })
const card = async (id: string) => answered(await server.call(getPayeeAccount, { id }, { as: money }))
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      [
        'payee_accounts',
        'payee_account_changes',
        'payee_account_checks',
        'audit_log',
        'idempotency_keys',
      ].map(
        async (table) =>
          (await server.database.queries.execute(sql`SELECT * FROM ${sql.identifier(table)}`)).rows,
      ),
    ),
  )

describe('a driver’s account', () => {
  test('is shown in part, and nowhere in the database is it readable', async () => {
    answered(await save(jan, `PL ${OURS}`, { payeeName: 'Jan Adam Kot', address: ['Prosta 1'] }))
    const { attributes } = await card(jan)
    expect(attributes).toMatchObject({ account: '61 1090 •••• 2874', payeeName: 'Jan Adam Kot', revision: 1 })
    const kept = await everything()
    for (const piece of [DIGITS, '0000071219', 'Jan Adam Kot']) expect(kept).not.toContain(piece)
  })

  test('is shown whole on demand alone, and each look is logged: who, when, whose', async () => {
    answered(await save(jan, OURS))
    expect(answered(await server.call(showPayeeAccount, { id: jan }, { as: money })).account).toBe(OURS)
    const { data } = answered(
      await server.call(listAudit, {}, { as: await server.asUser({ admin: true, money: true }) }),
    )
    const look = data.find(({ attributes }) => attributes.action === 'payee-account-shown')
    expect(look?.attributes).toMatchObject({ actor: `user:${money.id}`, details: { driver: jan } })
    expect((await server.call(showPayeeAccount, { id: ewa }, { as: money })).status).toBe(404)
  })

  test('is for the right to money alone: an administrator without it sees none', async () => {
    expect((await server.call(listPayeeAccounts, {}, { as: admin })).status).toBe(403)
    expect((await server.call(showPayeeAccount, { id: jan }, { as: admin })).status).toBe(403)
    answered(await save(jan, OURS))
    const exported = async (as: TestCaller) =>
      String(answered(await server.call(exportDriver, { id: jan, format: 'json' }, { as })))
    const both = await exported(await server.asUser({ admin: true, money: true }))
    expect(both).toContain('61 1090 •••• 2874')
    expect(both).not.toContain('0712')
    const without = await exported(admin)
    expect(without).not.toContain('2874')
    expect(JSON.parse(without)).toMatchObject({ leftOut: [{ why: expect.stringContaining('uprawnieniem') }] })
  })

  test.each([
    ['61109010140000071219812875', 'Cyfry kontrolne'],
    ['6110901014000007121981287', '26 cyfr, a wpisano 25'],
    ['DE89370400440532013000', 'konto zagraniczne (DE)'],
    ['61109010140000071219812O74', 'same cyfry'],
  ])('with a mistake in it is refused at the field: %s', async (typed, words) => {
    const refused = await save(jan, typed)
    expect(refused).toMatchObject({
      status: 400,
      failure: { fields: { account: expect.stringContaining(words) } },
    })
    expect((await card(jan)).attributes.revision).toBe(0)
  })

  test('spelled in two ways is one account: no change is noted, and no third driver has another one', async () => {
    answered(await save(jan, OURS))
    answered(await save(jan, `PL${DIGITS}`, { revision: 1 }))
    expect((await card(jan)).changes).toHaveLength(1)
    expect(answered(await save(ewa, `IBAN PL ${OURS}`)).sharedWith).toEqual(['Jan Kot'])
    expect((await card(jan)).attributes.sharedWith).toEqual([{ id: ewa, fullName: 'Ewa Lis' }])
  })

  test('left out of a change stays as it is; emptied it is gone, and the history says by whom', async () => {
    answered(await save(jan, OURS))
    answered(await server.call(savePayeeAccount, { id: jan, takesCash: true, revision: 1 }, { as: money }))
    expect((await card(jan)).attributes).toMatchObject({ account: '61 1090 •••• 2874', takesCash: true })
    answered(await save(jan, '', { revision: 2 }))
    const { attributes, changes } = await card(jan)
    expect(attributes.account).toBeNull()
    expect(changes[0]).toMatchObject({ was: '61 1090 •••• 2874', is: null, by: 'Anna Próbna' })
  })

  test.each([{ takesCash: false }, { address: ['Krzywa 2'] }, { payeeName: 'Ewa Kot' }, { account: OTHER }])(
    'changed in one thing keeps the others: %o',
    async (told) => {
      answered(await save(jan, OURS, { payeeName: 'Jan Obcy', address: ['Prosta 1'], takesCash: true }))
      const before = (await card(jan)).attributes
      answered(await server.call(savePayeeAccount, { id: jan, revision: 1, ...told }, { as: money }))
      const { account, ...rest } = told as Partial<InputOf<typeof savePayeeAccount>>
      expect((await card(jan)).attributes).toEqual({
        ...{ ...before, ...rest, revision: 2 },
        account: account ? '27 1140 •••• 5387' : before.account,
      })
    },
  )

  test('changed by two at once: one wins, the other is told', async () => {
    const both = await Promise.all([save(jan, OURS), save(jan, OTHER)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await card(jan)).changes).toHaveLength(1)
  })

  test('of nobody on the list is refused', async () => {
    expect((await save('5c1f6c5e-0000-4000-8000-000000000001', OURS)).status).toBe(404)
  })
})

describe('pasted accounts', () => {
  const preview = async (text: string) =>
    answered(await server.call(previewPayeeAccounts, { text }, { as: money })).rows
  const store = (text: string, rows: Awaited<ReturnType<typeof preview>>) =>
    server.call(
      importPayeeAccounts,
      {
        text,
        rows: rows.map(({ line, driverId, revision }) => ({ line, driverId: driverId ?? '', revision })),
      },
      { as: money },
    )

  test('are shown first with what each line would do, and store nothing', async () => {
    answered(await save(jan, OURS))
    const rows = await preview(
      `Kierowca;Konto\n+48 600 100 200;${OTHER}\nLis Ewa;${DIGITS}\nNikt Taki;${OTHER}\nEwa Lis;123\n600100200;${DIGITS}`,
    )
    expect(rows.map(({ line, state, fullName }) => [line, state, fullName])).toEqual([
      [2, 'replaces', 'Jan Kot'],
      [3, 'new', 'Ewa Lis'],
      [4, 'unknown-driver', null],
      [5, 'wrong-account', 'Ewa Lis'],
      [6, 'repeated-driver', 'Jan Kot'],
    ])
    expect(rows[0]).toMatchObject({ was: '61 1090 •••• 2874', is: '27 1140 •••• 5387' })
    expect(rows[1]?.sharedWith).toEqual(['Jan Kot'])
    expect((await card(ewa)).attributes.account).toBeNull()
  })

  test('two drivers of one name are asked about by phone', async () => {
    await newDriver('Ewa Lis', '600100299')
    expect((await preview(`Ewa Lis;${OURS}`))[0]?.state).toBe('several-drivers')
    expect((await preview(`600100299;${OURS}`))[0]?.state).toBe('new')
  })

  test('are stored all or none, as the preview showed them', async () => {
    const text = `Jan Kot;${OURS}\nEwa Lis;${OTHER}`
    const rows = await preview(text)
    answered(await save(ewa, OURS))
    expect(await store(text, rows)).toMatchObject({ status: 409, failure: { code: 'preview_again' } })
    expect((await card(jan)).attributes.account).toBeNull()
    expect(answered(await store(text, await preview(text))).stored).toBe(2)
    expect((await card(ewa)).attributes).toMatchObject({ account: '27 1140 •••• 5387', source: 'import' })
  })
})

describe('a driver’s record', () => {
  test('erased takes the account along, with its history', async () => {
    answered(await save(jan, OURS))
    answered(await server.call(eraseDriver, { id: jan }, { as: admin }))
    expect(await server.database.queries.select().from(payeeAccounts)).toEqual([])
    expect(await everything()).not.toContain('2874')
  })

  test('folded into another gives its account to a driver who has none, and takes none away', async () => {
    answered(await save(jan, OURS))
    answered(await server.call(mergeDrivers, { staysId: ewa, foldedId: jan }, { as: admin }))
    expect((await card(ewa)).attributes).toMatchObject({ account: '61 1090 •••• 2874', source: 'merge' })
    const third = await newDriver('Adam Żak', '600100203')
    answered(await save(third, OTHER))
    answered(await server.call(mergeDrivers, { staysId: ewa, foldedId: third }, { as: admin }))
    expect((await card(ewa)).attributes.account).toBe('61 1090 •••• 2874')
  })
})

test('accounts sealed with a lost key are counted, told, and taken away to be entered anew', async () => {
  answered(await save(jan, OURS))
  const sealed = createSecrets(Buffer.alloc(32, 9)).seal('{}')
  await server.database.queries.update(payeeAccounts).set({ sealed })
  expect((await card(jan)).attributes).toMatchObject({ account: null, unreadable: true })
  expect(await server.call(showPayeeAccount, { id: jan }, { as: money })).toMatchObject({
    status: 409,
    failure: { code: 'unreadable' },
  })
  expect(answered(await server.call(getUnreadable, {}, { as: admin })).payeeAccounts).toBe(1)
  answered(await server.call(renewUnreadable, {}, { as: admin }))
  expect((await card(jan)).attributes).toMatchObject({ unreadable: false, revision: 0 })
})
