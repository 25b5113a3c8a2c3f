import { expect, test } from 'vitest'
import { nameKey, readPastedAccounts } from './pasted-accounts.ts'

test('lines of name or phone and account are read whatever stands between them', () => {
  const text = '\ufeffKierowca;Konto\r\nJan Kot;61 1090 1014\n\n600100200\t"PL61"\nEwa Lis, \'0611'
  expect(readPastedAccounts(text)).toEqual([
    { line: 2, who: 'Jan Kot', account: '61 1090 1014' },
    { line: 4, who: '600100200', account: 'PL61' },
    { line: 5, who: 'Ewa Lis', account: '0611' },
  ])
})

test('a line without a mark has no account, and is not lost; a heading is only ever the first line', () => {
  expect(readPastedAccounts('600100200')).toEqual([{ line: 1, who: '600100200', account: '' }])
  expect(readPastedAccounts('1;2\nJan Kot;brak')).toHaveLength(2)
  expect(readPastedAccounts('')).toEqual([])
})

test('a name is the same in whatever order and case its words come', () => {
  expect(nameKey('KOT  Jan')).toBe(nameKey('Jan Kot'))
  expect(nameKey('Łukasz Żak')).not.toBe(nameKey('Lukasz Zak'))
})
