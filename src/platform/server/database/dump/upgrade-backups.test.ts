import { expect, test } from 'vitest'
import { expiredUpgradeBackups, nameBeforeUpgrade, newestBeforeUpgrade } from './upgrade-backups.ts'

const made = (from: string, day: number) =>
  nameBeforeUpgrade(from, '9.0.0', `2026-11-${String(day).padStart(2, '0')}T11:30:15.123Z`)

test('the name of a backup says from what, before what, and when', () => {
  expect(made('1.0.0', 22)).toBe('flotylla-1.0.0-before-9.0.0-20261122T113015Z.gz')
})

test('an upgrade that is tried again and again keeps three backups, and never pushes out the only one of another edition', () => {
  const tried = [8, 9, 10, 11, 12].map((day) => made('3.0.0', day))
  const others = [made('1.0.0', 1), made('2.0.0', 2), made('2.0.0', 3)]
  expect(expiredUpgradeBackups([...tried, ...others]).sort()).toEqual(
    [made('2.0.0', 2), made('3.0.0', 8), made('3.0.0', 9)].sort(),
  )
})

test('no other file is ever deleted', () => {
  const foreign = ['flotylla-2026-11-01-0400.gz', 'letter.gz', 'flotylla-1.0.0-before-2.0.0.gz']
  expect(expiredUpgradeBackups([...foreign, ...[1, 2, 3, 4].map((day) => made('1.0.0', day))])).toEqual([
    made('1.0.0', 1),
  ])
})

test('the newest backup is told with the edition of its data and its moment; without one there is nothing to tell', () => {
  expect(newestBeforeUpgrade([made('1.0.0', 1), made('2.0.0', 3), made('1.0.0', 2), 'letter.gz'])).toEqual({
    file: made('2.0.0', 3),
    from: '2.0.0',
    at: '2026-11-03T11:30:15Z',
  })
  expect(newestBeforeUpgrade(['flotylla-2026-11-01-0400.gz'])).toBeUndefined()
})
