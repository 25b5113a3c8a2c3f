import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './driver-texts.ts'

export const driverTexts: SameTexts<typeof polish.driverTexts> = {
  language: 'ka',
  languages: 'გვერდის ენა',
  brand: 'მძღოლის გრაფიკი',
  switchTheme: 'იერის შეცვლა: ღია ან მუქი',
  links: 'სხვა გვერდები',
  home: 'ხელმისაწვდომობა',
  ownCalendar: 'ჩემი კალენდარი',
  ownStatements: 'ჩემი ანგარიშები',
  nextShift: 'თქვენი მომდევნო ცვლა:',
  runsUntil: (shift: string) => `თქვენი ცვლა გრძელდება ${shift === 'Noc' ? 6 : 18}:00-მდე`,
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'დღეს' : today && date === addDays(today, 1) ? 'ხვალ' : spokenDate(date)}, ${shift === 'Noc' ? 'ღამე' : 'დღე'}`,
  fleetCalendar: 'ავტოპარკის კალენდარი',
  login: 'ოფისის შესვლა',
  notFound: 'ასეთი გვერდი ვერ მოიძებნა.',
  backHome: 'მთავარ გვერდზე',
  newBuild: 'არის გვერდის ახალი ვერსია. განაახლეთ, როცა დაასრულებთ: არაფერი დაიკარგება.',
  reload: 'განახლება',
  offlineForm: 'ინტერნეტი არ არის. არჩეული ცვლები ამ მოწყობილობაზეა შენახული.',
  offline: 'ინტერნეტი არ არის.',
  kept: 'არაფერი დაკარგულა.',
}
