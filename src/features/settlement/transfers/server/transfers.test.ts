import { ne } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { whoAmI } from '#features/auth/contract.ts'
import { users } from '#features/auth/server/tables.ts'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { listOwnStatements } from '#features/settlement/own-statements/contract.ts'
import { reopenStatement } from '#features/settlement/weeks/contract.ts'
import { settlementStatements } from '#features/settlement/weeks/server/tables.ts'
import { answered, type TestCaller } from '#test/server/test-server.ts'
import { addDrivers } from '#test/transfers/closed-statements.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'
import {
  cancelTransferBatch,
  checkTransferAccount,
  downloadTransferFile,
  listTransferBatches,
  overrideTransferAccount,
} from '../contract.ts'

const office = transferOffice()
const {
  settings,
  give,
  owing,
  closeWeek,
  proposal,
  prepare,
  prepared,
  leave,
  confirm,
  giveBack,
  batch,
  file,
  balance,
} = office

/** Of the versions in force, by number. */
async function statementIds(): Promise<string[]> {
  const rows = await office.server.database.queries
    .select({ id: settlementStatements.id })
    .from(settlementStatements)
    .orderBy(settlementStatements.number)
  return rows.map(({ id }) => id)
}

const reopen = (id = '') =>
  office.server.call(reopenStatement, { id, reason: 'Pomyłka w najmie' }, { as: office.anna })

describe('what is owed', () => {
  test('is inside or outside with a reason, to the grosz', async () => {
    const ids = await addDrivers(office.server, ['Jan Kot', 'Ewa Lis', 'Oleh Щур', 'Бьорк 🚕', 'Pan Gotówka'])
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
    answered(await office.server.call(overrideTransferAccount, input, { as: office.piotr }))
    const after = await proposal()
    expect(after.orders[0]).toMatchObject({
      account: expect.stringContaining(numbered(7).slice(-4)),
      override: { by: 'Anna Próbna', reason: 'pismo z 20.11' },
    })
    const { orders } = await batch(await prepared())
    expect(orders[0]?.overriddenBy).toBe('Anna Próbna')
    const log = answered(
      await office.server.call(listAudit, {}, { as: await office.server.asUser({ admin: true }) }),
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
    const check = (key: string, as = office.piotr) =>
      office.server.call(checkTransferAccount, { statement: statement(0, 48), key }, { as })
    expect((await check('another')).status).toBe(409)
    // Who entered it is not the one who finds it right: Anna sees so, and is refused.
    expect(changed?.ownChange).toBe(true)
    expect(await check(changed?.key ?? '', office.anna)).toMatchObject({ failure: { code: 'own_change' } })
    answered(await check(changed?.key ?? ''))
    expect((await proposal()).orders).toHaveLength(1)
    expect(await prepare()).toMatchObject({ ok: true })
  })

  test('on an account that the only user with the right to money changed is checked by that user', async () => {
    const [jan = ''] = await owing([5000])
    const first = await prepared()
    answered(await leave(first))
    answered(await confirm(first))
    await give(jan, numbered(9), { revision: 1 })
    await closeWeek([jan], [700], 48)
    // Everybody else has lost the right, or may not log in any more.
    const { queries } = office.server.database
    const others = ne(users.id, answered(await office.server.call(whoAmI, {}, { as: office.anna })).id)
    await queries.update(users).set({ active: false }).where(others)
    const [changed] = (await proposal()).changed
    expect(changed?.ownChange).toBe(false)
    const input = { statement: statement(0, 48), key: changed?.key ?? '' }
    answered(await office.server.call(checkTransferAccount, input, { as: office.anna }))
    expect((await proposal()).orders).toHaveLength(1)
  })

  test('to a first account that was entered since a batch left waits for another person, too', async () => {
    const [jan = '', ewa = ''] = await addDrivers(office.server, ['Jan Kot', 'Ewa Lis'])
    await give(jan, numbered(0))
    await closeWeek([jan], [5000], 47)
    answered(await leave(await prepared()))
    await office.onDay('2026-11-24')
    await give(ewa, numbered(5))
    await closeWeek([ewa], [700], 48)
    const { orders, outside, changed } = await proposal()
    expect(orders).toEqual([])
    expect(outside.find(({ driverId }) => driverId === ewa)?.why).toMatchObject({
      ...{ code: 'account-unchecked', was: null },
    })
    const [first] = changed.filter(({ asked }) => asked)
    expect(first).toMatchObject({ was: null, checked: false, ownChange: true, payee: null })
    const input = { statement: statement(0, 48), key: first?.key ?? '' }
    const check = (as: TestCaller) => office.server.call(checkTransferAccount, input, { as })
    expect(await check(office.anna)).toMatchObject({ failure: { code: 'own_change' } })
    answered(await check(office.piotr))
    expect((await proposal()).orders).toMatchObject([{ driverId: ewa }])
  })

  test('under another payee’s name than the last transfer had waits for another person than who typed it', async () => {
    const [jan = ''] = await owing([5000])
    const first = await prepared()
    answered(await leave(first))
    answered(await confirm(first))
    await give(jan, numbered(0), { revision: 1, payeeName: 'Ewa Kot' })
    await closeWeek([jan], [700], 48)
    const [changed] = (await proposal()).changed
    expect(changed).toMatchObject({ asked: true, checked: false, payee: 'Ewa Kot', ownChange: true })
    const input = { statement: statement(0, 48), key: changed?.key ?? '' }
    expect(await office.server.call(checkTransferAccount, input, { as: office.anna })).toMatchObject({
      failure: { code: 'own_change' },
    })
    answered(await office.server.call(checkTransferAccount, input, { as: office.piotr }))
    expect((await proposal()).orders).toMatchObject([{ payeeName: 'Ewa Kot' }])
    // Another name again is another thing to look at.
    await give(jan, numbered(0), { revision: 2, payeeName: 'Adam Kot' })
    answered(
      await office.server.call(
        overrideTransferAccount,
        { statement: statement(0, 48), reason: 'pismo z 24.11' },
        { as: office.piotr },
      ),
    )
    expect((await proposal()).outside.map(({ why }) => why)).toMatchObject([
      { code: 'account-unchecked', payee: 'Adam Kot' },
    ])
  })

  test('that is left out for another batch stays payable, with its reason in this one', async () => {
    await owing([100, 200])
    const id = await prepared(office.anna, { leftOut: [statement(1)], count: 1, total: 100 })
    const { outside, orders } = await batch(id)
    expect(orders.map(({ statement: of }) => of)).toEqual([statement(0)])
    expect(outside.map(({ why }) => why.code)).toEqual(['left-out'])
    expect((await proposal()).inside).toEqual({ count: 1, total: 200 })
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

  test('before the batch was confirmed stays to be read, in the balance and by the driver', async () => {
    const [jan = ''] = await owing([500])
    const id = await prepared()
    answered(await leave(id))
    answered(await giveBack(id, statement(0)))
    const { number } = (await batch(id)).attributes
    const ledger = answered(
      await office.server.call(readDriverLedger, { driverId: jan }, { as: office.anna }),
    )
    expect(
      ledger.entries.map(({ kind, grosze, balanceGrosze, cameBack }) => [
        kind,
        grosze,
        balanceGrosze,
        cameBack,
      ]),
    ).toEqual([
      ['settlement', 500, 500, false],
      ['sent', -500, 0, true],
      ['came-back', 500, 500, false],
    ])
    expect(ledger.entries.at(-1)).toMatchObject({ batch: number, note: expect.stringMatching(/./) })
    expect(ledger).toMatchObject({ balanceGrosze: 500, onTheWay: [] })
    const driver = await office.server.asScope('driver', jan)
    const own = answered(await office.server.call(listOwnStatements, {}, { as: driver }))
    expect(own.data).toMatchObject([{ state: 'to-pay', paidGrosze: 0, cameBackAt: expect.any(String) }])
    // The next one that goes out says nothing of the first.
    const again = await prepared(office.anna, { again: await office.sentAgain() })
    answered(await leave(again))
    answered(await confirm(again))
    expect(answered(await office.server.call(listOwnStatements, {}, { as: driver })).data).toMatchObject([
      { state: 'paid', cameBackAt: null },
    ])
  })

  test('afterwards gets its entry in the ledger, and is paid again under another id', async () => {
    const [jan = '', ewa = ''] = await owing([500, 700])
    await settings({}, { format: 'pain.001.001.09' })
    const id = await prepared()
    answered(await leave(id))
    answered(await confirm(id))
    answered(await giveBack(id, statement(0)))
    expect([await balance(jan), await balance(ewa)]).toEqual([500, 0])
    const again = await prepared(office.anna, { again: await office.sentAgain() })
    answered(await leave(again))
    const idsOf = async (of: string) =>
      [...new TextDecoder().decode(await file(of)).matchAll(/<EndToEndId>(.*?)</g)].map(([, one]) => one)
    expect(await idsOf(id)).toHaveLength(2)
    expect(await idsOf(again)).toHaveLength(1)
    expect((await idsOf(id)).includes((await idsOf(again))[0])).toBe(false)
  })

  test('does not open its statement again: the file with it has left', async () => {
    await owing([500, 700])
    const id = await prepared()
    const [first, second] = await statementIds()
    expect(await reopen(first)).toMatchObject({
      failure: { code: 'in_batch', facts: { batch: 'P/2026/47/1' } },
    })
    answered(await leave(id))
    answered(await giveBack(id, statement(0)))
    expect(await reopen(first)).toMatchObject({ failure: { code: 'already_exported' } })
    answered(await confirm(id))
    expect(await reopen(first)).toMatchObject({ failure: { code: 'already_exported' } })
    expect(await reopen(second)).toMatchObject({ failure: { code: 'already_exported' } })
  })

  test('of a batch that was thrown away lets its statement be opened again: nothing has left', async () => {
    await owing([500])
    const id = await prepared()
    answered(await office.server.call(cancelTransferBatch, { id }, { as: office.anna }))
    answered(await reopen((await statementIds())[0]))
  })

  test('or did not, a batch is confirmed as it went, also where a correction came after it left', async () => {
    const [jan = '', ewa = ''] = await owing([1000, 700])
    const id = await prepared()
    answered(await leave(id))
    await office.owesBack(jan, 700)
    answered(await confirm(id))
    expect([await balance(jan), await balance(ewa)]).toEqual([-700, 0])
    answered(await giveBack(id, statement(0)))
    expect(await balance(jan)).toBe(300)
    expect((await proposal()).inside).toEqual({ count: 1, total: 300 })
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

test('batches are found by number, statement and driver', async () => {
  await owing([500])
  await prepared()
  const found = async (search: string) =>
    answered(await office.server.call(listTransferBatches, { search }, { as: office.anna })).total
  expect(await Promise.all(['', 'p/2026/47', '47/0001', 'kota', 'nikt', '%%'].map(found))).toEqual([
    1, 1, 1, 1, 0, 0,
  ])
})

test('an erased driver’s order stays as the proof of what was paid, and everything else of the account goes', async () => {
  const [jan = ''] = await owing([500])
  const id = await prepared()
  answered(await leave(id))
  const before = await file(id)
  answered(
    await office.server.call(eraseDriver, { id: jan }, { as: await office.server.asUser({ admin: true }) }),
  )
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
  const admin = await office.server.asUser({ admin: true })
  expect((await office.server.call(downloadTransferFile, { id }, { as: admin })).status).toBe(403)
  const { data } = answered(
    await office.server.call(listAudit, {}, { as: await office.server.asUser({ admin: true, money: true }) }),
  )
  const looks = data.filter(
    ({ attributes }) =>
      attributes.action === 'transfer-file-downloaded' && attributes.actor === `user:${office.anna.id}`,
  )
  expect(looks[0]?.attributes.details).toEqual({ batch: 'P/2026/47/1' })
})
