import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './screen-texts.ts'

const OFFLINE = 'No internet connection.'
const OLD =
  'No internet connection. What you see may be out of date. Another week will load once you are online again.'
const CALENDAR_KEPT = 'The schedule is safe: it will be loaded again.'
const OPEN_AGAIN = 'Open the link in the message again.'

export const screenTexts: SameTexts<typeof polish.screenTexts> = {
  offline: {
    'fleet-calendar': OLD,
    'own-calendar': OLD,
    market:
      'No internet connection. What you see may be out of date. A shift is yours only once this page confirms it.',
    'own-statements':
      'No internet connection. What you see may be out of date. A question you don’t send stays on this device.',
    handover:
      'No internet. You can still take or return the car: everything waits on this phone and is sent by itself.',
    fuel: 'No internet connection. What you have typed is kept on this device. Send it once you are online again.',
    'service-confirmation': OFFLINE,
    'not-mine': 'No internet connection. Once you are online, open the link again.',
    'entry-link': 'No internet connection. Once you are online, open the link again.',
  },
  kept: {
    'fleet-calendar': CALENDAR_KEPT,
    'own-calendar': CALENDAR_KEPT,
    market: 'Your shifts are safe. If you were just taking one, check in the calendar whether it is yours.',
    'own-statements':
      'Your statements are safe: they will be loaded again. A question you don’t send stays on this device.',
    handover: 'What was entered about the car waits on this phone and is sent by itself.',
    fuel: 'What you have typed is kept on this device.',
    'service-confirmation': OPEN_AGAIN,
    'not-mine': OPEN_AGAIN,
    'entry-link': OPEN_AGAIN,
  },
}
