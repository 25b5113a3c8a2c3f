import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dayAndMonth, weekdayName } from '#platform/web/polish-dates.ts'

/** `wtorek 24 listopada` */
function inWords(date: CalendarDate): string {
  return `${weekdayName(date).toLocaleLowerCase('pl')} ${dayAndMonth(date)}`
}

/** What the driver's own page says of the next shift, and of days without one. */
export const homeTexts = {
  title: 'Twoja najbliższa zmiana',
  today: (date: CalendarDate) => `Dziś, ${inWords(date)}`,
  tomorrow: (date: CalendarDate) => `Jutro, ${inWords(date)}`,
  onDate: (date: CalendarDate) => `${weekdayName(date)} ${dayAndMonth(date)}`,
  chosen: 'Twoje zgłoszone i wzięte zmiany. Auto podamy, kiedy powstanie grafik.',
  running: 'trwa teraz',
  parking: 'Auto stoi',
  partnerAfter: 'Zmiennik od 18:00',
  partnerBefore: 'Zmiennik do 18:00',
  service: (time: string) => `Serwis auta o ${time}`,
  carOff: 'To auto jest teraz wyłączone z jazdy. Zadzwoń do biura floty po inne.',
  noNext: 'W grafiku, który jest już gotowy, nie masz kolejnej zmiany z autem.',
  dayOff: 'Masz wolne',
  notGenerated: 'Grafiku na ten dzień jeszcze nie ma.',
  tomorrowWord: 'jutro',
  past: 'Minione dni',
  acts: 'Szybkie działania',
} as const
