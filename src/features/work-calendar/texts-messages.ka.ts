import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.ka.ts'
import { workCalendarTexts } from './texts.ka.ts'
import type * as polish from './texts-messages.ts'

const NAMES: Readonly<Record<ShiftOption, string>> = {
  day: 'დღე',
  night: 'ღამე',
  'day-reserve': 'დღე, რეზერვი',
  'night-reserve': 'ღამე, რეზერვი',
  'on-call': 'გამოძახებით',
}

const slotWords = ({ date, shift }: Slot) => `${NAMES[shift]}, ${formatStateDay(date)}`

export const goneText: typeof polish.goneText = (slots) =>
  `${workCalendarTexts.gone} ${slots.map(slotWords).join('; ')}`

export const alreadyDrivingText: typeof polish.alreadyDrivingText = ({ has: { date, option } }) =>
  `${workCalendarTexts.alreadyDriving} ${NAMES[option]}, ${formatStateDay(date)}`

export const dayAfterNightText: typeof polish.dayAfterNightText = ({ picked, has: { date, option } }) => {
  const has = `${NAMES[option]}, ${formatStateDay(date)}`
  return picked.shift === 'day'
    ? `${workCalendarTexts.dayAfterNight} ${slotWords(picked)}: წინა დღეს გაქვთ ცვლა ${has}.`
    : `${workCalendarTexts.nightBeforeDay} ${slotWords(picked)}: მომდევნო დღეს გაქვთ ცვლა ${has}.`
}

export const noPapersText: typeof polish.noPapersText = ({ papers }) =>
  `იმ დროისთვის მოქმედი საბუთები არ გაქვთ (${papers.join(', ')}). დარეკეთ ავტოპარკის ოფისში.`

export const absentText: typeof polish.absentText = ({ slot }) =>
  `ცვლაზე ${slotWords(slot)} აღნიშნულია თქვენი არყოფნა. თუ მაინც გსურთ მისი აღება, დარეკეთ ავტოპარკის ოფისში.`

export const obstacleText: typeof polish.obstacleText = (obstacle) => {
  switch (obstacle.code) {
    case 'already_driving':
      return alreadyDrivingText(obstacle.facts)
    case 'day_after_night':
      return dayAfterNightText(obstacle.facts)
    case 'no_papers':
      return noPapersText(obstacle.facts)
    case 'absent':
      return absentText(obstacle.facts)
    case 'inactive_driver':
      return workCalendarTexts.inactiveDriver
  }
}

export const CALENDAR_NAME = 'გრაფიკი'
export const PICKED_SUBJECT = 'აღებული ცვლები'

export const eventSummary: typeof polish.eventSummary = (kind, reg) =>
  kind === 'on-call' ? NAMES[kind] : reg === '' ? NAMES[`${kind}-reserve`] : `${NAMES[kind]}, მანქანა ${reg}`

export const pickedText: typeof polish.pickedText = ({ fullName, booked, pin, calendarUrl }) => {
  const parts = [
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    'ამიერიდან ეს ცვლები თქვენია:',
    booked.map(bookedLine).join('\n'),
  ]
  if (pin !== undefined)
    parts.push(
      `თქვენი PIN სამუშაო კალენდრისთვის: ${pin}\nარავის მისცეთ. თქვენს კალენდარს ტელეფონის ნომრითა და PIN-ით ნახავთ:\n${calendarUrl}`,
    )
  parts.push('თუ მოსვლა არ შეგიძლიათ, დაუკავშირდით ოფისს.')
  return `${parts.join('\n\n')}\n`
}

export const PIN_PICK_SUBJECT = 'თქვენთვის ცვლა აიღეს'

export const pinPickText: typeof polish.pinPickText = ({ fullName, booked, link }) =>
  `${[
    `გამარჯობა, ${nameInMessage(fullName)}!`,
    'ავტოპარკის კალენდრით, თქვენს ტელეფონის ნომერზე, ეს ცვლები აიღეს:',
    booked.map(bookedLine).join('\n'),
    'თუ თავად აიღეთ, არაფრის გაკეთება არ არის საჭირო.',
    `თუ ეს თქვენ არ იყავით, დააბრუნეთ, სანამ დაიწყება. ავტოპარკის ოფისი მაშინვე გაიგებს:\n${link}`,
  ].join('\n\n')}\n`

function bookedLine({ date, shift, reg }: polish.PickedLetter['booked'][number]): string {
  const car = reg === '' ? '' : `, მანქანა ${reg}`
  return `- ${weekdayName(date)}, ${dayAndMonth(date)}: ${NAMES[shift]}${car}`
}
