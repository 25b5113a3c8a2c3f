import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './give-texts.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  give: 'Віддати',
  giveNamed: (what) => `Віддати зміну: ${what}`,
  givenAll: 'Віддаєте всім',
  givenOne: 'Віддаєте одній людині',
  givenAsked: 'Хтось хоче цю зміну. Вирішує офіс.',
  takeBack: 'Скасувати',
  takeBackNamed: (what) => `Скасувати віддання: ${what}`,
  /** Of the market's row. */
  asks: (shifts) => `Чекає на вашу відповідь: ${shifts}`,
}
