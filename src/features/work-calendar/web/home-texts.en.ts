import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dayAndMonth, spokenDate, weekdayName } from '#platform/pure/dates.en.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './home-texts.ts'

export const homeTexts: SameTexts<typeof polish.homeTexts> = {
  title: 'Your next shift',
  today: (date: CalendarDate) => `Today, ${spokenDate(date)}`,
  tomorrow: (date: CalendarDate) => `Tomorrow, ${spokenDate(date)}`,
  onDate: (date: CalendarDate) => `${weekdayName(date)}, ${dayAndMonth(date)}`,
  chosen: 'The shifts you asked for and took. The car follows when the schedule is made.',
  running: 'running now',
  parking: 'Car parked at',
  partnerAfter: 'Partner from 18:00',
  partnerBefore: 'Partner until 18:00',
  service: (time: string) => `Car service at ${time}`,
  carOff: 'This car is off the road now. Call the fleet’s office for another one.',
  noNext: 'The schedule made so far has no further shift with a car for you.',
  dayOff: 'You are off',
  notGenerated: 'There is no schedule for this day yet.',
  tomorrowWord: 'tomorrow',
  past: 'Past days',
  acts: 'Quick actions',
}
