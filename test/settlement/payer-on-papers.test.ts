import { expect, test } from 'vitest'
import { payOutInCash, readReceipt } from '#features/settlement/ledger/contract.ts'
import { transferSettings } from '#features/settlement/transfers/server/tables.ts'
import { documentOf } from '#features/settlement/weeks/server/printing/document-of.ts'
import { statementOf } from '#features/settlement/weeks/server/public.ts'
import { answered } from '#test/server/test-server.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()

async function nameFleet(name: string): Promise<void> {
  const row = { name, address: ['ul. Prosta 1', '00-001 Warszawa'], accounts: [], revision: 1 }
  await office.queries
    .insert(transferSettings)
    .values({ id: 'fleet', ...row, changedAt: '2026-11-23T08:00:00Z', changedBy: 'Anna' } as never)
    .onConflictDoUpdate({ target: transferSettings.id, set: { name } })
}

async function paperOf(driver: string) {
  const { id } = await office.statement(driver)
  const shown = await statementOf(office.queries, id ?? '')
  if (!shown) throw new Error('not closed')
  return documentOf(shown)
}

async function payInCash(driver: string, grosze: number) {
  const { number } = await office.statement(driver)
  const paid = { driverId: driver, statement: number ?? '', grosze, note: '' }
  const { receipt } = answered(await office.server.call(payOutInCash, paid, { as: office.money }))
  return answered(await office.server.call(readReceipt, { number: receipt }, { as: office.money }))
}

test('the statement and the receipt name the fleet as it was called then, whatever it is called since', async () => {
  await nameFleet('Flota Przykładowa sp. z o.o.')
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const adam = ids[0] ?? ''
  await office.closeAll()
  const before = await paperOf(adam)
  expect(before.issuer).toBe('Flota Przykładowa sp. z o.o.')
  expect(before.parties[1]).toEqual({
    label: 'Flota',
    name: 'Flota Przykładowa sp. z o.o.',
    lines: ['ul. Prosta 1', '00-001 Warszawa'],
  })
  const receipt = await payInCash(adam, 100)
  expect(receipt).toMatchObject({
    payer: 'Flota Przykładowa sp. z o.o.',
    payerAddress: ['ul. Prosta 1', '00-001 Warszawa'],
  })
  await nameFleet('Inna Flota')
  expect(await paperOf(adam)).toMatchObject({ issuer: before.issuer, parties: before.parties })
  expect(
    answered(await office.server.call(readReceipt, { number: receipt.number }, { as: office.money })).payer,
  ).toBe('Flota Przykładowa sp. z o.o.')
})

test('while nobody has said who pays, neither paper names anybody', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const adam = ids[0] ?? ''
  await office.closeAll()
  const { issuer, parties } = await paperOf(adam)
  expect([issuer, parties.map(({ label }) => label)]).toEqual([
    undefined,
    ['Kierowca', 'Wypłata', expect.anything()],
  ])
  expect(await payInCash(adam, 100)).toMatchObject({ payer: null, payerAddress: [] })
})
