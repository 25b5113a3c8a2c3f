import type { KindSpec } from './column-spec.ts'

/**
 * The fleet's own sheet: the names of the wire (Spec 2 §3 'Shift result row'), and what a person would call
 * them.
 */
export const settlement = {
  columns: {
    number: { holds: 'text', names: ['id', 'Lp', 'L.p.'] },
    phone: { holds: 'text', names: ['bolt_id', 'Telefon', 'Numer telefonu', 'Nr telefonu', 'Phone'] },
    name: { holds: 'text', names: ['full_name', 'Imię i nazwisko', 'Kierowca', 'Pracownik', 'Driver'] },
    date: { holds: 'text', names: ['date', 'Data', 'Dzień pracy'] },
    shift: { holds: 'text', names: ['shift', 'Zmiana'] },
    totalIncome: { holds: 'money', names: ['total_income', 'Przychód', 'Utarg', 'Przychód łącznie'] },
    companyIncome: {
      holds: 'money',
      names: ['income_rate', 'Przychód firmy', 'Dochód firmy', 'company income'],
    },
    mileage: {
      holds: 'km',
      names: ['driven_mileage', 'Przejechane kilometry', 'Przejechane km', 'Kilometry', 'Przebieg'],
    },
    kmStart: { holds: 'km', names: ['km_start', 'Licznik na początku', 'Licznik start', 'Kilometry start'] },
    kmEnd: { holds: 'km', names: ['km_end', 'Licznik na końcu', 'Licznik koniec', 'Kilometry koniec'] },
    boltRides: { holds: 'count', names: ['bolt_rides', 'Kursy Bolt', 'Przejazdy Bolt'] },
    uberRides: { holds: 'count', names: ['uber_rides', 'Kursy Uber', 'Przejazdy Uber'] },
    freenowRides: {
      holds: 'count',
      names: ['fn_rides', 'freenow_rides', 'Kursy FreeNow', 'Kursy Free Now', 'Przejazdy FreeNow'],
    },
    consumption: { holds: 'number', names: ['avg_fuel_comp', 'Średnie spalanie', 'Spalanie'] },
    fuelTotal: { holds: 'number', names: ['fuel_total', 'Paliwo razem', 'Paliwo', 'Paliwo łącznie'] },
  },
  needed: [['name', 'phone'], ['date'], ['shift']],
} as const satisfies KindSpec
