import { expect, test } from 'vitest'
import { equationOf } from './equation.ts'
import { passes } from './group-of-row.ts'
import type { DriverOfWeek } from './readings.ts'

function row(told: Partial<DriverOfWeek>): DriverOfWeek {
  return {
    ...{ driverId: 'd', fullName: 'A', listed: true, active: true, state: 'draft', statement: null },
    ...{
      onTheWay: null,
      payout: null,
      debt: null,
      apart: null,
      scheme: null,
      nets: [],
      cashGrosze: 0,
      fleetGrosze: 0,
      openingGrosze: 0,
    },
    ...{ resultGrosze: 0, balanceGrosze: 0, shifts: 0, netDifference: null, standsOut: [], blocks: [] },
    ...{ warnings: [], openQuestions: 0, corrected: false, mark: null },
    ...told,
  }
}

test('net − cash − the fleet’s part − old debts = to pay − owed', () => {
  const { nets, cash, fleet, opening, toPay, owed, toPayDrivers, owedDrivers, debts } = equationOf([
    row({
      nets: [{ app: 'bolt', net: 1000 }],
      ...{ cashGrosze: 300, fleetGrosze: 400, resultGrosze: 300, balanceGrosze: 300 },
    }),
    row({
      nets: [{ app: 'uber', net: 500 }],
      ...{ cashGrosze: 600, fleetGrosze: 100, openingGrosze: -50, resultGrosze: -200, balanceGrosze: -250 },
    }),
  ])
  expect(nets - cash - fleet + opening).toBe(toPay - owed)
  expect({ nets, cash, fleet, opening, toPay, owed }).toEqual({
    ...{ nets: 1500, cash: 900, fleet: 500, opening: -50, toPay: 300, owed: 250 },
  })
  expect({ toPayDrivers, owedDrivers, debts }).toEqual({
    ...{ toPayDrivers: 1, owedDrivers: 1, debts: { grosze: 50, drivers: 1 } },
  })
})

test('who can’t be settled yet is in none of the sums, and is counted', () => {
  const told = equationOf([
    row({ nets: [{ app: 'bolt', net: 1000 }], resultGrosze: null, balanceGrosze: null, fleetGrosze: null }),
  ])
  expect(told).toMatchObject({ nets: 0, toPay: 0, unsettled: 1 })
})

test('a debt of who has nothing else in the week comes in and goes out: the next week receives as much', () => {
  const before = equationOf([
    row({ state: 'nothing-to-pay', resultGrosze: -6865, balanceGrosze: -6865 }),
    row({ state: 'nothing-to-pay', resultGrosze: -100_000, balanceGrosze: -100_000 }),
  ])
  const after = equationOf([
    row({ state: 'idle', openingGrosze: -6865, balanceGrosze: -6865 }),
    row({ openingGrosze: -100_000, resultGrosze: 300_000, balanceGrosze: 200_000 }),
  ])
  expect(after.debts).toEqual({ grosze: before.owed, drivers: before.owedDrivers })
  expect(after).toMatchObject({ owed: 6865, owedDrivers: 1, drivers: 1, unsettled: 0 })
  expect(after.debtsAlone).toEqual({ grosze: 6865, drivers: 1 })
})

test('what an older statement still pays is told beside the week, and is not to be paid in it again', () => {
  const told = equationOf([row({ state: 'idle', openingGrosze: 5000, balanceGrosze: 5000 })])
  expect(told).toMatchObject({ opening: 0, toPay: 0, unpaidAlone: { grosze: 5000, drivers: 1 } })
})

test('what became of what was to be paid adds up to it: drafts, paid, on its way, prepared, left, moved on', () => {
  const closed = (state: DriverOfWeek['state'], told: Partial<NonNullable<DriverOfWeek['payout']>>) => {
    const payout = { ...{ paid: 0, sent: 0, prepared: 0, left: 0, movedOn: 0 }, ...told }
    return row({ state, payout, balanceGrosze: Object.values(payout).reduce((sum, one) => sum + one, 0) })
  }
  const { toPay, payout } = equationOf([
    row({ balanceGrosze: 100 }),
    row({ state: 'blocked', balanceGrosze: 20 }),
    closed('paid', { paid: 3000 }),
    closed('closed', { paid: 500, left: 700 }),
    closed('closed', { sent: 11 }),
    closed('closed', { prepared: 13 }),
    closed('rolled-over', { movedOn: 17 }),
  ])
  expect(Object.values(payout).reduce((sum, { grosze }) => sum + grosze, 0)).toBe(toPay)
  expect(payout).toMatchObject({
    ...{ draft: { grosze: 100, drivers: 1 }, blocked: { grosze: 20, drivers: 1 } },
    ...{ paid: { grosze: 3500, drivers: 2 }, left: { grosze: 700, drivers: 1 } },
    ...{ sent: { grosze: 11 }, prepared: { grosze: 13 }, movedOn: { grosze: 17 } },
  })
})

test('the chip that names who owes and the card count the same drivers', () => {
  const rows = [
    row({ balanceGrosze: -5 }),
    row({ state: 'idle', openingGrosze: -7, balanceGrosze: -7 }),
    row({ state: 'idle', openingGrosze: 7, balanceGrosze: 7 }),
    row({ state: 'nothing-to-pay', balanceGrosze: -9 }),
  ]
  expect(equationOf(rows).owedDrivers).toBe(rows.filter((one) => passes(one, 'owing')).length)
})

test('whoever stands in a week is under one state, so that the filters of states add up to all', () => {
  const states = ['blocked', 'draft', 'idle', 'closed', 'nothing-to-pay', 'paid', 'rolled-over'] as const
  const rows = states.map((state) =>
    row({ state, openingGrosze: 5, balanceGrosze: state === 'blocked' ? null : 5 }),
  )
  for (const one of rows)
    expect(
      (['blocked', 'draft', 'frozen', 'paid', 'idle'] as const).filter((filter) => passes(one, filter)),
    ).toHaveLength(1)
  const { drivers, alone, unsettled } = equationOf(rows)
  expect({ drivers, alone, unsettled }).toEqual({ drivers: 5, alone: 1, unsettled: 1 })
  expect(drivers + alone + unsettled).toBe(rows.filter((one) => passes(one, 'all')).length)
})

test('what was left unpaid and debts from before are told apart, each with its drivers', () => {
  const from = (openingGrosze: number) => row({ openingGrosze, balanceGrosze: openingGrosze })
  const sums = equationOf([from(188_000), from(414), from(0), from(-100_000), from(-485)])
  expect(sums).toMatchObject({
    unpaid: { grosze: 188_414, drivers: 2 },
    debts: { grosze: 100_485, drivers: 2 },
  })
  expect(sums.unpaid.grosze - sums.debts.grosze).toBe(sums.opening)
})

test('rentals of own cars stand beside the equation, and in no term of it', () => {
  const apart = { number: null, toPayGrosze: 400, carryGrosze: 0, debt: null, state: null, onTheWay: null }
  const sums = equationOf([row({ balanceGrosze: -250, apart }), row({ balanceGrosze: 300 })])
  expect(sums).toMatchObject({ toPay: 300, owed: 250, apart: 400, apartDrivers: 1 })
})
