import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './form-closes-texts.ts'

export const formClosesTexts: SameTexts<typeof polish.formClosesTexts> = {
  today: (hour) => `Форма закрывается сегодня в ${hour}.`,
  tomorrow: (hour) => `Форма закрывается завтра в ${hour}.`,
  onDate: (day, hour) => `Форма закрывается ${day} в ${hour}.`,
  unsent: (week) => `Вашей доступности на ${week} ещё нет.`,
  fill: 'Заполнить и отправить',
}
