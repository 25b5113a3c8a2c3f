import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownServiceTexts: SameTexts<typeof polish.ownServiceTexts> = {
  title: (hour) => `Сервис авто в ${hour}`,
  confirm: 'Подтвердить',
  confirmNamed: (hour) => `Подтвердить сервис авто в ${hour}`,
  sending: 'Отправляем …',
  confirmed: 'подтверждён',
  done: 'Сервис подтверждён. Просим приехать вовремя.',
  notYours:
    'Этого сервиса больше нет, или авто тогда у другого водителя. Если есть сомнения, спросите в офисе.',
  moved: 'Время или место этого сервиса только что изменились. Проверьте их и подтвердите ещё раз.',
  past: 'Время этого сервиса уже прошло. Спросите в офисе о новом.',
}
