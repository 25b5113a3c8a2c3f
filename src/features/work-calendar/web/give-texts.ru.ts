import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './give-texts.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  give: 'Отдать',
  giveNamed: (what) => `Отдать смену: ${what}`,
  givenAll: 'Отдаёте всем',
  givenOne: 'Отдаёте одному человеку',
  givenAsked: 'Кто-то хочет эту смену. Решает офис.',
  takeBack: 'Отменить',
  takeBackNamed: (what) => `Отменить отдачу: ${what}`,
  /** Of the market's row. */
  asks: (shifts) => `Ждёт вашего ответа: ${shifts}`,
}
