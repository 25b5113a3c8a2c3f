import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { SHIFT_NAMES } from '../calendar-texts.ts'
import type * as polish from './add-shift-texts.ts'

export const addShiftTexts: SameTexts<typeof polish.addShiftTexts> = {
  title: 'Add a shift',
  lead: 'Mark the free shifts that you want to take.',
  none: 'There are no free shifts now. Look again later.',
  days: 'Free day shifts',
  nights: 'Free night shifts',
  weekend: 'weekend',
  places: (count) => (count === 1 ? 'last place' : `places: ${count}`),
  next: 'Next',
  yourData: 'Your details',
  chosen: 'Chosen shifts',
  known: 'You take the shifts as',
  missing: 'Only this is missing:',
  someoneElse: 'For somebody else',
  wipe: 'Wipe the details',
  emailWrong: 'Enter an e-mail address',
  phoneWrong: 'Enter a phone number',
  back: 'Back',
  book: 'Take the shift',
  sending: 'Sending …',
  goneKept: 'The other shifts are still marked.',
  errorTitle: 'Something went wrong',
  doneTitle: 'Shifts taken',
  doneLead: 'From now on these shifts are yours:',
  carOf: (reg) => `car ${reg}`,
  close: 'Close',
  again: 'Try again',
  loading: 'Loading free shifts …',
}

export const slotInWords: typeof polish.slotInWords = ({ date, shift }) =>
  `${SHIFT_NAMES[shift]}, ${spokenDate(date)}`
