import { expect, test } from 'vitest'
import { formatPln, fromPln, toPln } from './money.ts'
import { isEmailAddress, isFullName, normalizeFullName } from './person-name.ts'

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
