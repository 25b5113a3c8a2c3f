import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AccountNumber, bankNumber, judgeAccountNumber, maskAccount } from './account-number.ts'

const OURS = '61109010140000071219812874'

/** Right accounts, their check digits worked out from the definition with whole numbers of any size. */
const accounts = fc.stringMatching(/^\d{24}$/).map((body) => {
  const check = 98n - (BigInt(`${body}252100`) % 97n)
  return `${String(check).padStart(2, '0')}${body}`
})

const read = (typed: string) => {
  const judged = judgeAccountNumber(typed)
  return judged.ok ? judged.value : judged.error
}

test.each([
  ['grouped by spaces', '61 1090 1014 0000 0712 1981 2874'],
  ['with no-break and narrow spaces', '61\u00a01090\u202f1014\u20090000 0712\t1981 2874\n'],
  ['with dashes of all kinds', '61-1090–1014—0000‑0712−1981-2874'],
  ['with the country', 'PL61109010140000071219812874'],
  ['as an IBAN from a bank page', 'IBAN: PL61 1090 1014 0000 0712 1981 2874'],
  ['with the word NRB, in small letters', 'nrb pl61 1090 1014 0000 0712 1981 2874'],
  ['with marks that can not be seen', '\ufeff61\u200b1090\u00ad1014\u20600000\u200e071219812874'],
  ['in full-width digits', '６１109010140000071219812874'],
])('an account is read %s', (_, typed) => {
  expect(read(typed)).toBe(OURS)
})

test.each([
  ['nothing', '', { code: 'account-not-given' }],
  ['spaces alone', ' \u00a0 ', { code: 'account-not-given' }],
  ['a country alone', 'PL', { code: 'account-not-given' }],
  ['one digit too few', OURS.slice(1), { code: 'account-length', digits: 25, expected: 26 }],
  ['one digit too many', `${OURS}0`, { code: 'account-length', digits: 27, expected: 26 }],
  ['a letter O for a zero', OURS.replace('0', 'O'), { code: 'account-not-digits', found: ['O'] }],
  ['other marks', `${OURS}/ę/`, { code: 'account-not-digits', found: ['/', 'Ę'] }],
  ['a German IBAN', 'DE89 3704 0044 0532 0130 00', { code: 'account-foreign', country: 'DE' }],
  ['a Ukrainian IBAN', 'UA213223130000026007233566001', { code: 'account-foreign', country: 'UA' }],
  ['a wrong digit', OURS.replace('2874', '2875'), { code: 'account-checksum' }],
])('%s is no account to pay to, and why is told', (_, typed, fault) => {
  expect(read(typed)).toEqual(fault)
})

test('every right account is read, however it is grouped', () => {
  fc.assert(
    fc.property(accounts, fc.constantFrom('', ' ', '-', '\u00a0'), fc.boolean(), (account, gap, country) => {
      const typed = (country ? 'PL' : '') + account.replace(/(\d{2})(?=(\d{4})+$)/, `$1${gap}`)
      expect(read(typed)).toBe(account)
    }),
  )
})

test('one wrong digit is always found', () => {
  fc.assert(
    fc.property(accounts, fc.nat(25), fc.integer({ min: 1, max: 9 }), (account, at, by) => {
      const digit = (Number(account[at]) + by) % 10
      expect(judgeAccountNumber(account.slice(0, at) + digit + account.slice(at + 1)).ok).toBe(false)
    }),
  )
})

test('two digits that changed places, neighbours or not, are always found', () => {
  fc.assert(
    fc.property(accounts, fc.nat(25), fc.nat(25), (account, one, other) => {
      fc.pre(account[one] !== account[other])
      const digits = [...account]
      digits[one] = account[other] ?? ''
      digits[other] = account[one] ?? ''
      expect(judgeAccountNumber(digits.join('')).ok).toBe(false)
    }),
  )
})

test('check digits that no bank gives out are refused, although their remainder is right', () => {
  // 02 to 98 are given out; 99 has the remainder of 02.
  const body = [...Array(200).keys()]
    .map(String)
    .find((n) => 98n - (BigInt(`${n.padStart(24, '0')}252100`) % 97n) === 2n)
  const twin = `99${String(body).padStart(24, '0')}`
  expect(BigInt(`${twin.slice(2)}2521${twin.slice(0, 2)}`) % 97n).toBe(1n)
  expect(read(twin)).toEqual({ code: 'account-checksum' })
  expect(read(`02${twin.slice(2)}`)).toBe(`02${twin.slice(2)}`)
})

test('the bank is digits 3 to 10', () => {
  expect(bankNumber(OURS as AccountNumber)).toBe('10901014')
})

test('a masked account shows its beginning and its last four digits, never what is between', () => {
  expect(maskAccount('10105000997603123456789123' as AccountNumber)).toBe('10 1050 •••• 9123')
})
