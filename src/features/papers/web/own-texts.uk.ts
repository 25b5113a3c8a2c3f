import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import type * as polish from './own-texts.ts'

function inWords(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${dateParts(date).year}`
}

export const ownPaperTexts: SameTexts<typeof polish.ownPaperTexts> = {
  barred: 'Без чинного документа ви не отримаєте авто на нові зміни, зокрема на вибрані у формі.',
  soon: 'Потім ви не отримаєте авто на нові зміни, зокрема на вибрані у формі.',
  renew: 'Покажіть новий документ в офісі.',
  ended: (date) => `термін дії минув ${inWords(date)}`,
  ends: (date) => `термін дії спливає ${inWords(date)}`,
}
