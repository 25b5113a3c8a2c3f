import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './reminder-texts.ts'

export const reminderTexts: SameTexts<typeof polish.reminderTexts> = {
  title: 'Reminders',
  lead: 'Of a shift on the evening before, and of the form before it closes.',
  set: 'Set reminders',
  loading: 'Loading reminders',
  again: 'Try again',
  hour: 'Remind me of a shift',
  asFleet: (hour) => `As in the fleet, at ${hour}:00`,
  asFleetOff: 'As in the fleet, that is never',
  at: (hour) => `At ${hour}:00`,
  off: 'Never',
  byPush: 'They come as notifications to your phone.',
  noPush: 'Notifications are not switched on on any of your phones.',
  otherwise: 'When a notification cannot come',
  none: 'Do not remind me',
  email: 'Send an e-mail',
  sms: 'Send an SMS',
  saved: 'Saved.',
}
