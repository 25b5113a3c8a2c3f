import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { detailNames } from '../texts.ts'
import { detailWords } from './detail-words.ts'

const ID = '5c1f6c5e-0000-4000-8000-000000000001'
const names = (subject: string) =>
  ({ [`driver:${ID}`]: 'Jan Kowalski', [`vehicle:${ID}`]: 'WX1' })[subject] ?? '?'

test('the log is told in Polish words: whom it was about, dates as d.m.yyyy, yes and no', () => {
  expect(detailWords({ driver: ID, active: false }, names)).toBe('kierowca: Jan Kowalski, aktywny: nie')
  expect(detailWords({ submission: 516, date: '2026-03-17' }, names)).toBe(
    'numer zgłoszenia: 516, data: 17.3.2026',
  )
  expect(detailWords({ vehicle: ID, shift: 'night', slot: 3 }, names)).toBe(
    'auto: WX1, zmiana: noc, miejsce: wt noc',
  )
  expect(detailWords({ expiresOn: '2027-04-18', formerly: 'none' }, names)).toBe(
    'ważny do: 18.4.2027, poprzednio: brak',
  )
})

test('which kind of file was loaded is told as its screen calls it', () => {
  expect(detailWords({ kind: 'uber-trips', new: 20 }, names)).toBe('rodzaj: Uber: przejazdy, nowe: 20')
})

test('amounts are told in złoty, distances in kilometres and weeks by their numbers, as on the screens', () => {
  const told = (details: Parameters<typeof detailWords>[0]) =>
    detailWords(details, names).replaceAll('\u00a0', ' ')
  expect(told({ batch: 'P/2026/47/1', orders: 3, grosze: 24431 })).toBe(
    'paczka przelewów: P/2026/47/1, przelewy: 3, kwota: 244,31 zł',
  )
  expect(told({ twoPersonsOver: 1_000_000 })).toBe('druga osoba powyżej: 10 000,00 zł')
  expect(told({ twoPersonsOver: 'none' })).toBe('druga osoba powyżej: brak')
  expect(told({ metres: 1_523_400, formerly: 900 })).toBe('przebieg: 1523,4 km, poprzednio: 0,9 km')
  expect(told({ kind: 'fine', week: '2026-11-16', entries: 2 })).toBe(
    'rodzaj: mandat, tydzień: 47/2026, wpisy: 2',
  )
  expect(told({ since: '2026-W48', group: '' })).toBe('od tygodnia: 48/2026')
  expect(told({ decision: 'decline', version: 3 })).toBe('decyzja: odrzucona, wersja: 3')
})

test('an identifier that has no name says nothing, and is left out', () => {
  expect(detailWords({ message: ID, week: 12 }, names)).toBe('tydzień: 12')
})

test('a saving of the board tells how much was moved and which cars went off', () => {
  expect(detailWords({ week: ID, from: 3, moves: 2, grounded: `${ID}, ${ID}` }, names)).toBe(
    'wersja: 3, przesunięcia: 2, uziemione auta: WX1, WX1',
  )
})

/** Only identifiers, of which nothing is told. */
const UNTOLD = [
  'assignment',
  'change',
  'charge',
  'choice',
  'cost',
  'counter',
  'file',
  'form',
  'group',
  'grounding',
  'id',
  'limit',
  'message',
  'owner',
  'photo',
  'plan',
  'question',
  'removal',
  'rental',
  'service',
  'standing',
  'subject',
]

test('whatever the server notes has its Polish word', () => {
  const root = new URL('../../../', import.meta.url).pathname
  const noted = globSync('features/**/server/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\baudit\(\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/(?:^|,)\s*(\w+)\s*(?=[,:]|$)/g)].map(([, name = '']) => name),
    ),
  )
  expect(noted.length).toBeGreaterThan(50)
  const known = new Set([...Object.keys(detailNames), ...UNTOLD])
  expect([...new Set(noted)].filter((name) => !known.has(name))).toEqual([])
})

/** Of settings, plans, fuel and merged records, which are noted as whole objects. */
const NOTED_WHOLE = ['confirmUnknown', 'unknownPerHour', 'smsCountries', 'secondFactors'].concat(
  ['enabled', 'hour', 'keepDaily', 'keepWeekly', 'added', 'replaced', 'unchanged', 'car'],
  ['removals', 'submissions', 'pins', 'places', 'accounts', 'mileage', 'receipts', 'cars', 'papers'],
)

test('so has what is noted as a whole', () => {
  expect(NOTED_WHOLE.filter((name) => !(name in detailNames))).toEqual([])
  expect(detailWords({ [`formerly ${ID}`]: '2027-04-18' }, names)).toBe('poprzednio: 18.4.2027')
  expect(detailWords({ confirmUnknown: 'burst', unknownPerHour: 10 }, names)).toBe(
    'nieznane osoby czekają na biuro: przy napływie, nieznane osoby na godzinę: 10',
  )
})
