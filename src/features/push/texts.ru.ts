import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const pushTexts: SameTexts<typeof polish.pushTexts> = {
  unknownService: 'Этот браузер не поддерживается. Попробуйте Chrome, Firefox, Edge или Safari.',
  badKeys: 'Браузер передал неправильный ключ. Обновите страницу и попробуйте ещё раз.',
}

export const PUSH_MESSAGES: SameTexts<typeof polish.PUSH_MESSAGES> = {
  changed: { title: 'Изменение в вашем графике', body: 'Нажмите, чтобы увидеть, что изменилось.' },
  published: { title: 'Есть новый график', body: 'Нажмите, чтобы увидеть свои смены.' },
  'shift-reminder': { title: 'Скоро ваша смена', body: 'Нажмите, чтобы увидеть машину и место.' },
  'form-reminder': { title: 'Форма скоро закроется', body: 'Нажмите, чтобы отправить свой график.' },
  'form-request': { title: 'Ждём ваш график', body: 'Коснитесь, чтобы повторить прошлый или выбрать смены.' },
  'statement-ready': { title: 'Готов ваш расчёт', body: 'Нажмите, чтобы его увидеть.' },
  'market-offer': { title: 'Смена, которую можно взять', body: 'Нажмите, чтобы её увидеть.' },
  'market-own': { title: 'Новости о вашей смене', body: 'Нажмите, чтобы увидеть.' },
  'market-answer': { title: 'Есть ответ по смене', body: 'Нажмите, чтобы увидеть.' },
}

export const pushDataTexts: SameTexts<typeof polish.pushDataTexts> = {
  title: 'Уведомления на телефон',
  columns: { device: 'Устройство', createdAt: 'С какого времени', lastTakenAt: 'Последнее уведомление' },
}
