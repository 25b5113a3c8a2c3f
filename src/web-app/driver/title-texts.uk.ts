import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './title-texts.ts'

export const TITLES: SameTexts<typeof polish.TITLES> = {
  availability: 'Доступність водія',
  'fleet-calendar': 'Календар автопарку',
  'own-calendar': 'Мій робочий календар',
  market: 'Вільні для вас',
  handover: 'Прийом і здача авто',
  'own-statements': 'Мої розрахунки',
  fuel: 'Контроль пального',
  'service-confirmation': 'Підтвердження сервісу',
  'not-mine': 'Це не я',
  'entry-link': 'Ваш робочий календар',
  'not-found': 'Сторінку не знайдено',
}
