import { expect, test } from 'vitest'
import { queriesWithPauses } from '#test/database/queries-with-pauses.ts'
import { addDrivers, closeStatements } from '#test/transfers/closed-statements.ts'
import { numbered, statement, transferOffice } from '#test/transfers/transfer-office.ts'
import { cancelTransferBatch, confirmTransferBatch } from '../contract.ts'
import { proposalNow } from './proposal.ts'

const office = transferOffice()
const WEEK = statement(0)
const BOTH = [WEEK, `${WEEK}/N`]

/**
 * Reads the proposal as often as it has statements, each time with the deed before another one of them.
 * @returns the statements of each reading
 */
async function readWhile(deed: () => Promise<void>, undo: () => Promise<void>): Promise<string[][]> {
  const { queries } = office.server.database
  const seen: string[][] = []
  for (let at = 0, isDone = true; isDone; at += 1) {
    isDone = false
    const meanwhile = queriesWithPauses(queries, async (count) => {
      if (count !== at) return
      isDone = true
      await deed()
    })
    const { payables } = await proposalNow(office.server.platform, meanwhile)
    seen.push(payables.map((payable) => payable.statement).sort())
    if (isDone) await undo()
  }
  return seen
}

test('a batch that is prepared while the proposal is read has each statement in it once', async () => {
  const [jan = ''] = await addDrivers(office.server, ['Jan Kot'])
  await office.give(jan, numbered(0))
  await closeStatements(office.server, [{ driverId: jan, grosze: 33_869, number: WEEK, apart: 40_000 }])
  let batch = ''
  const seen = await readWhile(
    async () => {
      batch = await office.prepared()
    },
    async () => {
      const dropped = await office.server.call(cancelTransferBatch, { id: batch }, { as: office.anna })
      expect(dropped).toMatchObject({ ok: true })
    },
  )
  expect(seen.length).toBeGreaterThan(5)
  for (const statements of seen) expect(statements).toEqual(BOTH)
})

test('what is paid while the proposal is read is not owed once more', async () => {
  const [jan = ''] = await addDrivers(office.server, ['Jan Kot'])
  await office.give(jan, numbered(0))
  await closeStatements(office.server, [{ driverId: jan, grosze: 33_869, number: WEEK, apart: 40_000 }])
  let batch = await office.prepared()
  await office.leave(batch)
  const { queries } = office.server.database
  const meanwhile = queriesWithPauses(queries, async (count) => {
    if (count !== 1) return
    const done = await office.server.call(confirmTransferBatch, { id: batch }, { as: office.anna })
    expect(done).toMatchObject({ ok: true })
    batch = ''
  })
  const { divided } = await proposalNow(office.server.platform, meanwhile)
  expect(batch).toBe('')
  expect(divided.orders).toEqual([])
})
