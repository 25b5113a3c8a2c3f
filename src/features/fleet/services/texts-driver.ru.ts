import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const confirmationTexts: SameTexts<typeof polish.confirmationTexts> = {
  working: 'Подтверждаем время сервиса…',
  thanks: 'Спасибо за подтверждение сервиса!',
  confirmed: 'Ваш сервис подтверждён. Просим приехать вовремя в указанное место.',
  waiting: 'Подтверждение сервиса ждёт отправки',
  unreached:
    'Пока не удалось соединиться с сервером. Мы скоро попробуем ещё раз, не закрывайте эту страницу.',
  again: 'Попробовать сейчас',
  loadFailed: 'Не удалось загрузить страницу. Проверьте интернет и попробуйте ещё раз.',
}
