import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-messages.ts'

export const WEEKDAYS: SameTexts<typeof polish.WEEKDAYS> = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд']

export const reminderMessages: SameTexts<typeof polish.reminderMessages> = {
  shiftTitle: (day, hours) => `Ваша зміна: ${day}, ${hours}`,
  shiftBody: 'Торкніться, щоб побачити авто й місце.',
  shiftSubject: (day) => `Нагадування про зміну: ${day}`,
  shiftLetter: ({ fullName, day, hours, reg, parking, link }) =>
    [
      `Добрий день, ${nameInMessage(fullName)}!`,
      [
        `Ваша зміна: ${day}, ${hours}.`,
        reg === '' ? '' : `Авто: ${reg}.`,
        parking === '' ? '' : `Стоїть: ${parking}.`,
      ]
        .filter(Boolean)
        .join('\n'),
      `Усе про зміну: ${link}`,
      'Годину нагадувань можна змінити або вимкнути на тій самій сторінці.',
    ].join('\n\n'),
  formTitle: (until) => `Надішліть графік до: ${until}`,
  formBody: 'Торкніться, щоб вибрати зміни.',
  formSubject: (week) => `Нагадування про графік: ${week}`,
  formLetter: ({ fullName, week, until, link }) =>
    [
      `Добрий день, ${nameInMessage(fullName)}!`,
      `Ми ще не маємо вашого графіка на тиждень ${week}. Форма закривається: ${until}.`,
      `Зміни можна вибрати тут: ${link}`,
      'Якщо не хочете тоді їздити, надішліть порожній графік.',
    ].join('\n\n'),
}
