import { expect, test } from 'vitest'
import { waitingTexts } from './texts-waiting.ts'

test('how many forms become availability is said in Polish, whatever their number', () => {
  const said = [1, 2, 5, 22].map((count) => waitingTexts.confirmText(count).split(':')[0])
  expect(said).toEqual([
    '1 formularz stanie się dyspozycyjnością',
    '2 formularze staną się dyspozycyjnością',
    '5 formularzy stanie się dyspozycyjnością',
    '22 formularze staną się dyspozycyjnością',
  ])
})
