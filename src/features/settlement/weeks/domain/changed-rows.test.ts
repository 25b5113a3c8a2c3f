import { expect, test } from 'vitest'
import { type ChangedRow, changedSince, countChanged } from './changed-rows.ts'

const fact = (
  change: ChangedRow['change'],
  load: string,
  kind: string,
  grosze: number,
  told: Partial<ChangedRow> = {},
): ChangedRow => ({
  ...{
    rowId: `${load}:4:${kind}`,
    origin: 'file',
    file: { loadId: load, row: 4 },
    app: 'bolt',
    kind,
    grosze,
  },
  ...{ quantity: null, from: '2026-11-16', to: '2026-11-22', shift: null, note: '', change },
  ...told,
})
const shown = (rows: readonly ChangedRow[]) =>
  rows.map(({ change, kind, grosze }) => `${change} ${kind} ${grosze}`)

test('a row of a file that says other amounts is one changed row, however many amounts it has', () => {
  const told = ['gross', 'net', 'payout'].flatMap((kind, at) => [
    fact('added', 'b', kind, 1000 + at),
    fact('removed', 'a', kind, 900 + at),
  ])
  const rows = changedSince([], told)
  expect(shown(rows).slice(0, 2)).toEqual(['before gross 900', 'now gross 1000'])
  expect(countChanged(rows)).toEqual({ added: 0, removed: 0, changed: 1 })
})

test('a row that tells one amount more is changed, and one of a new file row is new', () => {
  const rows = changedSince(
    [],
    [
      fact('added', 'b', 'net', 1000),
      fact('removed', 'a', 'net', 900),
      fact('added', 'b', 'tip', 50),
      fact('added', 'b', 'net', 70, { file: { loadId: 'b', row: 9 }, rowId: 'b:9:net', app: 'uber' }),
    ],
  )
  expect(countChanged(rows)).toEqual({ added: 1, removed: 0, changed: 1 })
})

test('what the last accepted correction settled and is taken back is told as taken back', () => {
  const late = [fact('added', 'b', 'adjustment', 4600)]
  expect(shown(changedSince(late, []))).toEqual(['removed adjustment 4600'])
  const changed = [fact('before', 'a', 'net', 900), fact('now', 'b', 'net', 1000)]
  expect(shown(changedSince(changed, []))).toEqual(['before net 1000', 'now net 900'])
  expect(changedSince(changed, changed)).toEqual([])
  // A third file says a third amount: from the second one, not from the statement.
  const third = [fact('before', 'a', 'net', 900), fact('now', 'c', 'net', 1100)]
  expect(shown(changedSince(changed, third))).toEqual(['before net 1000', 'now net 1100'])
})

test('charges and shifts are told by themselves: another one of the same kind is no change of it', () => {
  const wash = (change: ChangedRow['change'], rowId: string, grosze: number) =>
    fact(change, '', 'wash', grosze, { rowId, origin: 'typed', file: null, app: null })
  expect(shown(changedSince([], [wash('added', 'w2', 500), wash('removed', 'w1', 400)]))).toEqual([
    'added wash 500',
    'removed wash 400',
  ])
  const rows = changedSince([], [wash('before', 'w1', 400), wash('now', 'w1', 500)])
  expect(shown(rows)).toEqual(['before wash 400', 'now wash 500'])
  expect(countChanged(rows)).toEqual({ added: 0, removed: 0, changed: 1 })
})
