import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './push-texts.ts'

export const pushOfferTexts: SameTexts<typeof polish.pushOfferTexts> = {
  title: 'Notifications on this phone',
  lead: 'When the office changes your shift or publishes the schedule, you know at once. Instead of an SMS.',
  turnOn: 'Switch on notifications',
  turningOn: 'Switching on …',
  isOn: 'Notifications are on. They end when you log out.',
  turnOff: 'Switch off notifications',
  refused:
    'Notifications are blocked in this browser. Allow them for this page in its settings and reload the page.',
  phone: 'Phone',
  unanswered: 'The browser did not answer. Check the internet and try again.',
}
