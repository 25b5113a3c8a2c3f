import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkLine, checkPrice, costOf, isSameLine } from './checked-lines.ts'
import { type FuelDraft, keepFuelDraft, lineKey, recallFuelDraft, unsentDates, withoutSent } from './draft.ts'
import { type FuelLine, fuelDayOf } from './fuel-day.ts'
import { pricesOf, settled, shownLine } from './shown-line.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
        removeItem: (name: string) => kept.delete(name),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

const line = (petrol: string, gas = '', hours = '') => ({ petrol, gas, hours })

test('a draft survives a reload, date by date; a damaged one is forgotten', () => {
  const draft = {
    petrolPrice: '6,49',
    gasPrice: '',
    lines: { [lineKey('day', 'a')]: line('12,') },
    ticked: [],
  }
  keepFuelDraft('2026-03-16', draft)
  expect(recallFuelDraft('2026-03-16')).toEqual(draft)
  expect(recallFuelDraft('2026-03-17')).toBeUndefined()
  kept.set('flotylla.fuel.2026-03-18', '{"lines":{"a":{"petrol":1}}}')
  expect(recallFuelDraft('2026-03-18')).toBeUndefined()
})

test('a month of dates is kept, and the oldest goes first', () => {
  const draft = { petrolPrice: '', gasPrice: '', lines: {}, ticked: [] }
  for (let day = 1; day <= 31; day += 1) keepFuelDraft(`2026-03-${String(day).padStart(2, '0')}`, draft)
  keepFuelDraft('2026-04-01', draft)
  expect(recallFuelDraft('2026-03-01')).toBeUndefined()
  expect(recallFuelDraft('2026-03-02')).toEqual(draft)
})

test('what is typed for an old date is kept among a month of newer ones; dates without litres go first', () => {
  const empty = { lines: {}, ticked: [] }
  const typed = { lines: { [lineKey('day', 'a')]: line('12') }, ticked: [] }
  for (let day = 1; day <= 31; day += 1)
    keepFuelDraft(`2026-03-${String(day).padStart(2, '0')}`, day === 2 ? typed : empty)
  keepFuelDraft('2026-01-07', typed)
  expect(recallFuelDraft('2026-01-07')).toEqual(typed)
  expect(recallFuelDraft('2026-03-01')).toBeUndefined()
  keepFuelDraft('2026-04-01', typed)
  expect(recallFuelDraft('2026-01-07')).toEqual(typed)
  expect(recallFuelDraft('2026-03-02')).toEqual(typed)
  expect(recallFuelDraft('2026-03-03')).toBeUndefined()
})

test('days that were begun here and not saved are named', () => {
  const typed = { lines: { [lineKey('day', 'a')]: line('12') }, ticked: [] }
  keepFuelDraft('2026-03-18', typed)
  keepFuelDraft('2026-03-16', typed)
  keepFuelDraft('2026-03-17', { petrolPrice: '6,49', lines: {}, ticked: ['day a'] })
  expect(unsentDates(undefined)).toEqual(['2026-03-16', '2026-03-18'])
  expect(unsentDates('2026-03-16')).toEqual(['2026-03-18'])
})

test('what is typed while the sheet is being saved stays to be saved', () => {
  const [day, night] = [lineKey('day', 'a'), lineKey('day', 'b')]
  const draft: FuelDraft = { lines: { [day]: line('12'), [night]: line('20,5') }, ticked: [day] }
  expect(withoutSent(draft, { [day]: line('12'), [night]: line('20') })).toEqual({
    lines: { [night]: line('20,5') },
    ticked: [day],
  })
})

const JAN: FuelLine = {
  shift: 'day',
  driverId: 'a',
  fullName: 'Jan Kowalski',
  reg: 'W01',
  offRoster: false,
  sent: { typed: line('12,5', '0', '8'), prices: { petrol: 649, gas: 0 }, sentAt: '2026-03-17T08:00:00Z' },
}
const NOTHING: FuelDraft = { lines: {}, ticked: [] }

test('a corrected price is to be sent again for the rows that took the fuel', () => {
  const at = (petrol: string, gas = '') => shownLine(JAN, NOTHING, { petrol, gas })
  expect(at('6,49', '2,89')).toMatchObject({ unsent: false, since: undefined })
  expect(at('6,59')).toMatchObject({ unsent: true, since: 'price' })
  // Half typed it says nothing yet.
  expect(at('6,599')).toMatchObject({ unsent: false, since: undefined })
  const typed = { ...NOTHING, lines: { 'day a': line('13', '', '8') } }
  expect(shownLine(JAN, typed, { petrol: '6,49', gas: '' })).toMatchObject({ unsent: true, since: 'figures' })
  expect(shownLine({ ...JAN, sent: undefined }, typed, { petrol: '', gas: '' }).unsent).toBe(true)
})

test('a price that is typed goes before the one that was sent, and that before the one of another date', () => {
  const carried = { petrol: '7', gas: '3' }
  const day = { generated: true, lines: [], prices: { petrol: '6,49', gas: undefined } }
  expect(pricesOf(NOTHING, day, carried)).toEqual({ petrol: '6,49', gas: '3' })
  expect(pricesOf({ ...NOTHING, petrolPrice: '' }, day, carried).petrol).toBe('')
})

test('what is sent by now is typed no more: the same figures, an emptied row, the same price', () => {
  const day = { generated: true, lines: [JAN], prices: { petrol: '6,49', gas: undefined } }
  const lines = { 'day a': line('12.50', '', '8'), 'night b': line(''), 'night c': line('5') }
  expect(settled({ petrolPrice: '6.49', gasPrice: '3', lines, ticked: ['day a'] }, day)).toEqual({
    petrolPrice: undefined,
    gasPrice: '3',
    lines: { 'night c': line('5') },
    ticked: ['day a'],
  })
})

test('empty litres are none, empty hours say nothing, and what is no number is marked in its field', () => {
  expect(checkLine(line('', '20,5')).entry).toEqual({ petrolMl: 0, gasMl: 20_500, workedMinutes: null })
  expect(checkLine(line('10', '', '7,5')).entry?.workedMinutes).toBe(450)
  expect(checkLine(line('dużo', '1', '25')).wrong).toEqual({ petrol: true, gas: false, hours: true })
  expect(checkLine(line('501')).wrong.petrol).toBe(true)
  expect(checkLine(line('120', '', '8')).odd).toEqual(['much-petrol'])
})

test('where nobody typed litres the cost is not known, which is not 0 (D33)', () => {
  const prices = { petrol: 649, gas: 289 }
  expect(costOf([], prices)).toBeUndefined()
  expect(costOf([{ petrol: '', gas: '', hours: '8' }], prices)).toBeUndefined()
  expect(costOf([{ petrol: '0', gas: '', hours: '' }], prices)).toBe(0)
})

test('costs of a shift are summed; a row that is not right yet counts nothing', () => {
  const prices = { petrol: checkPrice('6,49') ?? 0, gas: checkPrice('2.89') ?? 0 }
  expect(costOf([line('10'), line('', '20,5'), line('dużo')], prices)).toBe(6490 + 5925)
  expect(checkPrice('6,499')).toBeUndefined()
})

test('a row that is written otherwise but says the same has not changed', () => {
  expect(isSameLine(line('12,5', '', '8'), line('12.500', '0', '8,0'))).toBe(true)
  expect(isSameLine(line('12,5'), line('12,6'))).toBe(false)
})

test('of a week the rows of the date are shown, with what was sent and at which prices', () => {
  const driver = {
    id: 'a',
    fullName: 'Jan Kowalski',
    phone: '+48600100200',
    benzyna: 12.5,
    gaz: 0,
    godziny: null,
  }
  const day = { day: 16, month: 3, date: '2026-03-16', cars: [{ reg: 'W01', drivers: [driver] }] }
  const attributes = {
    driverId: 'a',
    fullName: 'Jan Kowalski',
    phoneNumber: '+48600100200',
    shift: 'dzień' as const,
    reg: 'W01',
    benzyna: 12.5,
    gaz: 0,
    godziny: null,
    fuelPrice: 6.49,
    gasPrice: 0,
    cost: 81.13,
    sentAt: '2026-03-17T08:00:00Z',
  }
  const shown = fuelDayOf('2026-03-16', { generated: true, days: [day], nights: [] }, [
    { id: '2026-03-16 day a', attributes },
  ])
  expect(shown.lines).toEqual([{ ...JAN, sent: { ...JAN.sent, typed: line('12,5', '0') } }])
  // Nobody took gas, so its price is not known.
  expect(shown.prices).toEqual({ petrol: '6,49', gas: undefined })
  expect(fuelDayOf('2026-03-17', { generated: true, days: [day], nights: [] }, []).lines).toEqual([])
  const moved = fuelDayOf('2026-03-16', { generated: true, days: [], nights: [] }, [
    { id: '2026-03-16 day a', attributes },
  ])
  expect(moved.lines).toMatchObject([{ fullName: 'Jan Kowalski', reg: 'W01', offRoster: true }])
})
