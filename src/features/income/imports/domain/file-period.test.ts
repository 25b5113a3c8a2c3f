import { expect, test } from 'vitest'
import { periodOfName } from './file-period.ts'

test.each([
  ['Zarobki na kierowcę-2026W39-Firma.csv', '2026-09-21', '2026-09-27'],
  ['Zarobki na kierowcę-2026W53-Firma.csv', '2026-12-28', '2027-01-03'],
  ['Zarobki na kierowcę-14 wrz 2026-20 wrz 2026-Firma.csv', '2026-09-14', '2026-09-20'],
  ['Zarobki na kierowcę-28 gru 2026-3 sty 2027-Firma.csv', '2026-12-28', '2027-01-03'],
  // As macOS writes names: letters and their marks apart.
  ['Zarobki na kierowcę-5 paź 2026-11 paź 2026.csv'.normalize('NFD'), '2026-10-05', '2026-10-11'],
  ['Zarobki na kierowcę-13_09_2025-13_09_2025-Firma.csv', '2025-09-13', '2025-09-13'],
  ['20260921_20260928_payments_driver_Firma.csv', '2026-09-21', '2026-09-27'],
  ['20260901-20260930-payments_order-Firma.csv', '2026-09-01', '2026-09-30'],
  ['20261228-20270104-trip_activity-Firma.csv', '2026-12-28', '2027-01-03'],
  ['earnings_2026-09-21_2026-09-27_with_VAT.csv', '2026-09-21', '2026-09-27'],
  // Eight days from Monday to Monday are eight days where the app names the last one.
  ['Zarobki na kierowcę-16 lis 2026-23 lis 2026-Firma.csv', '2026-11-16', '2026-11-23'],
  ['Zarobki na kierowcę-16_11_2026-23_11_2026-Firma.csv', '2026-11-16', '2026-11-23'],
  ['earnings_2026-11-16_2026-11-23_with_VAT.csv', '2026-11-16', '2026-11-23'],
  ['20261116_20261123_payments_driver_Firma.csv', '2026-11-16', '2026-11-22'],
])('%s', (name, start, end) => {
  expect(periodOfName(name)).toEqual({ start, end })
})

test.each([
  'wyniki.csv',
  'Zarobki-2025W53-Firma.csv',
  'x-31_02_2026-03_03_2026.csv',
  '20260930-20260901-order.csv',
  'raport 48500000011.csv',
  'f-14 xyz 2026-20 xyz 2026.csv',
])('%s tells no period', (name) => {
  expect(periodOfName(name)).toBeUndefined()
})
