import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './push-texts.ts'

export const pushOfferTexts: SameTexts<typeof polish.pushOfferTexts> = {
  title: 'Уведомления на этом телефоне',
  lead: 'Когда офис изменит вашу смену или опубликует график, вы узнаете сразу. Вместо SMS.',
  turnOn: 'Включить уведомления',
  turningOn: 'Включение …',
  isOn: 'Уведомления включены. Они прекратятся, когда вы выйдете.',
  turnOff: 'Выключить уведомления',
  refused:
    'Уведомления заблокированы в этом браузере. Разрешите их в его настройках для этой страницы и обновите страницу.',
  phone: 'Телефон',
  unanswered: 'Браузер не ответил. Проверьте интернет и попробуйте ещё раз.',
}
