import { expect, test } from 'vitest'
import { lateTexts, seatedWords } from './texts-late.ts'

test('what became of those who wait is said in whole sentences', () => {
  expect(seatedWords(6, 1, 0)).toBe(
    'Na 6 zmian znalazło się wolne auto. Na liście, bez auta: 1 zmiana. Powód jest przy nazwisku.',
  )
  expect(seatedWords(1, 2, 5)).toBe(
    'Na 1 zmianę znalazło się wolne auto. Na liście, bez auta: 2 zmiany. Powód jest przy nazwisku. Z listy zeszło 5 zmian wycofanych.',
  )
  expect(seatedWords(0, 0, 1)).toBe('Z listy zeszła 1 zmiana wycofana.')
  expect(seatedWords(0, 0, 0)).toBe(lateTexts.nobodyWaits)
})
