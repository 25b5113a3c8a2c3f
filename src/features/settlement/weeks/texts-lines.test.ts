import { expect, test } from 'vitest'
import type { Line } from '#features/settlement/domain/public.ts'
import { lineWords } from './texts-lines.ts'

const of = (more: Partial<Line>): Line => ({
  ...{ code: 'app-net', app: 'uber', amount: 69_941, quantity: null, rate: null, base: 69_941 },
  ...{ rowIds: [], facts: {}, workings: [] },
  ...more,
})

test('an app’s net is that of its file, and says so', () => {
  expect(lineWords(of({}))).toEqual({ label: 'Uber, netto', rule: 'z pliku aplikacji' })
})

test('a net without tips is not called the net of the file, and shows what was taken out', () => {
  expect(lineWords(of({ amount: 66_659 }))).toEqual({
    label: 'Uber, netto bez kwot osobnych',
    rule: '699,41 z pliku − 32,82 liczone osobno',
  })
})

test('a net that tips had made less says what was added', () => {
  expect(lineWords(of({ amount: 70_041 })).rule).toBe('699,41 z pliku + 1,00 liczone osobno')
})

test('a commission of the file is told as taken from there, and not as left out', () => {
  expect(lineWords(of({ code: 'app-commission', amount: -39_058, base: null })).rule).toBe(
    'z pliku, nie obliczana',
  )
})
