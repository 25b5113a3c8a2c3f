import { grouped } from '#kernel/polish-text.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const marketTexts: SameTexts<typeof polish.marketTexts> = {
  title: 'Free for you',
  lead: 'Within your rest and limit',
  free: 'Free shifts',
  back: 'My calendar',
  loading: 'Loading free shifts …',
  failed: 'The free shifts could not be loaded.',
  again: 'Try again',
  locked: 'Give your phone number and PIN to see the free shifts.',
  givePin: 'Give phone and PIN',
  off: 'The office has not switched on taking shifts on this page. Take free shifts in your calendar.',
  none: 'There are no free shifts now that you can take. Look again later.',
  day: 'Day',
  night: 'Night',
  hours: { day: '6:00–18:00', night: '18:00–6:00' },
  carLater: 'We will tell you the car once the schedule is made.',
  usual: (pln) => `usually about ${grouped(pln)} zł net (median of such shifts)`,
  bonus: (pln) => `+${grouped(pln)} zł bonus`,
  costsReserve: (what) => `Costs your reserve: ${what}`,
  take: 'I’ll take it',
  takeNamed: (what) => `I’ll take it: ${what}`,
  soonYours: 'Yours in a moment',
  sending: 'Saving …',
  yours: 'Yours',
  undo: 'Undo',
  taking: (what) => `You are taking: ${what}`,
  undone: 'Undone. Nothing was saved.',
  booked: (what) => `The shift is yours: ${what}.`,
  notTaken: (what) => `This shift was not taken: ${what}.`,
  notSent: 'It is not known whether the shift is yours: there is no connection. Try again.',
  notCounted:
    'Nothing was saved, because you were no longer logged in. If you still want this shift, choose “I’ll take it”.',
  tapNotCounted: (what) =>
    `Your choice was not saved: ${what}. After logging in you can take it again among the free shifts.`,
}
