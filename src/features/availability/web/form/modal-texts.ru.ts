import { slavic, slavicCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './modal-texts.ts'

export const modalTexts: SameTexts<typeof polish.modalTexts> = {
  closedShift: 'Смена закрыта',
  changeWeekClears: (count) =>
    `У вас ${slavicCount(count, 'неотправленная смена', 'неотправленные смены', 'неотправленных смен')}. Если сменить неделю, ${slavic(count, 'она будет очищена', 'они будут очищены', 'они будут очищены')}.`,
  changeWeekLooks: (week) =>
    `Доступность можно отправить только на неделю ${week.week}. Другую неделю можно посмотреть.`,
  changeWeekYes: 'Сменить неделю',
  changeWeekNo: 'Остаться',
  nightsToChange: 'Измените эти ночи (или дни после них):',
  nightOf: (date) => `Ночь, ${spokenDate(date)}`,
  beforeDayOf: (date) => `(а потом день, ${spokenDate(date)})`,
  showCards: 'Исправить',
  noteFree: 'Не работаю',
  noteOnCall: 'Если понадоблюсь',
}
