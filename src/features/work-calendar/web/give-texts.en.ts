import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './give-texts.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  give: 'Give away',
  giveNamed: (what) => `Give away the shift: ${what}`,
  givenAll: 'Offered to everyone',
  givenOne: 'Offered to one person',
  givenAsked: 'Somebody wants this shift. The office decides.',
  takeBack: 'Undo',
  takeBackNamed: (what) => `Undo the offer: ${what}`,
  /** Of the market's row. */
  asks: (shifts) => `Waiting for your answer: ${shifts}`,
}
