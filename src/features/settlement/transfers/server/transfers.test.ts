import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { balanceOf } from '#features/settlement/domain/public.ts'
import { appendEntries, ledgerOf } from '#features/settlement/ledger/server/public.ts'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addDrivers, closeStatements } from '#test/transfers/closed-statements.ts'
import {
  approveTransferBatch,
  cancelTransferBatch,
  checkTransferAccount,
  confirmTransferBatch,
  downloadTransferFile,
  exportTransferBatch,
  findTransferFile,
  getTransferBatch,
  getTransferProposal,
  listTransferBatches,
  overrideTransferAccount,
  prepareTransferBatch,
  returnTransferOrder,
} from '../contract.ts'
import { getTransferSettings, saveTransferSettings } from '../contract-settings.ts'
import { accountOf } from '../domain/testing/made-orders.ts'
import { readElixir } from '../domain/testing/elixir-reader.ts'
import { readPain } from '../domain/testing/pain-reader.ts'
import { transferFiles } from './tables.ts'

const ACCOUNT = randomUUID()
const TODAY = '2026-11-23'
const numbered = (index: number) => accountOf(String(index + 1).padStart(24, '1'))
const statement = (index: number, week = 47) => `R/2026/${week}/${String(index + 1).padStart(4, '0')}`

let server: TestServer
let anna: TestCaller
let piotr: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set(`${TODAY}T09:00:00Z`)
  anna = await server.asUser({ money: true })
  piotr = await server.asUser({ money: true })
  await settings()
})
afterAll(() => server.close())

/** Sessions of the day before are over by then. */
async function onDay(date: string): Promise<void> {
  server.clock.set(`${date}T09:00:00Z`)
  anna = await server.asUser({ money: true })
  piotr = await server.asUser({ money: true })
}

type Settings = InputOf<typeof saveTransferSettings>
async function settings(more: Partial<Settings> = {}, account: Partial<Settings['accounts'][number]> = {}) {
  const before = answered(await server.call(getTransferSettings, {}, { as: anna }))
  const payer = {
    ...{ id: ACCOUNT, label: 'Główne', number: '61 1090 1014 0000 0712 1981 2874', profile: 'default' },
    ...account,
  }
  const input: Settings = {
    name: 'Flota Przykładowa sp. z o.o.',
    address: ['ul. Prosta 1', '00-001 Warszawa'],
    accounts: [payer],
    twoPersonsOver: null,
    revision: before.revision,
    ...more,
  }
  return answered(await server.call(saveTransferSettings, input, { as: anna }))
}
const give = async (driverId: string, account: string, more: Partial<InputOf<typeof savePayeeAccount>> = {}) =>
  answered(
    await server.call(savePayeeAccount, { id: driverId, account, revision: 0, ...more }, { as: anna }),
  )

/** Drivers with an account each, and a statement that owes them so much. */
async function owing(amounts: readonly number[], week = 47): Promise<string[]> {
  const ids = await addDrivers(
    server,
    amounts.map((_, index) => `Jan Kot${String.fromCharCode(65 + index)}`),
  )
  for (const [index, id] of ids.entries()) await give(id, numbered(index))
  await closeWeek(ids, amounts, week)
  return ids
}
const closeWeek = (ids: readonly string[], amounts: readonly number[], week: number) =>
  closeStatements(
    server,
    ids.map((driverId, index) => ({
      driverId,
      grosze: amounts[index] ?? 0,
      number: statement(index, week),
    })),
  )

const proposal = async () => answered(await server.call(getTransferProposal, {}, { as: anna }))
const prepare = async (as = anna, more: Partial<InputOf<typeof prepareTransferBatch>> = {}) => {
  const { inside } = await proposal()
  const seen = { accountId: ACCOUNT, date: TODAY, ...inside, ...more }
  return server.call(prepareTransferBatch, seen, { as })
}
const prepared = async (as = anna, more: Partial<InputOf<typeof prepareTransferBatch>> = {}) =>
  answered(await prepare(as, more)).id
const leave = (id: string, as = anna) => server.call(exportTransferBatch, { id }, { as })
const confirm = (id: string, as = anna) => server.call(confirmTransferBatch, { id }, { as })
const giveBack = (id: string, of: string, as = anna) =>
  server.call(returnTransferOrder, { id, statement: of, reason: 'konto zamknięte' }, { as })
const batch = async (id: string) => answered(await server.call(getTransferBatch, { id }, { as: anna }))
async function file(id: string, part = 1): Promise<Uint8Array> {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/transfer-batches/${id}/file?part=${part}`,
    headers: { cookie: anna.cookie },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.rawPayload
}
const inGrosze = (rows: readonly { grosze: number }[]) => rows.reduce((sum, { grosze }) => sum + grosze, 0)
const balance = async (driverId: string) =>
  balanceOf(await ledgerOf(server.database.queries, driverId), driverId)

describe('what is owed', () => {
  test('is inside or outside with a reason, to the grosz', async () => {
    const ids = await addDrivers(server, ['Jan Kot', 'Ewa Lis', 'Oleh Щур', 'Бьорк 🚕', 'Pan Gotówka'])
    const [jan = '', ewa = '', oleh = '', odd = '', cash = ''] = ids
    await give(jan, numbered(1))
    await give(oleh, numbered(2))
    await give(odd, numbered(3), { payeeName: '☃ 漢字' })
    await give(cash, numbered(4), { takesCash: true })
    await closeWeek(ids, [33_869, 100, 200, 300, 400], 47)
    const seen = await proposal()
    expect(seen.orders.map(({ driver, grosze, account }) => [driver, grosze, account])).toEqual([
      ['Jan Kot', 33_869, expect.stringContaining('••••')],
      ['Oleh Щур', 200, expect.stringContaining('••••')],
    ])
    expect(seen.outside.map(({ driverId, why }) => [driverId, why.code])).toEqual([
      [ewa, 'no-account'],
      [odd, 'unwritable'],
      [cash, 'takes-cash'],
    ])
    expect(seen.inside.total + seen.outsideTally.total).toBe(seen.all.total)
    expect(seen.all).toEqual({ count: 5, total: 34_869 })
  })

  test('is paid to the account frozen at closing; another one only by an act that is told with its reason', async () => {
    const [jan = ''] = await owing([5000])
    await give(jan, numbered(7), { revision: 1 })
    const before = await proposal()
    expect(before.orders[0]?.account).toContain(numbered(0).slice(-4))
    expect(before.otherwise).toMatchObject([{ driverId: jan, override: null }])
    const input = { statement: statement(0), reason: 'pismo z 20.11' }
    answered(await server.call(overrideTransferAccount, input, { as: piotr }))
    const after = await proposal()
    expect(after.orders[0]).toMatchObject({
      account: expect.stringContaining(numbered(7).slice(-4)),
      override: { by: 'Anna Próbna', reason: 'pismo z 20.11' },
    })
    const { orders } = await batch(await prepared())
    expect(orders[0]?.overriddenBy).toBe('Anna Próbna')
    const log = answered(
      await server.call(listAudit, {}, { as: await server.asUser({ admin: true }) }),
    ).data.map(({ attributes }) => attributes.action)
    expect(log).toContain('PUT /api/transfer-overrides')
  })

  test('on an account changed since the last transfer waits for a person who has looked at it', async () => {
    const [jan = ''] = await owing([5000])
    const first = await prepared()
    answered(await leave(first))
    answered(await confirm(first))
    await give(jan, numbered(9), { revision: 1 })
    await closeWeek([jan], [700], 48)
    const waiting = await proposal()
    expect(waiting.outside.map(({ why }) => why.code)).toEqual(['account-unchecked'])
    const [changed] = waiting.changed
    expect(changed).toMatchObject({ checked: false, changedBy: 'Anna Próbna' })
    const check = (key: string) =>
      server.call(checkTransferAccount, { statement: statement(0, 48), key }, { as: piotr })
    expect((await check('another')).status).toBe(409)
    answered(await check(changed?.key ?? ''))
    expect((await proposal()).orders).toHaveLength(1)
    expect(await prepare()).toMatchObject({ ok: true })
  })

  test('that is left out for another batch stays payable, with its reason in this one', async () => {
    await owing([100, 200])
    const id = await prepared(anna, { leftOut: [statement(1)], count: 1, total: 100 })
    const { outside, orders } = await batch(id)
    expect(orders.map(({ statement: of }) => of)).toEqual([statement(0)])
    expect(outside.map(({ why }) => why.code)).toEqual(['left-out'])
    expect((await proposal()).inside).toEqual({ count: 1, total: 200 })
  })
})

describe('a batch', () => {
  test('goes from prepared over downloaded to paid, and only then is it in the ledger', async () => {
    const [jan = ''] = await owing([33_869])
    const id = await prepared()
    expect((await batch(id)).attributes).toMatchObject({ number: 'P/2026/47/1', state: 'prepared' })
    expect((await batch(id)).attributes.sample).toMatch(/^110,20261123,33869,10901014,0,"6110…2874","/)
    expect((await server.call(downloadTransferFile, { id }, { as: anna })).status).toBe(409)
    answered(await leave(id))
    expect(await balance(jan)).toBe(33_869)
    answered(await confirm(id))
    expect(await balance(jan)).toBe(0)
    expect((await proposal()).all.count).toBe(0)
    expect((await batch(id)).attributes.state).toBe('confirmed')
  })

  test('gives the same bytes to whoever asks and whenever, whatever was changed since', async () => {
    const [jan = ''] = await owing([500, 700])
    const id = await prepared()
    answered(await leave(id))
    const first = await file(id)
    await onDay('2027-02-01')
    await settings({ name: 'Inna Firma' }, { profile: 'alior' })
    await give(jan, numbered(8), { revision: 1 })
    answered(await leave(id, piotr))
    expect(await file(id)).toEqual(first)
    expect(await server.database.queries.select().from(transferFiles)).toHaveLength(1)
  })

  test('exported by two at once leaves once', async () => {
    await owing([500, 700, 900])
    const id = await prepared()
    const both = await Promise.all([leave(id), leave(id, piotr)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await server.database.queries.select().from(transferFiles)).toHaveLength(1)
    expect(readElixir(new TextDecoder().decode(await file(id)))).toHaveLength(3)
  })

  test('prepared by two at once: one wins, the other is told that the list has changed', async () => {
    await owing([500])
    const { inside } = await proposal()
    const seen = { accountId: ACCOUNT, date: TODAY, ...inside }
    const both = await Promise.all(
      [anna, piotr].map((as) => server.call(prepareTransferBatch, seen, { as })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [refused] = both.filter((answer) => !answer.ok)
    expect(refused).toMatchObject({ failure: { code: 'proposal_changed' } })
  })

  test('that dies between writing the files and telling so has left nothing behind', async () => {
    await owing([500])
    const id = await prepared()
    const { transaction } = server.database
    server.database.transaction = (work) =>
      transaction.call(server.database, async (tx, withCommit) => {
        await work(tx, withCommit)
        throw new Error('killed')
      }) as never
    try {
      expect((await leave(id)).status).toBe(500)
    } finally {
      server.database.transaction = transaction
    }
    expect((await batch(id)).attributes.state).toBe('prepared')
    expect(await server.database.queries.select().from(transferFiles)).toEqual([])
    answered(await leave(id))
    expect((await batch(id)).files).toHaveLength(1)
  })

  test('thrown away before it left makes everything payable again, and its number is not given twice', async () => {
    await owing([500])
    const id = await prepared()
    answered(await server.call(cancelTransferBatch, { id }, { as: piotr }))
    expect((await proposal()).inside).toEqual({ count: 1, total: 500 })
    const again = await prepared()
    expect((await batch(again)).attributes.number).toBe('P/2026/47/2')
    answered(await leave(again))
    const late = await server.call(cancelTransferBatch, { id: again }, { as: anna })
    expect(late).toMatchObject({ status: 409, failure: { code: 'wrong_state' } })
    expect(await leave(id)).toMatchObject({ status: 409, failure: { code: 'wrong_state' } })
  })

  test('holds its statements: they are in no second batch, and said to be in this one', async () => {
    await owing([500])
    await prepared()
    expect((await proposal()).outside.map(({ why }) => why)).toEqual([
      { code: 'in-another-batch', batch: 'P/2026/47/1' },
    ])
    expect(await prepare()).toMatchObject({ status: 409, failure: { code: 'nothing' } })
  })

  test('is not written where less is owed by then', async () => {
    const [jan = ''] = await owing([1000])
    const id = await prepared()
    await server.database.transaction((tx) =>
      appendEntries(tx, [
        {
          ...{ id: randomUUID(), driverId: jan, kind: 'correction', grosze: -700 },
          ...{ corrections: [randomUUID()], bookedAt: server.clock.now().toISOString(), bookedBy: 'Anna' },
        },
      ]),
    )
    const refused = await leave(id)
    expect(refused).toMatchObject({ status: 409, failure: { code: 'less_owed', facts: { left: 300 } } })
    expect(await server.database.queries.select().from(transferFiles)).toEqual([])
  })

  test('for a day that has gone by, or of a payer without an account, is refused', async () => {
    await owing([500])
    expect(await prepare(anna, { date: '2026-11-22' })).toMatchObject({ failure: { code: 'date_past' } })
    expect(await prepare(anna, { accountId: randomUUID() })).toMatchObject({
      failure: { code: 'no_such_account' },
    })
    await settings({ accounts: [] })
    expect(await prepare()).toMatchObject({ failure: { code: 'no_payer' } })
  })
})

describe('one transfer that came back', () => {
  test('before the batch was confirmed is payable again, alone, and is not booked', async () => {
    const [jan = '', ewa = ''] = await owing([500, 700])
    const id = await prepared()
    answered(await leave(id))
    answered(await giveBack(id, statement(0)))
    expect(await giveBack(id, statement(0))).toMatchObject({ failure: { code: 'already_returned' } })
    expect((await proposal()).inside).toEqual({ count: 1, total: 500 })
    answered(await confirm(id))
    expect([await balance(jan), await balance(ewa)]).toEqual([500, 0])
    expect((await batch(id)).attributes.returned).toBe(1)
  })

  test('afterwards gets its entry in the ledger, and is paid again under another id', async () => {
    const [jan = '', ewa = ''] = await owing([500, 700])
    await settings({}, { format: 'pain.001.001.09' })
    const id = await prepared()
    answered(await leave(id))
    answered(await confirm(id))
    answered(await giveBack(id, statement(0)))
    expect([await balance(jan), await balance(ewa)]).toEqual([500, 0])
    const again = await prepared()
    answered(await leave(again))
    const idsOf = async (of: string) =>
      [...new TextDecoder().decode(await file(of)).matchAll(/<EndToEndId>(.*?)</g)].map(([, one]) => one)
    expect(await idsOf(id)).toHaveLength(2)
    expect(await idsOf(again)).toHaveLength(1)
    expect((await idsOf(id)).includes((await idsOf(again))[0])).toBe(false)
  })

  test('of a batch that never left, or that is not in it, is refused', async () => {
    await owing([500])
    const id = await prepared()
    expect(await giveBack(id, statement(0))).toMatchObject({ failure: { code: 'wrong_state' } })
    expect(await confirm(id)).toMatchObject({ failure: { code: 'wrong_state' } })
    answered(await leave(id))
    expect(await giveBack(id, 'R/2026/47/0999')).toMatchObject({ failure: { code: 'no_such_order' } })
    answered(await giveBack(id, statement(0)))
    expect(await confirm(id)).toMatchObject({ failure: { code: 'nothing_left' } })
  })
})

describe('over the amount', () => {
  const approve = (id: string, as: TestCaller) => server.call(approveTransferBatch, { id }, { as })

  test('another person has to agree before anything leaves; the one who prepared it can’t', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared()
    expect((await batch(id)).attributes.second).toEqual({ over: 1000, wentOut: 0 })
    expect(await leave(id)).toMatchObject({ status: 403, failure: { code: 'second_person' } })
    expect(await leave(id, piotr)).toMatchObject({ failure: { code: 'second_person' } })
    expect(await approve(id, anna)).toMatchObject({ status: 403, failure: { code: 'own_batch' } })
    answered(await approve(id, piotr))
    answered(await leave(id))
    expect((await batch(id)).attributes).toMatchObject({ second: null, approvals: [{ by: 'Anna Próbna' }] })
  })

  test('several small batches of one person and day count as one', async () => {
    await owing([400, 400, 400])
    await settings({ twoPersonsOver: 1000 })
    const one = async (as = anna) => {
      const { orders } = await proposal()
      const [, ...others] = orders.map(({ statement: of }) => of)
      return prepared(as, { leftOut: others, count: 1, total: 400 })
    }
    const [first, second, third] = [await one(), await one(), await one()]
    answered(await leave(first))
    answered(await leave(second))
    const told = await leave(third)
    expect(told).toMatchObject({ failure: { code: 'second_person', facts: { wentOut: 800, over: 1000 } } })
    await onDay('2026-11-24')
    answered(await leave(third))
  })

  test('two small batches exported at once don’t get round it', async () => {
    await owing([600, 600])
    await settings({ twoPersonsOver: 1000 })
    const first = await prepared(anna, { leftOut: [statement(1)], count: 1, total: 600 })
    const second = await prepared()
    const both = await Promise.all([leave(first), leave(second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('an amount that is raised or lifted holds from the next day on', async () => {
    await owing([1001])
    await settings({ twoPersonsOver: 1000 })
    const id = await prepared()
    await settings({ twoPersonsOver: null })
    expect(await leave(id)).toMatchObject({ failure: { code: 'second_person' } })
    await onDay('2026-11-24')
    answered(await leave(id))
  })

  test('of two who change the settings at once one is told', async () => {
    const { revision, ...rest } = answered(await server.call(getTransferSettings, {}, { as: anna }))
    const input = { name: 'A', address: [], accounts: rest.accounts, twoPersonsOver: 5, revision }
    const both = await Promise.all([1, 2].map(() => server.call(saveTransferSettings, input, { as: anna })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the file', () => {
  const HOSTILE = [
    'Jan "Kot" Kot',
    'Ewa | Lis',
    'Adam\r\n110,Żak',
    '=SUM(A1) Nowak',
    'Олександр Щербак',
    'Łukasz Żółć-Gęś',
    "O'Brien, Jan",
    '<Nm>&amp; Kot',
  ]
  /** Whatever the file's total, the screen's and the payables' are one; each order is one statement, once. */
  function holds(
    read: readonly { amount: number; payeeAccount: string }[],
    seen: OutputOf<typeof getTransferBatch>,
    owed: { count: number; total: number },
  ) {
    const total = read.reduce((sum, { amount }) => sum + amount, 0)
    expect([total, inGrosze(seen.orders), seen.inside.total]).toEqual([owed.total, owed.total, owed.total])
    expect([read.length, seen.orders.length]).toEqual([owed.count, owed.count])
    expect(read.every(({ amount }) => amount > 0)).toBe(true)
    expect(new Set(seen.orders.map(({ statement: of }) => of)).size).toBe(owed.count)
  }

  test.each(['elixir-0', 'pain.001.001.09'] as const)(
    'in %s an independent reader finds what was put in: totals, counts, accounts, each once, whatever the names',
    async (format) => {
      const ids = await addDrivers(server, HOSTILE)
      for (const [index, id] of ids.entries()) await give(id, numbered(index))
      await closeWeek(ids, [1, 33_869, 999_999_99, 5, 7, 100, 2, 3], 47)
      await settings({}, { format })
      const owed = (await proposal()).inside
      expect(owed.count).toBe(HOSTILE.length)
      const id = await prepared()
      answered(await leave(id))
      const text = new TextDecoder().decode(await file(id))
      const accounts = ids.map((_, index) => numbered(index))
      if (format === 'elixir-0') {
        const read = readElixir(text)
        holds(read, await batch(id), owed)
        expect(read.map(({ payeeAccount }) => payeeAccount)).toEqual(accounts)
        expect(read[4]?.payee[0]).toBe('Oleksandr Shcherbak')
        expect(read.map(({ title }) => title.at(-1))).toEqual(ids.map((_, at) => statement(at)).map((of) =>
          expect.stringContaining(of),
        ))
      } else {
        const read = readPain(text)
        const orders = read.transfers.map(({ amount, iban }) => ({
          amount: Number(amount),
          payeeAccount: iban.replace('PL', ''),
        }))
        holds(orders, await batch(id), owed)
        expect(orders.map(({ payeeAccount }) => payeeAccount)).toEqual(accounts)
      }
    },
  )

  test('of five hundred drivers, half of them outside, adds up to the grosz', async () => {
    const ids = await addDrivers(
      server,
      Array.from({ length: 500 }, (_, index) => `Kierowca Numer${index}`),
    )
    for (const [index, id] of ids.entries()) if (index % 2 === 0) await give(id, numbered(index))
    await closeStatements(
      server,
      ids.map((driverId, index) => ({ driverId, grosze: 100 + index, number: statement(index) })),
    )
    const seen = await proposal()
    expect([seen.inside.count, seen.outsideTally.count]).toEqual([250, 250])
    expect(seen.inside.total + seen.outsideTally.total).toBe(inGrosze([...seen.orders, ...seen.outside]))
    const id = await prepared()
    answered(await leave(id))
    const read = readElixir(new TextDecoder().decode(await file(id)))
    holds(read, await batch(id), seen.inside)
  }, 60_000)

  test('that comes back as it was is known by its digest; any other is of no batch', async () => {
    await owing([500])
    const id = await prepared()
    answered(await leave(id))
    const [given] = (await batch(id)).files
    const digest = given?.digest ?? ''
    expect(answered(await server.call(findTransferFile, { digest }, { as: piotr }))).toMatchObject({
      batchId: id,
      part: 1,
    })
    const other = digest.replace(/^./, (first) => (first === '0' ? '1' : '0'))
    expect((await server.call(findTransferFile, { digest: other }, { as: piotr })).status).toBe(404)
  })

  test('and the orders are nowhere readable in the database', async () => {
    await owing([500])
    const id = await prepared()
    answered(await leave(id))
    const [row] = await server.database.queries.select().from(transferFiles)
    expect(row?.sealed).not.toContain('110,2026')
    expect(Buffer.from(row?.sealed ?? '', 'base64url').toString('latin1')).not.toContain(numbered(0))
  })
})

test('batches are found by number, statement and driver', async () => {
  await owing([500])
  await prepared()
  const found = async (search: string) =>
    answered(await server.call(listTransferBatches, { search }, { as: anna })).total
  expect(await Promise.all(['', 'p/2026/47', '47/0001', 'kota', 'nikt', '%%'].map(found))).toEqual([
    1, 1, 1, 1, 0, 0,
  ])
})

test('an erased driver’s order stays as the proof of what was paid, and everything else of the account goes', async () => {
  const [jan = ''] = await owing([500])
  const id = await prepared()
  answered(await leave(id))
  const before = await file(id)
  answered(await server.call(eraseDriver, { id: jan }, { as: await server.asUser({ admin: true }) }))
  expect(await file(id)).toEqual(before)
  const { orders } = await batch(id)
  expect(orders[0]?.driver).toContain('Usunięty kierowca')
  answered(await confirm(id))
})

test('downloading is logged with who and which batch; a user without the right to money gets nothing', async () => {
  await owing([500])
  const id = await prepared()
  answered(await leave(id))
  await file(id)
  const admin = await server.asUser({ admin: true })
  expect((await server.call(downloadTransferFile, { id }, { as: admin })).status).toBe(403)
  const { data } = answered(await server.call(listAudit, {}, { as: admin }))
  const looks = data.filter(
    ({ attributes }) =>
      attributes.action === 'transfer-file-downloaded' && attributes.actor === `user:${anna.id}`,
  )
  expect(looks[0]?.attributes.details).toEqual({ batch: 'P/2026/47/1' })
})
