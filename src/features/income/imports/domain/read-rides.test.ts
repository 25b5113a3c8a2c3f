import { describe, expect, test } from 'vitest'
import type { FileToRead } from './read-file.ts'
import { read, ready, TRIPS, trip } from './testing/tables.ts'

describe('Bolt has no trip id', () => {
  const rowsOf = (rows: readonly (readonly string[])[], more?: Partial<FileToRead>) =>
    ready([TRIPS, ...rows], more).file.rows
  const opened = (rows: readonly (readonly string[])[]) => {
    const result = read([TRIPS, ...rows])
    if (result.state !== 'open') throw new Error(result.state)
    return result.read
  }
  const other = trip(...Array(4), '20.00')
  test('a ride says driver and minute; route and addresses are no part of it', () => {
    const [row] = rowsOf([trip()])
    expect(row).toMatchObject({ id: null, startedAt: '2026-11-09T08:06:00', subject: 'ride' })
    expect(rowsOf([trip(undefined, undefined, '')])).toEqual(rowsOf([trip()]))
  })
  test('rows that say the same are one ride, told as rows repeated and not one by one', () => {
    const result = ready([TRIPS, trip(), trip(), trip('2026-11-09 09:00')])
    expect(result.file.rows.map(({ row }) => row)).toEqual([2, 4])
    expect(result.read).toMatchObject({ problems: [], skipped: { 'repeated-row': 1 } })
  })
  test('two of one minute with different prices are asked about: both, or the later one', () => {
    const [{ key = '', rows = [] } = {}] = opened([trip(), other]).twins
    expect(rows.map(({ row, amounts }) => [row, amounts.gross])).toEqual([
      [2, 1755],
      [3, 2000],
    ])
    const prices = (answer: 'both' | 'later') =>
      rowsOf([trip(), other], { twins: { [key]: answer } }).map(({ amounts }) => amounts.gross)
    expect(prices('both')).toEqual([1755, 2000])
    expect(prices('later')).toEqual([2000])
    // Another driver's ride of that minute is none of it.
    expect(rowsOf([trip(), other.with(6, '+48500000012')])).toHaveLength(2)
  })
  test('an offer that was declined in the minute of a ride is no second ride', () => {
    const declined = trip(...Array(3), 'Odrzucone przez kierowcę', '0.00')
    for (const rows of [
      [trip(), declined],
      [declined, trip()],
    ])
      expect(ready([TRIPS, ...rows])).toMatchObject({
        file: { rows: [{ amounts: { rides: 1, gross: 1755 } }] },
        read: { skipped: { 'other-offer': 1 } },
      })
  })
  test('a ride that was not driven says so, and what was paid for cancelling it', () => {
    const headings = [...TRIPS, 'Opłaty za anulowanie|ZŁ', 'Opłaty drogowe|ZŁ']
    const cancelled = trip(...Array(3), 'Anulowane przez pasażera', '17.55')
    const [paid, unpaid] = ready([
      headings,
      [...cancelled, '10.00', '0.00'],
      [...cancelled.with(0, '2026-11-09 09:00'), '0.00', '0.00'],
    ]).file.rows
    expect(paid?.amounts).toEqual({ rides: 0, cancellation: 1000 })
    expect(unpaid?.amounts).toEqual({ rides: 0 })
  })
  test('cash is the price of what was paid in cash, and not told where the file has no payments', () => {
    const withoutPayment = [TRIPS, trip()].map((row) => row.toSpliced(5, 1))
    expect(rowsOf([trip()])[0]?.amounts).toMatchObject({ cash: 1755 })
    expect(rowsOf([trip(...Array(5), 'W aplikacji')])[0]?.amounts).toMatchObject({ cash: 0 })
    expect(ready(withoutPayment).file.rows[0]?.amounts).toEqual({ rides: 1, gross: 1755 })
  })
})
