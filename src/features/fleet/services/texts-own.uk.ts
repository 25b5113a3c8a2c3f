import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownServiceTexts: SameTexts<typeof polish.ownServiceTexts> = {
  title: (hour) => `Сервіс авто о ${hour}`,
  confirm: 'Підтвердити',
  confirmNamed: (hour) => `Підтвердити сервіс авто о ${hour}`,
  sending: 'Надсилаємо …',
  confirmed: 'підтверджено',
  done: 'Сервіс підтверджено. Просимо приїхати вчасно.',
  notYours: 'Цього сервісу вже немає або авто тоді має хтось інший. Якщо є сумніви, запитайте в офісі.',
  moved: 'Час або місце цього сервісу щойно змінилися. Перевірте їх і підтвердьте ще раз.',
  past: 'Час цього сервісу вже минув. Запитайте в офісі про новий.',
}
