import { expect, test } from 'vitest'
import { screenTexts } from '#features/settlement/charges/texts-screen.ts'
import { blockWords } from './texts-blocks.ts'
import { weekTexts } from './texts-week.ts'

test.each([
  [1, '1 gotowe', '1 zaznaczone'],
  [2, '2 gotowe', '2 zaznaczone'],
  [5, '5 gotowych', '5 zaznaczonych'],
  [22, '22 gotowe', '22 zaznaczone'],
])('%i rozliczeń do zamknięcia liczy się po polsku', (count, ready, chosen) => {
  expect(weekTexts.ready(count)).toBe(`${ready} do zamknięcia, z nich do wypłaty`)
  expect(weekTexts.chosen(count)).toBe(`${chosen} do zamknięcia, z nich do wypłaty`)
})

test('po zamknięciu liczba mówi, co liczy: zamknięte teraz i wszystkie zamknięte w tygodniu', () => {
  expect(weekTexts.closed(50, 54)).toBe('Zamknięto: 50 rozliczeń. W całym tygodniu zamkniętych: 54.')
  expect(weekTexts.closed(2, 2)).toBe('Zamknięto: 2 rozliczenia.')
})

test.each([
  [1, '100 zł w 1 racie'],
  [4, '100 zł w 4 ratach'],
])('plan w %i ratach', (count, said) => {
  expect(screenTexts.planOf('100 zł', count)).toBe(said)
})

test.each([2, 5])('%i zasad w jednym tygodniu ma zdanie dobre dla każdej liczby', (schemes) => {
  expect(blockWords({ code: 'scheme-changes', schemes }).told).toBe(
    `Zasady w tym tygodniu: ${schemes}. Zmienić zasadę można tylko od poniedziałku.`,
  )
})
