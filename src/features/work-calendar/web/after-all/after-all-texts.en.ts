import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './after-all-texts.ts'

export const afterAllTexts: SameTexts<typeof polish.afterAllTexts> = {
  title: (count) => (count === 1 ? 'Shift freed because of illness' : 'Shifts freed because of illness'),
  said: 'Your shift',
  lead: 'If you can drive after all, say so here. If your seat is still empty, the shift is yours again at once.',
  act: 'I can drive after all',
  actNamed: (slot) => `I can drive after all: ${slot}`,
  sending: 'Checking …',
  yours: 'Illness taken back. The shift is still yours, and the office will see that you drive.',
  back: (reg) => `The shift is yours again, car ${reg}. The office will see that you are back.`,
  taken: 'Somebody else has this seat by now. The office will see that you can drive.',
  closed:
    'Your seat on this shift is no more: the car does not drive then, or the shift is closed. The office will see that you can drive.',
}
