import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendar-date.ts'
import { LANGUAGES } from '#platform/pure/languages.ts'
import { letterWordsIn, smsIn } from './letter-words.ts'

const date = calendarDate(2026, 11, 27)
if (!date) throw new Error('There is no such day.')
const told = {
  ...{ fullName: 'Jan Lis', slot: { date, shift: 'night' as const }, inReturn: undefined, reason: '' },
  link: 'https://flota.example/wolne',
}

test.each(LANGUAGES)(
  'until when the office asks is said in %s, by letter and by SMS; without such a time nothing is',
  (language) => {
    const until = { date, hour: 15 }
    const words = letterWordsIn(language)
    expect(words.newsLetter('proposed', { ...told, until })).toContain('15:00')
    expect(smsIn(language, 'proposed', { ...told, until })).toContain('15:00')
    expect(words.newsLetter('proposed', told)).not.toMatch(/\d:00/)
  },
)
