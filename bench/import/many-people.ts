import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'

const START = '2024-01-01' as CalendarDate
const DAYS = 28

/**
 * A file of an app's rides, as the browser has read it: of people whom nobody knows, each with an id, a phone
 * and a name.
 */
export function ridesOfManyPeople(rows: number, people: number): NormalFile {
  return {
    kind: 'uber-trips',
    fileName: 'przejazdy.csv',
    sha256: 'a'.repeat(64),
    periodStart: START,
    periodEnd: addDays(START, DAYS),
    rows: Array.from({ length: rows }, (_, n) => rideOf(n, n % people)),
  }
}

function rideOf(n: number, person: number): StatementRow {
  const date = addDays(START, n % DAYS)
  return {
    row: n + 2,
    driver: {
      externalId: `kierowca-${person}`,
      phone: `+48${600_000_000 + person}` as Phone,
      name: `Osoba ${wordOf(person)} ${wordOf(person * 7919 + 1)}`,
    },
    subject: 'ride',
    id: `przejazd-${n}`,
    startedAt: `${date}T${String(8 + (n % 8)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:00`,
    date,
    shift: 'day',
    until: null,
    ofRide: null,
    plate: `KR${n % 900}AA`,
    note: null,
    amounts: { rides: 1, distance: 4000 + (n % 900), gross: 2500 + (n % 4000), cash: n % 2500 },
  }
}

function wordOf(number: number): string {
  return [...String(number)].map((digit) => SYLLABLES[Number(digit)]).join('')
}

const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu']
