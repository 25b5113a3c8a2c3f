import { describe, expect, test } from 'vitest'
import { makeDriver, makeLoad, makeReference, makeRow, makeScheme, PLAIN } from './made-week.ts'
import { weekOffice } from './week-office.ts'

/** Two records of one person, each with a report of the week, of which some amounts are the same. */
const office = weekOffice()
const FOLDED = { gross: 1306.3, commission: 261.26, net: 1045.04, cash: 200 }
const STAYS = { gross: 1406.3, commission: 261.26, net: 1145.04, cash: 200 }

/** Net less cash, in grosze. */
const result = ({ net, cash }: typeof STAYS) => Math.round((net - cash) * 100)

async function bothDrove(first: 'stays' | 'folded') {
  const { queries } = office
  await makeScheme(queries, PLAIN)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const driverOf = async (name: string, row: number, amounts: typeof STAYS) => {
    const id = await makeDriver(queries, name)
    const ref = await makeReference(queries, 'bolt', name, id)
    await makeRow(queries, { load: 1, row, app: 'bolt', ref, amounts })
    return { id, ref }
  }
  const [stays, folded] = [
    await driverOf('Adam Abacki', first === 'stays' ? 2 : 3, STAYS),
    await driverOf('Adam Abaki', first === 'stays' ? 3 : 2, FOLDED),
  ]
  return { stays, folded }
}

describe.each(['stays', 'folded'] as const)('in a file that has %s first', (first) => {
  test('the week of who stays can be closed after the folding, with its own sums', async () => {
    const { stays, folded } = await bothDrove(first)
    await office.closeOnly(folded.id)
    await office.fold(stays.id, folded.id)
    const open = (await office.read()).data.find(({ driverId }) => driverId === stays.id)
    expect(open).toMatchObject({ state: 'draft', blocks: [], resultGrosze: result(STAYS) })
    expect(await office.corrections()).toEqual([])
    const { closed, left } = await office.closeAll()
    expect([closed.map(({ driverId }) => driverId), left]).toEqual([[stays.id], []])
    expect((await office.read()).data.map(({ resultGrosze }) => resultGrosze)).toEqual([
      result(STAYS),
      result(FOLDED),
    ])
    expect(await office.corrections()).toEqual([])
  })
})

test('the same file again changes nothing, and what it tells otherwise is corrected where it was settled', async () => {
  const { stays, folded } = await bothDrove('stays')
  await office.closeOnly(folded.id)
  await office.fold(stays.id, folded.id)
  const { incomeStatements } = await import('#features/income/facts/server/tables.ts')
  const again = async (load: number, more: number) => {
    await office.queries.update(incomeStatements).set({ holds: false })
    await makeLoad(office.queries, { no: load, kind: 'bolt-earnings' })
    const row = { load, app: 'bolt' } as const
    await makeRow(office.queries, { ...row, row: 2, ref: stays.ref, amounts: STAYS })
    const amounts = { ...FOLDED, gross: FOLDED.gross + more, net: FOLDED.net + more }
    await makeRow(office.queries, { ...row, row: 3, ref: folded.ref, amounts })
  }
  await again(2, 0)
  expect(await office.corrections()).toEqual([])
  await again(3, 10)
  expect(await office.corrections()).toMatchObject([{ driverId: folded.id, grosze: 1000 }])
  const open = (await office.read()).data.find(({ driverId }) => driverId === stays.id)
  expect(open).toMatchObject({ state: 'draft', blocks: [], resultGrosze: result(STAYS) })
})
