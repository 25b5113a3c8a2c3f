import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-messages.ts'

export const WEEKDAYS: SameTexts<typeof polish.WEEKDAYS> = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

export const reminderMessages: SameTexts<typeof polish.reminderMessages> = {
  shiftTitle: (day, hours) => `Ваша смена: ${day}, ${hours}`,
  shiftBody: 'Коснитесь, чтобы увидеть машину и место.',
  shiftSubject: (day) => `Напоминание о смене: ${day}`,
  shiftLetter: ({ fullName, day, hours, reg, parking, link }) =>
    [
      `Здравствуйте, ${nameInMessage(fullName)}!`,
      [
        `Ваша смена: ${day}, ${hours}.`,
        reg === '' ? '' : `Машина: ${reg}.`,
        parking === '' ? '' : `Стоит: ${parking}.`,
      ]
        .filter(Boolean)
        .join('\n'),
      `Всё о смене: ${link}`,
      'Час напоминаний можно изменить или выключить на той же странице.',
    ].join('\n\n'),
  formTitle: (until) => `Отправьте график до: ${until}`,
  formBody: 'Коснитесь, чтобы выбрать смены.',
  formSubject: (week) => `Напоминание о графике: ${week}`,
  formLetter: ({ fullName, week, until, link }) =>
    [
      `Здравствуйте, ${nameInMessage(fullName)}!`,
      `У нас ещё нет вашего графика на неделю ${week}. Форма закрывается: ${until}.`,
      `Смены можно выбрать здесь: ${link}`,
      'Если не хотите тогда ездить, отправьте пустой график.',
    ].join('\n\n'),
}
