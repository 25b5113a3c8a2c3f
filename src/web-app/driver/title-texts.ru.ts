import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './title-texts.ts'

export const TITLES: SameTexts<typeof polish.TITLES> = {
  availability: 'Доступность водителя',
  'fleet-calendar': 'Календарь автопарка',
  'own-calendar': 'Мой рабочий календарь',
  market: 'Свободные для вас',
  handover: 'Приём и сдача авто',
  'own-statements': 'Мои расчёты',
  fuel: 'Контроль топлива',
  'service-confirmation': 'Подтверждение сервиса',
  'not-mine': 'Это не я',
  'entry-link': 'Ваш рабочий календарь',
  'not-found': 'Страница не найдена',
}
