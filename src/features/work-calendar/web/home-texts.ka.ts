import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dayAndMonth, spokenDate, weekdayName } from '#platform/pure/dates.ka.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './home-texts.ts'

export const homeTexts: SameTexts<typeof polish.homeTexts> = {
  title: 'თქვენი მომდევნო ცვლა',
  today: (date: CalendarDate) => `დღეს, ${spokenDate(date)}`,
  tomorrow: (date: CalendarDate) => `ხვალ, ${spokenDate(date)}`,
  onDate: (date: CalendarDate) => `${weekdayName(date)}, ${dayAndMonth(date)}`,
  chosen: 'თქვენ მიერ მოთხოვნილი და აღებული ცვლები. მანქანას გრაფიკის შექმნისას გაცნობებთ.',
  running: 'ახლა მიმდინარეობს',
  parking: 'მანქანა დგას',
  partnerAfter: 'მეწყვილე 18:00-იდან',
  partnerBefore: 'მეწყვილე 18:00-მდე',
  service: (time: string) => `მანქანის სერვისი: ${time}`,
  carOff: 'ეს მანქანა ახლა არ მუშაობს. სხვა მანქანისთვის დარეკეთ ავტოპარკის ოფისში.',
  noNext: 'უკვე მზა გრაფიკში სხვა ცვლა მანქანით არ გაქვთ.',
  dayOff: 'ისვენებთ',
  notGenerated: 'ამ დღის გრაფიკი ჯერ არ არის.',
  tomorrowWord: 'ხვალ',
  past: 'გასული დღეები',
  acts: 'სწრაფი მოქმედებები',
}
