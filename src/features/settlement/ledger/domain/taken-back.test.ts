import { expect, test } from 'vitest'
import { standingEntries } from './stored-entry.ts'
import { takenBackNow } from './taken-back.ts'

const nothing = {
  driverId: 'jan',
  statement: 'R/2026/46/0001',
  corrections: [],
  onTheWay: [],
  foldedId: null,
}
const payout = { ...nothing, id: 'p', kind: 'payout', grosze: -100, ofEntry: null } as const
const storno = (id: string, of: string, grosze: number) =>
  ({ ...nothing, id, kind: 'storno', grosze, ofEntry: of }) as const
const returned = (id: string) =>
  ({ ...nothing, id, kind: 'payout-returned', grosze: 100, ofEntry: 'p' }) as const

test('a storno that is undone and what undid it are nothing together', () => {
  const rows = [payout, storno('s', 'p', 100), storno('u', 's', -100)]
  expect([...takenBackNow(rows).standing.keys()]).toEqual([])
  expect(standingEntries(rows).map(({ id }) => id)).toEqual(['p'])
})

test('after it the payment can be taken back once more, and that is a storno of the payment', () => {
  const rows = [payout, storno('s', 'p', 100), storno('u', 's', -100), storno('t', 'u', 100)]
  expect(takenBackNow(rows).standing.get('p')?.id).toBe('t')
  expect(standingEntries(rows)).toMatchObject([
    { id: 'p' },
    { id: 't', kind: 'payout-returned', payout: 'p', grosze: 100 },
  ])
})

test('a transfer that came back, which was a mistake, and that came back in truth later', () => {
  const mistaken = [payout, returned('r'), storno('u', 'r', -100)]
  expect(standingEntries(mistaken).map(({ id }) => id)).toEqual(['p'])
  const later = [...mistaken, returned('q')]
  expect(takenBackNow(later).standing.get('p')?.id).toBe('q')
  expect(standingEntries(later).map(({ id }) => id)).toEqual(['p', 'q'])
})

test('where only the last of them is read, its effect is told all the same', () => {
  expect(standingEntries([storno('t', 'u', 100)])).toMatchObject([{ kind: 'payout-returned', grosze: 100 }])
})
