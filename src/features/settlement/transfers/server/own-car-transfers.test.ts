import { expect, test } from 'vitest'
import { balanceOfDriver } from '#features/settlement/ledger/server/public.ts'
import { addDrivers, closeStatements } from '#test/transfers/closed-statements.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'
import { returnTransferOrder } from '../contract.ts'

const office = transferOffice()
const WEEK = statement(0)
const CAR = `${WEEK}/N`

/** A driver with an account, whom the week owes so much, and the rental of the own car so much. */
async function owing(grosze: number, apart: number): Promise<string> {
  const [jan = ''] = await addDrivers(office.server, ['Jan Kot'])
  await office.give(jan, numbered(0))
  await closeStatements(office.server, [{ driverId: jan, grosze, number: WEEK, apart }])
  return jan
}

const carBalance = (jan: string) => balanceOfDriver(office.server.database.queries, jan, 'own-car')

test('the rental is an order of its own beside the week, with a title of its own, in Elixir-0', async () => {
  await owing(33_869, 40_000)
  expect((await office.proposal()).orders).toMatchObject([
    { statement: WEEK, grosze: 33_869 },
    { statement: CAR, grosze: 40_000 },
  ])
  const id = await office.prepared()
  await office.leave(id)
  const lines = new TextDecoder()
    .decode(await office.file(id))
    .trimEnd()
    .split('\r\n')
  expect(lines.map((line) => [line.split(',')[2], line.split('"')[9]?.replaceAll('|', ' ')])).toEqual([
    ['33869', `Rozliczenie 2026-W47 ${WEEK}`],
    ['40000', `Najem auta 2026-W47 ${CAR}`],
  ])
})

test('in XML both have end-to-end ids of their own', async () => {
  await office.settings({}, { format: 'pain.001.001.09' })
  await owing(33_869, 40_000)
  const id = await office.prepared()
  await office.leave(id)
  const text = new TextDecoder().decode(await office.file(id))
  const ids = [...text.matchAll(/<EndToEndId>(.+?)</g)].map(([, one]) => one)
  expect(new Set(ids).size).toBe(2)
  expect(ids.every((one) => (one ?? '').length <= 35)).toBe(true)
  expect(text).toContain(`<Ustrd>Najem auta 2026-W47 ${CAR}</Ustrd>`)
})

test('of who owes the fleet the rental is transferred all the same, and pays none of the debt', async () => {
  const jan = await owing(-90_000, 40_000)
  expect((await office.proposal()).orders).toMatchObject([{ statement: CAR, grosze: 40_000 }])
  const id = await office.prepared()
  await office.leave(id)
  expect(await carBalance(jan)).toBe(40_000)
  await office.confirm(id)
  expect(await carBalance(jan)).toBe(0)
  expect(await office.balance(jan)).toBe(-90_000)
  expect((await office.proposal()).all.count).toBe(0)
})

test('confirmed, it is booked from its own money; one of both comes back singly and is payable again', async () => {
  const jan = await owing(33_869, 40_000)
  const id = await office.prepared()
  await office.leave(id)
  await office.confirm(id)
  expect([await office.balance(jan), await carBalance(jan)]).toEqual([0, 0])
  expect(await office.giveBack(id, CAR)).toMatchObject({ ok: true })
  expect([await office.balance(jan), await carBalance(jan)]).toEqual([0, 40_000])
  expect(
    await office.server.call(
      returnTransferOrder,
      { id, statement: CAR, reason: 'jeszcze raz' },
      { as: office.anna },
    ),
  ).toMatchObject({ failure: { code: 'already_returned' } })
  expect((await office.proposal()).orders).toMatchObject([{ statement: CAR, grosze: 40_000 }])
  // Only what is exported holds it again; the week that was paid is nobody's any more.
  const again = await office.prepared(office.anna, { again: await office.sentAgain() })
  await office.leave(again)
  const first = new TextDecoder().decode(await office.file(id))
  expect(new TextDecoder().decode(await office.file(again))).not.toBe(first)
})

test('prepared twice at once, each is in one batch', async () => {
  await owing(33_869, 40_000)
  const seen = (await office.proposal()).inside
  const answers = await Promise.all([office.prepare(office.anna, seen), office.prepare(office.piotr, seen)])
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
})

test('a rental counts toward the amount from which two persons are asked', async () => {
  await office.settings({ twoPersonsOver: 50_000 })
  await owing(33_869, 40_000)
  const id = await office.prepared()
  expect(await office.leave(id)).toMatchObject({ failure: { code: 'second_person' } })
})
