import { expect, test } from 'vitest'
import { ledgerTexts } from './texts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, -24_189, 'Kierowca jest winien flocie 241,89 zł.'],
  [24_717, -14_189, 'W paczkach przelewów: 247,17 zł. Kierowca jest winien flocie 141,89 zł.'],
  [24_717, 500, 'W paczkach przelewów: 247,17 zł. Flota jest winna kierowcy jeszcze 5,00 zł.'],
  [24_717, 0, 'W paczkach przelewów: 247,17 zł. Poza tym saldo jest zerowe.'],
  [0, 500, 'Flota jest winna kierowcy 5,00 zł.'],
  [0, 0, 'Saldo jest zerowe.'],
])('with %i on its way and %i owed beside it the page says: %s', (onTheWay, owed, said) => {
  expect(plain(ledgerTexts.owed({ onTheWay, owed }))).toBe(said)
})

test('of the own car it is told apart, and a transfer on its way is no debt of the fleet', () => {
  const said = (onTheWay: number, owed: number) => plain(ledgerTexts.apartOwed({ onTheWay, owed }))
  expect(said(40_000, 0)).toBe('W paczkach przelewów: 400,00 zł. Poza tym najem auta jest rozliczony.')
  expect(said(40_000, -500)).toBe(
    'W paczkach przelewów: 400,00 zł. Następny najem auta będzie mniejszy o 5,00 zł.',
  )
  expect(said(0, 40_000)).toBe('Flota jest winna kierowcy za najem auta 400,00 zł.')
})
