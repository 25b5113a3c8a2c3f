import { expect, test } from 'vitest'
import { bonusHint } from './bonus-hint.ts'
import { bonusHintText, offDayBonusText } from './bonus-texts.ts'

const tiers = [
  { from: 10, to: 17, value: 200 },
  { from: 18, to: 22, value: 300 },
]
const textFor = (count: number) => {
  const hint = bonusHint(count, tiers)
  return hint && bonusHintText(hint)
}

test('10 to 17 shifts: 18 minus count are missing for 200 PLN', () => {
  expect(textFor(10)).toBe('Dobierz jeszcze 8 dni aby otrzymać bonus 200 PLN')
  expect(textFor(16)).toBe('Dobierz jeszcze 2 dni aby otrzymać bonus 200 PLN')
  expect(textFor(17)).toBe('Dobierz jeszcze 1 dzień aby otrzymać bonus 200 PLN')
})

test('18 to 22 shifts: 23 minus count are missing for 300 PLN', () => {
  expect(textFor(18)).toBe('Dobierz jeszcze 5 dni aby otrzymać bonus 300 PLN')
  expect(textFor(22)).toBe('Dobierz jeszcze 1 dzień aby otrzymać bonus 300 PLN')
})

test('below the first tier and above the last there is no hint', () => {
  expect(textFor(9)).toBeUndefined()
  expect(textFor(23)).toBeUndefined()
  expect(bonusHint(12, [])).toBeUndefined()
})

test('a fleet can set tiers that a week reaches', () => {
  expect(bonusHint(4, [{ from: 4, to: 5, value: 120 }])).toEqual({ missing: 2, value: 120 })
})

test('off-days name the bonus of the shift, or the higher one of both', () => {
  expect(offDayBonusText({ day: 150 })).toBe('Bonus do 150 PLN za dzień')
  expect(offDayBonusText({ night: 250 })).toBe('Bonus do 250 PLN za noc')
  expect(offDayBonusText({ day: 150, night: 250 })).toBe('Bonus do 250 PLN za dzień/noc')
  expect(offDayBonusText({})).toBeUndefined()
})
