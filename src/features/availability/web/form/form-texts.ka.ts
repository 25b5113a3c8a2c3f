import { isReserve } from '#kernel/shift.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate, weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './form-texts.ts'

export const STATE_NAMES: SameTexts<typeof polish.STATE_NAMES> = {
  free: 'დასვენება',
  day: 'დღე',
  night: 'ღამე',
  'day-reserve': 'დღე, რეზერვი',
  'night-reserve': 'ღამე, რეზერვი',
  'on-call': 'გამოძახებით',
}

export const formTexts: SameTexts<typeof polish.formTexts> = {
  title: 'თქვენი ხელმისაწვდომობა',
  week: (week) => `კვირა ${week.week} · ${weekRange(week)}`,
  howTo: 'შესაცვლელად შეეხეთ დღეს:',
  cycle: 'დასვენება → დღე → ღამე',
  previousWeek: 'წინა კვირა',
  nextWeek: 'შემდეგი კვირა',
  training: 'სწავლება',
  chosen: 'არჩეული ცვლები',
  next: 'შემდეგ',
  sendEmpty: 'ცარიელი გრაფიკის გაგზავნა',
  nothingChosen: 'ცვლები არჩეული არ არის',
  awaitConfirmation: 'დაელოდეთ დადასტურებას.',
  closedDay: 'დღე: ცვლა დახურულია',
  closedNight: 'ღამე: ცვლა დახურულია',
  closedBoth: 'ორივე ცვლა დახურულია',
  nightBeforeDay: 'ღამე დღის წინ: შეცვალეთ',
  dayAfterNight: 'დღე ღამის შემდეგ: შეცვალეთ',
  openMenu: (date) => `მეტი არჩევანი: ${spokenDate(date)}`,
  lastWeek: 'როგორც წინა ჯერზე',
  lastWeekTaken: 'არჩეულია იგივე ცვლები, რაც ბოლოს გაგზავნილ გრაფიკში იყო.',
  clear: 'ყველას გასუფთავება',
  cleared: (count) => `გასუფთავდა ${count} ცვლა.`,
  undo: 'დაბრუნება',
  alreadySent: 'ამ კვირის გრაფიკი უკვე გაგზავნილი გაქვთ.',
  otherWeek: (week) => `მხოლოდ ათვალიერებთ. ხელმისაწვდომობა იგზავნება კვირაზე ${week.week}.`,
  backToWeek: (week) => `დაბრუნება კვირაზე ${week.week}`,
  freePlaces: (count) => (count === 0 ? 'თავისუფალი ადგილი არ არის' : `${count} თავისუფალი ადგილი`),
  changeWeekTitle: 'შევცვალოთ კვირა?',
  restTitle: 'გაასწორეთ არჩეული ცვლები',
  infoTitle: 'ინფორმაცია',
  ofOffice: 'ოფისის ტექსტი, პოლონურად',
  dayMenu: 'აირჩიეთ ცვლა',
  saveEdit: 'ცვლილებების შენახვა',
  editTitle: 'შევინახოთ ცვლილებები?',
  withdrawTitle: 'გავაუქმოთ განაცხადი?',
  loginTitle: 'შესვლა',
  deadline: (date, hour) => `ვადა: ${spokenDate(date)}, ${hour}:00`,
  kept: 'არჩეული ცვლები და შეყვანილი მონაცემები ამ მოწყობილობაზეა შენახული.',
  ok: 'გასაგებია',
  loading: 'იტვირთება …',
  loadFailed: 'ჩატვირთვა ვერ მოხერხდა. შეამოწმეთ ინტერნეტი.',
  again: 'ხელახლა ცდა',
}

export const spokenState: typeof polish.spokenState = (date, option) => {
  const waits = option && isReserve(option) ? ` ${formTexts.awaitConfirmation}` : ''
  return `${spokenDate(date)}: ${STATE_NAMES[option ?? 'free']}.${waits}`
}

export const submitTitle = 'გრაფიკის გაგზავნა'
