import { expect, test } from 'vitest'
import { PLAIN_SCHEME, rowOf, weekWith } from '../testing/build.ts'
import { settle } from './settle.ts'

const APART = {
  ...PLAIN_SCHEME,
  passes: { ...PLAIN_SCHEME.passes, toll: { kind: 'apart', basisPoints: 10_000 } },
} as const

const codes = (...told: Parameters<typeof settle>) =>
  settle(...told).lines.map(({ code, amount }) => [code, amount])

test('tolls, cash and fuel of 0.00 make no line', () => {
  const facts = rowOf('bolt', { net: 100, toll: 0, cash: 0 })
  const charges = [{ id: 'fuel:1', kind: 'fuel', grosze: 0 }] as const
  expect(codes(weekWith({ scheme: APART, facts, charges }))).toEqual([[expect.anything(), 10_000]])
})

test('tolls that come to nothing together are told, and so are those that the scheme keeps', () => {
  const both = [...rowOf('bolt', { net: 100, toll: 5 }), ...rowOf('uber', { net: 100, toll: -5 })]
  expect(codes(weekWith({ scheme: APART, facts: both }))).toContainEqual(['toll', 0])
  const kept = { ...APART, passes: { ...APART.passes, toll: { kind: 'apart', basisPoints: 0 } } } as const
  const facts = rowOf('bolt', { net: 100, toll: 5 })
  expect(codes(weekWith({ scheme: kept, facts }))).toContainEqual(['toll', 0])
})

test('what an app tells beside gross and commission is no line where the others say all of it', () => {
  const facts = rowOf('bolt', { gross: 100, commission: 25, tip: 5, net: 80 })
  expect(codes(weekWith({ scheme: APART, facts }))).toEqual([
    ['app-gross', 10_000],
    ['app-commission', -2500],
    ['tip', 500],
  ])
})

test('a correction of 0 is told: something has changed', () => {
  const week = { year: 2026, week: 46 }
  const charges = [{ id: 'c', kind: 'correction', grosze: 0, week, statement: 'R/2026/46/0001' }] as const
  expect(codes(weekWith({ charges }))).toEqual([['correction', 0]])
})

test('what is left out is settled all the same: rows, sums and checksum stay', () => {
  const facts = rowOf('bolt', { net: 100, toll: 0 })
  const settled = settle(weekWith({ scheme: APART, facts }))
  expect(settled.rowIds).toEqual(facts.map(({ id }) => id).sort())
  expect(settled.result).toBe(10_000)
})
