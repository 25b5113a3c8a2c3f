import { expect, test } from 'vitest'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { readConfiguration } from '../configuration.ts'
import { createSecrets } from '../secrets.ts'
import { calendarFile, shiftUid } from './calendar-file.ts'

const date = (text: string) => parseDate(text) as CalendarDate
const NOW = '2026-03-11T11:00:00.000Z'

function fileOf(text: string, shift: 'day' | 'night' | 'whole-day'): string {
  return calendarFile(
    'Grafik',
    [{ uid: 'one@flotylla', when: { date: date(text), shift }, summary: 'Dzień' }],
    NOW,
  )
}

test('a day is 06:00-18:00 and a night 18:00-06:00 of the next date, in Warsaw', () => {
  expect(fileOf('2026-03-16', 'day')).toContain('DTSTART:20260316T050000Z\r\nDTEND:20260316T170000Z')
  expect(fileOf('2026-07-16', 'night')).toContain('DTSTART:20260716T160000Z\r\nDTEND:20260717T040000Z')
})

test('nights through both changes of the clock end at 06:00 all the same', () => {
  expect(fileOf('2026-03-28', 'night')).toContain('DTSTART:20260328T170000Z\r\nDTEND:20260329T040000Z')
  expect(fileOf('2026-10-24', 'night')).toContain('DTSTART:20261024T160000Z\r\nDTEND:20261025T050000Z')
})

test('a certain shift rings beforehand: a day the evening before at eight, a night at three; nothing else does', () => {
  const alarm = (before: string) =>
    `BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-${before}\r\nDESCRIPTION:Dzień\r\nEND:VALARM`
  expect(fileOf('2026-03-16', 'day')).toContain(alarm('PT10H'))
  expect(fileOf('2026-03-16', 'night')).toContain(alarm('PT3H'))
  expect(fileOf('2026-03-16', 'whole-day')).not.toContain('VALARM')
  const when = { date: date('2026-03-16'), shift: 'day' as const }
  const reserve = { uid: 'two@flotylla', when, summary: 'Dzień rezerwa', tentative: true }
  expect(calendarFile('Grafik', [reserve], NOW)).not.toContain('VALARM')
})

test('on-call is the whole date, and lines end in CRLF', () => {
  const file = fileOf('2026-03-16', 'whole-day')
  expect(file).toContain('DTSTART;VALUE=DATE:20260316\r\nDTEND;VALUE=DATE:20260317')
  expect(file.replaceAll('\r\n', '')).not.toContain('\n')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('a reserve shift is tentative and carries its note', () => {
  const event = {
    uid: 'two@flotylla',
    when: { date: date('2026-03-16'), shift: 'day' as const },
    summary: 'Dzień rezerwa',
    description: 'Czekaj na potwierdzenie.',
    tentative: true,
  }
  const file = calendarFile('Grafik', [event], NOW)
  expect(file).toContain('STATUS:TENTATIVE')
  expect(file).toContain('DESCRIPTION:Czekaj na potwierdzenie.')
})

test('where the car stands is the event’s place; without one nothing is said of it', () => {
  const event = {
    uid: 'two@flotylla',
    when: { date: date('2026-03-16'), shift: 'day' as const },
    summary: 'Dzień',
  }
  const placed = calendarFile('Grafik', [{ ...event, location: 'Garaż Wilanowska, −1' }], NOW)
  expect(placed).toContain('LOCATION:Garaż Wilanowska\\, −1')
  expect(calendarFile('Grafik', [event], NOW)).not.toContain('LOCATION')
})

test('every file names a shift alike and with its revision, so that a phone keeps the newest and shows it once', () => {
  const platform = {
    secrets: createSecrets(Buffer.alloc(32, 7)),
    configuration: readConfiguration({ PUBLIC_URL: 'https://grafik.example.pl' }),
  }
  const when = { date: date('2026-03-16'), shift: 'day' as const }
  const uid = shiftUid(platform, 'jan', when)
  expect(uid).toMatch(/^[\w-]{22}@grafik\.example\.pl$/)
  expect(shiftUid(platform, 'jan', { ...when })).toBe(uid)
  const others = [
    shiftUid(platform, 'ewa', when),
    shiftUid(platform, 'jan', { ...when, shift: 'night' }),
    shiftUid(platform, 'jan', { ...when, shift: 'whole-day' }),
    shiftUid(platform, 'jan', { ...when, date: date('2026-03-17') }),
  ]
  expect(new Set([uid, ...others]).size).toBe(5)

  const file = (revision?: number) => calendarFile('Grafik', [{ uid, revision, when, summary: 'Dzień' }], NOW)
  expect(file()).toContain(`UID:${uid}\r\nSEQUENCE:0\r\nDTSTAMP:20260311T110000Z`)
  expect(file(3)).toContain('SEQUENCE:3')
})
