import { IconCoin } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { type MenuEntry, type MenuGroup, menuFor, rightsFor } from './menu.ts'

const entry = (to: string, rights: Partial<MenuEntry> = {}): MenuEntry => ({
  to,
  label: to,
  icon: IconCoin,
  ...rights,
})
const MENU: readonly MenuGroup[] = [
  { title: '', entries: [entry('/admin')] },
  {
    title: 'Pieniądze',
    entries: [
      entry('/admin/rozliczenia', { money: true }),
      entry('/admin/konta', { money: true, admin: true, below: '/admin/bank' }),
    ],
  },
  { title: 'System', entries: [entry('/admin/dziennik', { admin: true })] },
]
const seenBy = (admin: boolean, money: boolean) =>
  menuFor({ admin, money }, MENU).map(({ title, entries }) => [title, ...entries.map(({ to }) => to)])

test('the menu shows what somebody’s rights open, and no heading over nothing', () => {
  expect(seenBy(false, false)).toEqual([['', '/admin']])
  expect(seenBy(false, true)).toEqual([
    ['', '/admin'],
    ['Pieniądze', '/admin/rozliczenia'],
  ])
  expect(seenBy(true, true)).toEqual([
    ['', '/admin'],
    ['Pieniądze', '/admin/rozliczenia', '/admin/konta'],
    ['System', '/admin/dziennik'],
  ])
})

test('the flag of an administrator does not bring the right to money along', () => {
  expect(seenBy(true, false)).toEqual([
    ['', '/admin'],
    ['System', '/admin/dziennik'],
  ])
})

test.each([
  ['/admin', []],
  ['/admin/konto', []],
  ['/admin/rozliczenia', ['money']],
  ['/admin/rozliczenia/$week', ['money']],
  ['/admin/rozliczeniarz', []],
  ['/admin/bank/paczki/$id', ['admin', 'money']],
  ['/admin/dziennik', ['admin']],
])('the screen %s asks for what its entry of the menu asks for', (path, rights) => {
  expect(rightsFor(path, MENU)).toEqual(rights)
})
