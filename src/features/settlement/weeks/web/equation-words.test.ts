import { expect, test } from 'vitest'
import type { Equation, PayoutParts } from './equation.ts'
import { handedWords, payoutHints, payoutTitle } from './equation-words.ts'

const NONE = { grosze: 0, drivers: 0 }
const ALL: PayoutParts = {
  ...{ draft: NONE, blocked: NONE, left: NONE, prepared: NONE, sent: NONE, paid: NONE, movedOn: NONE },
}
const some = (grosze: number, drivers = 1) => ({ grosze, drivers })
const card = (payout: Partial<PayoutParts>, finished = true) => {
  const parts = { ...ALL, ...payout }
  const toPay = Object.values(parts).reduce((sum, { grosze }) => sum + grosze, 0)
  const told: Pick<Equation, 'toPay' | 'payout'> = { toPay, payout: parts }
  const hints = payoutHints(told, finished).map((words) => words.replaceAll('\u00a0', ' '))
  return [payoutTitle(told), ...hints]
}

test.each([
  ['a draft is to be paid', { draft: some(500) }, ['Do wypłaty']],
  [
    'what may be closed is told apart from what is blocked',
    { draft: some(1_858_488, 43), blocked: some(312_120, 4) },
    ['Do wypłaty', 'gotowe do zamknięcia 18 584,88 zł, 43 kierowców', 'zablokowane 3 121,20 zł, 4 kierowców'],
  ],
  ['closed, it waits', { left: some(500) }, ['Do wypłaty']],
  [
    'prepared is not on its way',
    { prepared: some(500) },
    ['Do wypłaty', 'w przygotowanych przelewach 5,00 zł, 1 kierowca'],
  ],
  ['on its way is not paid', { sent: some(500) }, ['Do wypłaty', 'w drodze 5,00 zł, 1 kierowca']],
  ['all paid', { paid: some(500) }, ['Wypłacono']],
  [
    'so much paid, so much left',
    { paid: some(300), left: some(200) },
    ['Wypłaty tygodnia', 'zostało do wypłaty 2,00 zł, 1 kierowca', 'wypłacono 3,00 zł, 1 kierowca'],
  ],
  [
    'what a newer statement pays was not paid by this one',
    { paid: some(300), movedOn: some(200) },
    [
      'Wypłaty tygodnia',
      'wypłacono 3,00 zł, 1 kierowca',
      'przeszło do nowszych rozliczeń 2,00 zł, 1 kierowca',
    ],
  ],
  ['nothing is to be paid', {}, ['Do wypłaty']],
])('the card says where the week stands: %s', (_, payout, words) => {
  expect(card(payout)).toEqual(words)
})

test('while the week runs nothing in it is ready to be closed', () => {
  expect(card({ draft: some(500), blocked: some(100) }, false)).toEqual([
    ...['Do wypłaty', 'szkice 5,00 zł, 1 kierowca', 'zablokowane 1,00 zł, 1 kierowca'],
  ])
})

test('where a week receives another debt than was handed on, it says by how much and why', () => {
  const before = { ...{ nets: [], cashGrosze: 0, openDrivers: 0 } }
  const debts = { handed: 16_865, drivers: 2, lessened: 2000, added: 0, waiting: 0 }
  const words = (told: object) =>
    handedWords({ year: 2027, week: 1, before: { ...before, debts: { ...debts, ...told } } }).map((one) =>
      one.replaceAll('\u00a0', ' '),
    )
  expect(words({})).toEqual([
    'z tygodnia 53 przeszło 168,65 zł, 2 kierowców',
    'ubyło po drodze 20,00 zł: wpłaty i inne zapisy salda',
  ])
  expect(words({ lessened: 0 })).toEqual([])
})
