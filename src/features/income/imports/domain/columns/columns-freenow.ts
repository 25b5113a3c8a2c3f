import type { KindSpec } from './column-spec.ts'

/** The portal's earnings with VAT. A full Polish header is not known, so unknown columns are normal. */
export const freenowEarnings = {
  columns: {
    driverId: { holds: 'text', names: ['ID kierowcy', 'Driver ID', 'ID do motorista', 'ID водія'] },
    name: { holds: 'text', names: ['Kierowca', 'Driver', 'Motorista', 'Водій'] },
    rides: {
      holds: 'count',
      names: ['Liczba kursów', 'Wszystkie przejazdy', 'Total tours', 'Усього поїздок'],
    },
    net: { holds: 'money', names: ['Suma zarobków', 'Total earnings', 'Загальний дохід'] },
    ordersFromFreenow: {
      holds: 'money',
      names: ['Zlecenia od Freenow', 'Orders from Freenow', 'Замовлення від Freenow'],
    },
    cash: { holds: 'money', names: ['Płatności gotówką/kartą', 'Cash/card payments'] },
    tips: { holds: 'money', names: ['Napiwki', 'Tips'] },
    bonus: { holds: 'money', names: ['Bonusy', 'Bonuses'] },
    gross: { holds: 'money', names: ['Zarobki przed odliczeniem prowizji', 'Earnings before commission'] },
    commission: { holds: 'money', names: ['Prowizja', 'Commission'] },
  },
  needed: [['driverId', 'name'], ['net']],
} as const satisfies KindSpec
