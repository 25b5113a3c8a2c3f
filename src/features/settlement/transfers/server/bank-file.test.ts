import { describe, expect, test } from 'vitest'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { answered } from '#test/server/test-server.ts'
import { addDrivers, closeStatements } from '#test/transfers/closed-statements.ts'
import { inGrosze, numbered, statement, TODAY, transferOffice } from '#test/transfers/transfer-office.ts'
import type { getTransferBatch } from '../contract.ts'
import { findTransferFile } from '../contract-file.ts'
import { readElixir } from '../domain/testing/elixir-reader.ts'
import { readPain } from '../domain/testing/pain-reader.ts'
import { transferFiles } from './tables.ts'

const office = transferOffice()
const { settings, give, owing, closeWeek, proposal, prepared, leave, confirm, giveBack, batch, file } = office
const { sentAgain, onDay } = office

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
      const ids = await addDrivers(office.server, HOSTILE)
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
        expect(read.map(({ title }) => title.at(-1))).toEqual(
          ids.map((_, at) => statement(at)).map((of) => expect.stringContaining(of)),
        )
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
      office.server,
      Array.from({ length: 500 }, (_, index) => `Kierowca Numer${index}`),
    )
    for (const [index, id] of ids.entries()) if (index % 2 === 0) await give(id, numbered(index))
    await closeStatements(
      office.server,
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

  const ask = (digest: string) => office.server.call(findTransferFile, { digest }, { as: office.piotr })
  const digestOf = async (id: string) => (await batch(id)).files[0]?.digest ?? ''

  test('that comes back as it was is known by its digest; any other is of no batch', async () => {
    await owing([500])
    const id = await prepared()
    answered(await leave(id))
    const digest = await digestOf(id)
    expect(answered(await ask(digest))).toMatchObject({ batchId: id, part: 1 })
    const other = digest.replace(/^./, (first) => (first === '0' ? '1' : '0'))
    expect((await ask(other)).status).toBe(404)
  })

  test('says what became of its batch: downloaded, of a day gone by, paid, and who came back', async () => {
    await owing([500, 700])
    const id = await prepared()
    answered(await leave(id))
    const digest = await digestOf(id)
    expect(answered(await ask(digest))).toMatchObject({
      ...{ state: 'exported', exported: { by: 'Anna Próbna' }, confirmed: null },
      ...{ date: TODAY, datePast: false, orders: 2, returned: 0, cameBack: [] },
    })
    await onDay('2026-11-24')
    expect(answered(await ask(digest))).toMatchObject({ state: 'exported', datePast: true })
    answered(await confirm(id))
    answered(await giveBack(id, statement(1)))
    expect(answered(await ask(digest))).toMatchObject({
      ...{ state: 'confirmed', confirmed: { at: expect.any(String), by: 'Anna Próbna' }, returned: 1 },
      cameBack: [{ statement: statement(1), driver: 'Jan KotB', at: expect.any(String) }],
    })
  })

  test('of equal bytes is that of the last batch: what came back goes out in a file of its own', async () => {
    await owing([500])
    const first = await prepared()
    answered(await leave(first))
    answered(await giveBack(first, statement(0)))
    office.server.clock.set(`${TODAY}T10:00:00Z`)
    const second = await prepared(office.anna, { again: await sentAgain() })
    answered(await leave(second))
    const digest = await digestOf(second)
    expect(digest).toBe(await digestOf(first))
    expect(answered(await ask(digest))).toMatchObject({ batchId: second, returned: 0 })
    answered(await confirm(second))
    expect(answered(await ask(digest))).toMatchObject({ batchId: second, state: 'confirmed' })
  })

  test('and the orders are nowhere readable in the database', async () => {
    await owing([500])
    const id = await prepared()
    answered(await leave(id))
    const [row] = await office.server.database.queries.select().from(transferFiles)
    expect(row?.sealed).not.toContain('110,2026')
    expect(Buffer.from(row?.sealed ?? '', 'base64url').toString('latin1')).not.toContain(numbered(0))
  })
})
