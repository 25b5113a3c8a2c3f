import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './leave-texts.ts'

export const leaveTexts: SameTexts<typeof polish.leaveTexts> = {
  title: 'Not everything has been sent',
  loading: 'Checking …',
  again: 'Try again',
  lead: 'Still waiting on this phone:',
  report: (what) => `message to the office: ${what}`,
  photos: (count: number) => `photos of a report: ${count}`,
  tap: (what) => `shift you took: ${what}`,
  edit: 'changes to the schedule you sent',
  handover: 'car hand-over',
  lost: 'If you log out without sending it, it is lost and the office will not know of it.',
  handoverStays: 'The car hand-over stays on the phone: it is sent when you log in here again.',
  notSent: 'It could not be sent: there is no connection. Stay, and try when you are online again.',
  send: 'Send and log out',
  sending: 'Sending …',
  stay: 'Stay',
  drop: 'Log out and delete',
  leave: 'Log out',
}
