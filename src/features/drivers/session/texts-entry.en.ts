import type * as polish from './texts-entry.ts'

export const entryNote: typeof polish.entryNote = (address) =>
  address.includes('#')
    ? 'This link is for you alone and opens the calendar without a PIN for 7 days. Do not pass it on.'
    : ''
