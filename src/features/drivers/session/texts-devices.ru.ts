import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-devices.ts'

export const deviceTexts: SameTexts<typeof polish.deviceTexts> = {
  lead: 'Здесь открыт этот календарь. Если что-то вам незнакомо, завершите вход и попросите в офисе новый PIN.',
  unknown: 'Неизвестное устройство',
  here: 'это устройство',
  way: { pin: 'вход по PIN', link: 'ссылка из сообщения' },
  since: (when) => `с ${when}`,
  lastUsed: (when) => `последний раз ${when}`,
  end: 'Выйти',
  endNamed: (device) => `Выйти: ${device}`,
  endOthers: 'Выйти на остальных',
  endAll: 'Выйти везде',
  linksEnd:
    'После выхода на устройстве перестают действовать ссылки из прежних сообщений. PIN действует дальше.',
  calendarEnds:
    'После выхода на остальных или на всех устройствах перестаёт действовать и адрес календаря в телефоне; его можно добавить заново.',
  ended: 'Выход выполнен.',
  noSuchDevice: 'На этом устройстве вход уже завершён.',
}
