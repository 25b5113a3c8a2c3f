import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './driver-texts.ts'

const OFFLINE = 'ინტერნეტი არ არის.'
const OLD =
  'ინტერნეტი არ არის. რასაც ხედავთ, შეიძლება მოძველებული იყოს. სხვა კვირა ჩაიტვირთება, როცა ინტერნეტი დაბრუნდება.'
const CALENDAR_KEPT = 'გრაფიკი უსაფრთხოდ არის: ხელახლა ჩაიტვირთება.'
const OPEN_AGAIN = 'გახსენით შეტყობინებაში მოსული ბმული ხელახლა.'

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
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'დღეს' : today && date === addDays(today, 1) ? 'ხვალ' : spokenDate(date)}, ${shift === 'Noc' ? 'ღამე' : 'დღე'}`,
  fleetCalendar: 'ავტოპარკის კალენდარი',
  login: 'ოფისის შესვლა',
  notFound: 'ასეთი გვერდი ვერ მოიძებნა.',
  backHome: 'მთავარ გვერდზე',
  unreached: 'სერვერთან დაკავშირება ვერ მოხერხდა. შეამოწმეთ ინტერნეტი და სცადეთ ხელახლა.',
  newBuild: 'არის გვერდის ახალი ვერსია. განაახლეთ, როცა დაასრულებთ: არაფერი დაიკარგება.',
  reload: 'განახლება',
  offline: {
    availability: 'ინტერნეტი არ არის. არჩეული ცვლები ამ მოწყობილობაზეა შენახული.',
    'fleet-calendar': OLD,
    'own-calendar': OLD,
    market:
      'ინტერნეტი არ არის. რასაც ხედავთ, შეიძლება მოძველებული იყოს. ცვლა მხოლოდ მაშინ არის თქვენი, როცა ეს გვერდი დაადასტურებს.',
    'own-statements':
      'ინტერნეტი არ არის. რასაც ხედავთ, შეიძლება მოძველებული იყოს. გაუგზავნელი კითხვა ამ მოწყობილობაზე დარჩება.',
    handover:
      'ინტერნეტი არ არის. მანქანის მიღება და ჩაბარება მაინც შეგიძლიათ: ყველაფერი ამ ტელეფონში ინახება და თავისით გაიგზავნება.',
    fuel: 'ინტერნეტი არ არის. შეყვანილი მონაცემები ამ მოწყობილობაზეა შენახული. გაგზავნეთ, როცა ინტერნეტი დაბრუნდება.',
    'service-confirmation': OFFLINE,
    'not-mine': 'ინტერნეტი არ არის. როცა დაბრუნდება, გახსენით ბმული ხელახლა.',
    'entry-link': 'ინტერნეტი არ არის. როცა დაბრუნდება, გახსენით ბმული ხელახლა.',
    'not-found': OFFLINE,
  },
  kept: {
    availability: 'არჩეული ცვლები და შეყვანილი მონაცემები ამ მოწყობილობაზეა შენახული.',
    'fleet-calendar': CALENDAR_KEPT,
    'own-calendar': CALENDAR_KEPT,
    market: 'ცვლები უსაფრთხოდ არის. თუ ახლა რომელიმეს იღებდით, კალენდარში ნახეთ, თქვენია თუ არა.',
    'own-statements':
      'ანგარიშები უსაფრთხოდ არის: ხელახლა ჩაიტვირთება. გაუგზავნელი კითხვა ამ მოწყობილობაზე დარჩება.',
    handover: 'მანქანაზე ჩაწერილი მონაცემები ამ ტელეფონშია და თავისით გაიგზავნება.',
    fuel: 'შეყვანილი მონაცემები ამ მოწყობილობაზეა შენახული.',
    'service-confirmation': OPEN_AGAIN,
    'not-mine': OPEN_AGAIN,
    'entry-link': OPEN_AGAIN,
    'not-found': 'არაფერი დაკარგულა.',
  },
}
