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

/**
 * The list of bookings. Which column holds the time is not known for certain: where none of these is there, a
 * person says it once.
 */
export const freenowBookings = {
  columns: {
    bookingId: { holds: 'text', names: ['BOOKING ID', 'ID zlecenia', 'Numer zlecenia'] },
    driverId: { holds: 'text', names: ['DRIVER ID', 'ID kierowcy', 'ID водія'] },
    firstName: { holds: 'text', names: ['DRIVER FIRST NAME', 'Imię kierowcy'] },
    lastName: { holds: 'text', names: ['DRIVER LAST NAME', 'Nazwisko kierowcy'] },
    startedAt: {
      holds: 'text',
      names: [
        'PICKUP TIME',
        'PICK UP TIME',
        'TOUR START',
        'TOUR START TIME',
        'START TIME',
        'BOOKING DATE',
        'BOOKING TIME',
        'DATE OF TOUR',
        'DATE TIME',
        'DATE',
        'Data',
      ],
    },
    status: { holds: 'text', names: ['BOOKING STATUS', 'TOUR STATUS', 'STATE', 'STATUS'] },
    plate: { holds: 'text', names: ['LICENSE PLATE', 'LICENCE PLATE', 'Numer rejestracyjny'] },
    price: { holds: 'money', names: ['TOUR VALUE'] },
    tip: { holds: 'money', names: ['TOUR TIP'] },
    toll: { holds: 'money', names: ['TOLL VALUE'] },
    payment: { holds: 'text', names: ['PAYMENT METHOD'] },
  },
  needed: [['bookingId'], ['driverId', 'lastName'], ['startedAt'], ['price']],
} as const satisfies KindSpec
