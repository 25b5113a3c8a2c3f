import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './form-closes-texts.ts'

export const formClosesTexts: SameTexts<typeof polish.formClosesTexts> = {
  today: (hour) => `Форма закривається сьогодні о ${hour}.`,
  tomorrow: (hour) => `Форма закривається завтра о ${hour}.`,
  onDate: (day, hour) => `Форма закривається ${day} о ${hour}.`,
  unsent: (week) => `Вашої доступності на ${week} ще немає.`,
  fill: 'Заповнити й надіслати',
}
