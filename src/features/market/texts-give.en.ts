import { englishCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-give.ts'

export const giveTexts: SameTexts<typeof polish.giveTexts> = {
  title: 'Give shift away',
  mayTake: (count) => `${englishCount(count, 'driver', 'drivers')} can take it now.`,
  nobodyMay: 'Nobody can take it now. Whoever can later will see it.',
  reserveFirst: 'The reserve is asked first.',
  swapWith: (names, more) =>
    more === 0 ? `Fits: ${names}.` : `Fits: ${names} and ${englishCount(more, 'other', 'others')}.`,
  noSwap: 'Nobody has a shift now that you could swap it for.',
  theirShift: 'Their shift',
  unknownPeople: 'We can’t say now who may take it: there is no connection.',
  loading: 'Loading …',
  again: 'Try again',
  gone: 'You can’t give this shift away any more: it has begun, or it is not yours.',
  off: 'The office has switched giving shifts off. Call the office about it.',
  officeAsks: 'The office looks for a driver for this shift and asks you.',
}
