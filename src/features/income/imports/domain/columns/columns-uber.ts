import type { KindSpec } from './column-spec.ts'

/*
 * Portals of drivers' languages differ; the names below are Polish and English. Names of amounts form a tree
 * with both ` : ` and `:`, which `headingKey` makes one.
 */
const driver = {
  driverId: {
    holds: 'text',
    names: ['Identyfikator UUID kierowcy', 'Driver UUID', 'UUID do motorista', 'UUID водія'],
  },
  firstName: {
    holds: 'text',
    names: ['Imię kierowcy', 'Driver first name', 'Nome do motorista', "Ім'я водія"],
  },
  lastName: {
    holds: 'text',
    names: ['Nazwisko kierowcy', 'Driver surname', 'Driver last name', 'Прізвище водія'],
  },
} as const

/** What is the same in both payment files. */
const amounts = {
  paid: { holds: 'money', names: ['Wypłacono Ci', 'Paid to you'] },
  net: { holds: 'money', names: ['Wypłacono Ci : Twój przychód', 'Paid to you : Your earnings'] },
  cash: {
    holds: 'money',
    names: [
      'Wypłacono Ci : Bilans przejazdu : Wypłaty : Odebrana gotówka',
      'Paid to you : Trip balance : Payouts : Cash collected',
    ],
  },
  fare: {
    holds: 'money',
    names: ['Paid to you:Your earnings:Fare:Fare', 'Wypłacono Ci:Twój przychód:Opłata:Opłata'],
  },
  serviceFee: {
    holds: 'money',
    names: [
      'Wypłacono Ci:Twój przychód:Opłata za usługę',
      'Paid to you:Your earnings:Service fee',
      'Paid to you:Your earnings:Fare:Service fee',
    ],
  },
  tips: { holds: 'money', names: ['Wypłacono Ci:Twój przychód:Napiwek', 'Paid to you:Your earnings:Tip'] },
  quest: {
    holds: 'money',
    names: ['Wypłacono Ci:Twój przychód:Promocja:Program Quest', 'Paid to you:Your earnings:Promotion:Quest'],
  },
  /** Beside the earnings, such as tolls that were paid back. */
  refunds: {
    holds: 'money',
    names: ['Wypłacono Ci:Bilans przejazdu:Zwroty', 'Paid to you:Trip balance:Refunds'],
  },
  bankTransfer: {
    holds: 'money',
    names: [
      'Wypłacono Ci:Bilans przejazdu:Wypłaty:Przelano na konto bankowe',
      'Paid to you:Trip balance:Payouts:Transferred to bank account',
    ],
  },
} as const

/** `trip_activity`: rides with their times and no money. The addresses in it are not read. */
export const uberTrips = {
  columns: {
    tripId: { holds: 'text', names: ['Identyfikator UUID przejazdu', 'Trip UUID'] },
    ...driver,
    startedAt: { holds: 'text', names: ['Czas zamówienia przejazdu', 'Trip request time'] },
    endedAt: {
      holds: 'text',
      names: ['Czas zakończenia przejazdu', 'Trip drop off time', 'Trip dropoff time'],
    },
    distance: { holds: 'km', names: ['Odległość przejazdu', 'Trip distance'] },
    status: { holds: 'text', names: ['Status przejazdu', 'Trip status'] },
    plate: {
      holds: 'text',
      names: ['Numer tablicy rejestracyjnej', 'License plate', 'Number plate', 'Licence plate'],
    },
  },
  needed: [['tripId'], ['driverId', 'lastName'], ['startedAt'], ['status']],
} as const satisfies KindSpec

/** `payments_order`: payments with no times; several of one ride are normal. */
export const uberOrders = {
  columns: {
    transactionId: { holds: 'text', names: ['identyfikator UUID transakcji', 'Transaction UUID'] },
    ...driver,
    tripId: { holds: 'text', names: ['Identyfikator UUID przejazdu', 'Trip UUID'] },
    description: { holds: 'text', names: ['Opis', 'Description'] },
    reportedAt: { holds: 'text', names: ['vs reporting'] },
    ...amounts,
  },
  needed: [['transactionId'], ['driverId', 'lastName'], ['net']],
} as const satisfies KindSpec

/** `payments_driver`: sums per driver; the set of further columns varies by week. */
export const uberDrivers = {
  columns: {
    ...driver,
    ...amounts,
  },
  needed: [['driverId', 'lastName'], ['net']],
} as const satisfies KindSpec
