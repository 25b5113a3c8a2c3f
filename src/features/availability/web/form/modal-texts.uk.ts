import { slavic, slavicCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './modal-texts.ts'

export const modalTexts: SameTexts<typeof polish.modalTexts> = {
  closedShift: 'Зміну закрито',
  changeWeekClears: (count) =>
    `У вас ${slavicCount(count, 'ненадіслана зміна', 'ненадіслані зміни', 'ненадісланих змін')}. Якщо змінити тиждень, ${slavic(count, 'її буде очищено', 'їх буде очищено', 'їх буде очищено')}.`,
  changeWeekLooks: (week) =>
    `Доступність можна надіслати лише на тиждень ${week.week}. Інший тиждень можна переглянути.`,
  changeWeekYes: 'Змінити тиждень',
  changeWeekNo: 'Залишитися',
  nightsToChange: 'Змініть ці ночі (або дні після них):',
  nightOf: (date) => `Ніч, ${spokenDate(date)}`,
  beforeDayOf: (date) => `(а потім день, ${spokenDate(date)})`,
  showCards: 'Виправити',
  noteFree: 'Не працюю',
  noteOnCall: 'Якщо буду потрібен офісу',
}
