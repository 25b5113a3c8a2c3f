import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-changes.ts'

export const ownChangeTexts: SameTexts<typeof polish.ownChangeTexts> = {
  title: 'Changes in your schedule',
  lead: 'The office has changed your schedule. Confirm that you know.',
  leadOthers: 'Your schedule has changed. Confirm that you know.',
  read: 'I have read this',
  reading: 'Saving …',
  wasRead: 'Thank you, the office knows that you have read this.',
  readAt: (when) => `read ${when}`,
  changed: {
    office: 'Changed',
    driver: 'Your choice',
    'fleet-pin': 'Taken with the fleet’s PIN',
    automatic: 'Changed automatically',
  },
  kinds: {
    slot: 'Another shift',
    car: 'Another car',
    removed: 'You are off',
    added: 'New shift',
    returned: 'You are back where you were',
    cancelled: 'Shift cancelled',
  },
  was: 'Was',
  now: 'Now',
  told: 'Was to be',
  free: 'off',
  earlier: 'Earlier changes, read',
  movedOn: 'The schedule has changed meanwhile. Read the changes again.',
  noneRead: 'Name the changes that were read.',
  failed: 'The changes could not be loaded.',
}
