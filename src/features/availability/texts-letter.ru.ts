import { deadlineTexts } from '#features/settings/texts-deadline.ru.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.ru.ts'
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
  day: 'День',
  night: 'Ночь',
  'day-reserve': 'День, резерв',
  'night-reserve': 'Ночь, резерв',
  'on-call': 'По вызову',
}

export const RESERVE_NOTE = 'Ждите подтверждения.'

const LATE =
  'График на эту неделю уже составлен, поэтому эти смены ждут в списке. Ни одна из них ещё не ваша: офис сообщит, если найдётся свободная машина.'
const PICK = 'Свободную смену можно также сразу взять в своём календаре.'

export const confirmationSubject: typeof polish.confirmationSubject = (week) =>
  `Ваша доступность на неделю ${weekWords(week)}`

export const confirmationText: typeof polish.confirmationText = (confirmation) => {
  const { fullName, week, days, changed, late, mayPick, pin, calendarUrl, edited, disownUrl } = confirmation
  const parts = [`Здравствуйте, ${nameInMessage(fullName)}!`]
  if (days.length === 0)
    parts.push(
      edited
        ? `После изменения у нас ваш пустой график на неделю ${weekWords(week)}.`
        : `Мы получили ваш пустой график на неделю ${weekWords(week)}.`,
    )
  else {
    const received = edited ? 'Мы сохранили изменения в вашей доступности' : 'Мы получили вашу доступность'
    parts.push(`${received} на неделю ${weekWords(week)}. Выбранные смены:`)
    parts.push(days.map(choiceLine).join('\n'))
  }
  if (late && days.length > 0) parts.push(mayPick ? `${LATE} ${PICK}` : LATE)
  else if (changed.length > 0)
    parts.push(
      `На эти смены уже не было свободных мест, поэтому мы записали их как резерв:\n${changed
        .map(({ date, from }) => `- ${dateWords(date)}: ${OPTION_WORDS[from]}`)
        .join('\n')}`,
    )
  if (pin !== undefined)
    parts.push(
      `Ваш PIN к рабочему календарю: ${pin}\nНикому его не давайте. Свой календарь вы увидите, когда введёте номер телефона и PIN:\n${calendarUrl}`,
    )
  if (disownUrl !== undefined)
    parts.push(
      `Форма пришла без входа. Если это не вы, нажмите «Это не я», пока эта неделя не началась:\n${disownUrl}`,
    )
  parts.push(correctionsAdvice(confirmation))
  return `${parts.join('\n\n')}\n`
}

function correctionsAdvice({ until, formUrl }: polish.Confirmation): string {
  if (!until) return 'Если хотите что-то исправить, обратитесь в офис.'
  return `Заявку можно изменить или отозвать ${deadlineTexts.until(until)}. Войдите по номеру телефона и PIN-коду:\n${formUrl}\nПозже по поводу исправлений обращайтесь в офис.`
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

export const letterTexts: SameTexts<typeof polish.letterTexts> = { sender: 'График' }
