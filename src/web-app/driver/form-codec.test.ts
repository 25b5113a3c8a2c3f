import { expect, test } from 'vitest'
import { formSettingsFromWire, formWeekFromWire } from './form-codec.ts'

const capacity = {
  year: 2026,
  week: 53,
  open: true,
  generated: false,
  data: [
    {
      dayNumber: 1,
      month: 1,
      year: 2027,
      dayShifts: 7,
      nightShift: 2,
      dayLimit: 5,
      nightLimit: 5,
      toChoose: 3,
      comment: 'Nowy Rok',
      dayClosed: false,
      nightClosed: true,
    },
  ],
}
const bonuses = {
  data: [{ id: 'b', attributes: { date: '2027-01-01', shift: 'Noc' as const, value: 150 } }],
}
const settings = {
  week: 52,
  year: 2026,
  availabilityWeek: { year: 2026, week: 53 },
  showSchedule: true,
  showWeek: true,
  deadline: null,
  showPopup: true,
  popupText: ' ',
  trainingUrl: '',
  dataAdministrator: '',
  officePhone: '',
  officeHours: '',
  bonusTiers: [],
  market: false,
  handover: false,
  sendsPin: true,
  sendsLetters: true,
}

test('free places are the limit less what is taken, never below none', () => {
  expect(formWeekFromWire({ capacity, bonuses })).toEqual({
    week: { year: 2026, week: 53 },
    generated: false,
    days: [
      {
        date: '2027-01-01',
        free: { day: 0, night: 3 },
        closed: { day: false, night: true },
        comment: 'Nowy Rok',
      },
    ],
    bonuses: [{ date: '2027-01-01', shift: 'night', value: 150 }],
  })
})

test('the form is open only where settings and capacity both say so', () => {
  const page = { settings, capacity, bonuses }
  expect(formSettingsFromWire(page).open).toBe(true)
  expect(formSettingsFromWire({ ...page, settings: { ...settings, showWeek: false } }).open).toBe(false)
  expect(formSettingsFromWire({ ...page, capacity: { ...capacity, open: false } }).open).toBe(false)
})

test('a popup without a word is none', () => {
  expect(formSettingsFromWire({ settings, capacity, bonuses }).popupText).toBeUndefined()
})

test('the deadline is told with its date, and without one nothing is', () => {
  expect(formSettingsFromWire({ settings, capacity, bonuses }).deadline).toBeUndefined()
  const deadline = { date: '2026-12-26', hour: 18, passed: false, nextOpens: null }
  const page = { settings: { ...settings, deadline }, capacity, bonuses }
  expect(formSettingsFromWire(page).deadline).toEqual(deadline)
})
