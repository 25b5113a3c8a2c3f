import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './push-texts.ts'

export const pushOfferTexts: SameTexts<typeof polish.pushOfferTexts> = {
  title: 'Сповіщення на цьому телефоні',
  lead: 'Коли офіс змінить вашу зміну або опублікує графік, ви дізнаєтеся одразу. Замість SMS.',
  turnOn: 'Увімкнути сповіщення',
  turningOn: 'Вмикання …',
  isOn: 'Сповіщення ввімкнено. Вони припиняться, коли ви вийдете.',
  turnOff: 'Вимкнути сповіщення',
  refused:
    'Сповіщення заблоковано в цьому браузері. Дозвольте їх у його налаштуваннях для цієї сторінки й оновіть сторінку.',
  phone: 'Телефон',
  unanswered: 'Браузер не відповів. Перевірте інтернет і спробуйте ще раз.',
}
