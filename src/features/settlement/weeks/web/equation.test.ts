import { expect, test } from 'vitest'
import { equationOf } from './equation.ts'
import type { DriverOfWeek } from './readings.ts'

function row(told: Partial<DriverOfWeek>): DriverOfWeek {
  return {
    ...{ driverId: 'd', fullName: 'A', listed: true, active: true, state: 'draft', statement: null },
    ...{
      onTheWay: null,
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

test('who has nothing but a balance of today is in no sum, so that a frozen week stays what it came to', () => {
  const told = equationOf([row({ state: 'idle', openingGrosze: -3000, balanceGrosze: -3000 })])
  expect(told).toMatchObject({
    opening: 0,
    owed: 0,
    drivers: 0,
    debts: { grosze: 0, drivers: 0 },
    unsettled: 0,
  })
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
  const apart = { number: null, toPayGrosze: 400, carryGrosze: 0, state: null, onTheWay: null }
  const sums = equationOf([row({ balanceGrosze: -250, apart }), row({ balanceGrosze: 300 })])
  expect(sums).toMatchObject({ toPay: 300, owed: 250, apart: 400, apartDrivers: 1 })
})
