import { expect, test } from 'vitest'
import { editingNow, generatedAt, savedChanges, thatIsYou } from './texts.ts'

test('the banner lists users currently editing (Spec 2 §2)', () => {
  expect(editingNow(['Anna Szefowa', 'Jan Biuro'])).toBe('Teraz edytują: Anna Szefowa, Jan Biuro')
  expect(editingNow([thatIsYou('Anna Szefowa'), 'Jan Biuro'])).toBe(
    'Teraz edytują: Anna Szefowa (Ty), Jan Biuro',
  )
  expect(editingNow(['Jan Biuro'])).toBe('Teraz edytuje: Jan Biuro')
})

test('who saved when is told, and stays a sentence where nobody is named', () => {
  expect(savedChanges('Anna Szefowa', '12:03')).toBe('Anna Szefowa: zmiany zapisane o 12:03.')
  expect(generatedAt('', '12:03')).toBe('Ktoś: grafik wygenerowany o 12:03.')
})
