import { expect, test } from 'vitest'
import { formatPln, fromPln, toPln } from './money.ts'
import {
  isEmailAddress,
  isFullName,
  mailboxOf,
  nameInMessage,
  normalizeFullName,
  onOneLine,
} from './person-name.ts'

test('a full name has at least one space inside (Spec 1 §5)', () => {
  expect(isFullName('Jan Kowalski')).toBe(true)
  expect(isFullName(' Jan ')).toBe(false)
  expect(isFullName('Jan')).toBe(false)
  expect(isFullName('Jan\u0000 Kowalski')).toBe(false)
  expect(isFullName(`J ${'a'.repeat(100)}`)).toBe(false)
  expect(normalizeFullName('  Jan \t  Kowalski\n')).toBe('Jan Kowalski')
})

test('an address has one @, a name before it and a domain with a dot after it', () => {
  for (const good of ['jan@flota.pl', ' jan.k+1@poczta.flota.com.pl ', 'żółw@flota.pl'])
    expect(isEmailAddress(good)).toBe(true)
  for (const bad of [
    '',
    'jan',
    'jan@flota',
    'jan@@flota.pl',
    'jan k@flota.pl',
    'jan@flota..pl',
    '<jan@flota.pl>',
    'jan@flota.pl,ala@flota.pl',
  ])
    expect(isEmailAddress(bad)).toBe(false)
})

test('money is whole grosze, written with a comma only where there are grosze', () => {
  expect(fromPln(0.29)).toBe(29)
  expect(toPln(fromPln(1.1))).toBe(1.1)
  expect([20_000, 20_050, 5, -150].map((amount) => formatPln(amount as ReturnType<typeof fromPln>))).toEqual([
    '200',
    '200,50',
    '0,05',
    '-1,50',
  ])
})

test('names of real people pass, in whatever script and with whatever marks', () => {
  for (const name of [
    'Seán O’Connor',
    "D'Angelo Russell",
    'Anna Nowak-Jeziorańska',
    'J.R. Kowalski',
    'Олександр Шевченко',
    'გიორგი მაისურაძე',
    'محمد علي',
    'राम कुमार',
    '王 小明',
    'Nguyễn Văn Anh',
    'Jan Kowalski (bus)',
    'Kierowca 7',
  ])
    expect([name, isFullName(name)]).toEqual([name, true])
})

test('a name carries no link, no address and no telephone number', () => {
  for (const name of [
    'Wejdź https://zle.pl',
    'Pisz na ja@zle.pl',
    'Dzwoń 700 123 456',
    'Wejdź na www. zle',
    '12 = /',
    `Z${'\u0301'.repeat(9)} Zalgo`,
  ])
    expect([name, isFullName(name)]).toEqual([name, false])
  expect(normalizeFullName('Wejdź na zle.pl')).toBe('Wejdź na zle. pl')
})

test('what nobody sees is taken out of a name', () => {
  expect(normalizeFullName('Jan\u202E Kow\u200Bal\u00ADski\uFEFF')).toBe('Jan Kowalski')
  expect(normalizeFullName('Jan\u2028Kowalski\u0085')).toBe('Jan Kowalski')
  expect(isFullName('\u3164 \u200B')).toBe(false)
  expect(normalizeFullName('Zoe\u0308 Kowalska')).toBe('Zoë Kowalska')
})

test('a letter prints letters of a name only, and not many', () => {
  expect(nameInMessage('Jan Kowalski (bus) 7')).toBe('Jan Kowalski bus')
  expect(nameInMessage('http://zle.pl 700123456')).toBe('httpzle. pl')
  expect(nameInMessage(`Jan ${'Długi '.repeat(20)}`).length).toBeLessThanOrEqual(60)
})

test('one mailbox is counted once, however its address is spelled', () => {
  const spellings = ['Jan.Kowalski@gmail.com', 'jankowalski+1@gmail.com', ' j.a.n.kowalski@googlemail.com']
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['jankowalski@gmail.com']))
  expect(mailboxOf('Jan.K+Flota@Poczta.pl')).toBe('jan.k@poczta.pl')
})

test('a name on one line has no breaks, no runs of spaces and nothing unseen; dots stay as they are', () => {
  expect(onOneLine(' Jan\r\nKot\u2028 Sp. z\u00a0o.o.\u202e\u0085')).toBe('Jan Kot Sp. z o.o.')
})
