import { deadlineTexts } from '#features/settings/texts-deadline.ka.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.ka.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-letter.ts'

const HOURS: Readonly<Record<ShiftOption, string>> = {
  day: ' (6:00-18:00)',
  night: ' (18:00-6:00)',
  'day-reserve': ' (6:00-18:00)',
  'night-reserve': ' (18:00-6:00)',
  'on-call': '',
}

export const OPTION_WORDS: Readonly<Record<ShiftOption, string>> = {
  day: 'დღე',
  night: 'ღამე',
  'day-reserve': 'დღე, რეზერვი',
  'night-reserve': 'ღამე, რეზერვი',
  'on-call': 'გამოძახებით',
}

export const RESERVE_NOTE = 'დაელოდეთ დადასტურებას.'

const LATE =
  'ამ კვირის გრაფიკი უკვე შედგენილია, ამიტომ ეს ცვლები სიაში ელოდება. არცერთი მათგანი ჯერ თქვენი არ არის: ოფისი შეგატყობინებთ, თუ თავისუფალი მანქანა გამოჩნდება.'
const PICK = 'თავისუფალი ცვლის აღება თქვენს კალენდარშიც შეგიძლიათ, ახლავე.'

export const confirmationSubject: typeof polish.confirmationSubject = (week) =>
  `თქვენი ხელმისაწვდომობა, კვირა ${weekWords(week)}`

export const confirmationText: typeof polish.confirmationText = (confirmation) => {
  const { fullName, week, days, changed, late, mayPick, pin, calendarUrl, edited, disownUrl } = confirmation
  const parts = [`გამარჯობა, ${nameInMessage(fullName)}!`]
  if (days.length === 0)
    parts.push(
      edited
        ? `ცვლილების შემდეგ გვაქვს თქვენი ცარიელი გრაფიკი, კვირა ${weekWords(week)}.`
        : `მივიღეთ თქვენი ცარიელი გრაფიკი, კვირა ${weekWords(week)}.`,
    )
  else {
    const received = edited
      ? 'შევინახეთ თქვენი ხელმისაწვდომობის ცვლილებები'
      : 'მივიღეთ თქვენი ხელმისაწვდომობა'
    parts.push(`${received}, კვირა ${weekWords(week)}. არჩეული ცვლები:`)
    parts.push(days.map(choiceLine).join('\n'))
  }
  if (late && days.length > 0) parts.push(mayPick ? `${LATE} ${PICK}` : LATE)
  else if (changed.length > 0)
    parts.push(
      `ამ ცვლებზე თავისუფალი ადგილი აღარ იყო, ამიტომ რეზერვად ჩავწერეთ:\n${changed
        .map(({ date, from }) => `- ${dateWords(date)}: ${OPTION_WORDS[from]}`)
        .join('\n')}`,
    )
  if (pin !== undefined)
    parts.push(
      `თქვენი PIN სამუშაო კალენდრისთვის: ${pin}\nარავის მისცეთ. თქვენს კალენდარს ტელეფონის ნომრითა და PIN-ით ნახავთ:\n${calendarUrl}`,
    )
  if (disownUrl !== undefined)
    parts.push(
      `ფორმა შესვლის გარეშე მოვიდა. თუ ეს თქვენ არ იყავით, ამ კვირის დაწყებამდე დააჭირეთ „ეს მე არ ვარ“:\n${disownUrl}`,
    )
  parts.push(correctionsAdvice(confirmation))
  return `${parts.join('\n\n')}\n`
}

function correctionsAdvice({ until, formUrl }: polish.Confirmation): string {
  if (!until) return 'თუ რამის გასწორება გსურთ, დაუკავშირდით ოფისს.'
  return `განაცხადის შეცვლა ან გაუქმება შეგიძლიათ: ${deadlineTexts.until(until)}. შედით ტელეფონის ნომრითა და PIN-ით:\n${formUrl}\nმოგვიანებით გასწორებისთვის ოფისს მიმართეთ.`
}

function choiceLine({ date, option }: ChosenDay): string {
  const note = isReserve(option) ? `. ${RESERVE_NOTE}` : ''
  return `- ${dateWords(date)}: ${OPTION_WORDS[option]}${HOURS[option]}${note}`
}

export const dateWords: typeof polish.dateWords = (date) => `${weekdayName(date)}, ${dayAndMonth(date)}`

export const weekWords: typeof polish.weekWords = (week: Week) => {
  const dates = datesOf(week)
  return [dates[0], dates[6]].map((date) => (date ? fullDateWords(date) : '')).join(' – ')
}

function fullDateWords(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${dateParts(date).year}`
}

export const letterTexts: SameTexts<typeof polish.letterTexts> = { sender: 'გრაფიკი' }
