import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-devices.ts'

export const deviceTexts: SameTexts<typeof polish.deviceTexts> = {
  lead: 'This calendar is open here. If you don’t know one of them, log it out and ask the office for a new PIN.',
  unknown: 'Unknown device',
  here: 'this device',
  way: { pin: 'logged in with PIN', link: 'link from a message' },
  since: (when) => `since ${when}`,
  lastUsed: (when) => `last used ${when}`,
  end: 'Log out',
  endNamed: (device) => `Log out: ${device}`,
  endOthers: 'Log out the others',
  endAll: 'Log out everywhere',
  linksEnd: 'Once a device is logged out, links of earlier messages stop working. The PIN goes on working.',
  calendarEnds:
    'Logging out the others or everywhere also stops the calendar address in the phone; it can be added again.',
  ended: 'Logged out.',
  noSuchDevice: 'This device is logged out already.',
}
