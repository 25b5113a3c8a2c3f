import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './own-texts.ts'

export const ownFormTexts: SameTexts<typeof polish.ownFormTexts> = {
  yours: 'Your availability for this week has been sent.',
  changeable: (until) => `You can change or withdraw it ${until}.`,
  changeableByPin: (until) =>
    `You can change or withdraw it ${until}. First log in with your phone number and PIN.`,
  sentByPhone:
    'It was sent with the phone number alone, without a login. If it is not what you chose, you can change or withdraw it.',
  edit: 'Change what I sent',
  withdraw: 'Withdraw what I sent',
  logIn: 'Log in with the PIN and change',
  editing: 'You are changing what you sent. Until you save, what was sent counts.',
  leaveEditing: 'Leave as it is',
  reviewEmpty: 'Save an empty schedule',
  was: 'Was',
  is: 'Will be',
  same: 'Nothing changes: the chosen shifts are those you sent.',
  rules: 'Shifts that stay keep their place. A place you give up goes at once to whoever waits for it.',
  otherMeanwhile:
    'What you sent has changed in the meantime: on another phone, in the office, or because a place became free. “Was” shows what it says now. Your choice is kept: save it again or leave what you sent as it is.',
  saving: 'Saving …',
  editWaits:
    'The change is not saved yet: it waits to be sent. It is kept on this device and goes out by itself once the internet is back. It will not be saved twice.',
  editRefused: 'The change was not saved.',
  notReached: 'We don’t know whether the changes were saved. Try again: they will not be saved twice.',
  again: 'Try again',
  back: 'Back',
  savedTitle: 'Saved',
  saved: 'The changes are saved. We have sent a confirmation to your e-mail.',
  savedWithoutLetter: 'The changes are saved.',
  withdrawText:
    'All the chosen shifts become free, and whoever waits for your places gets them. You will have nothing sent for this week.',
  withdrawAgain: (until) =>
    `You can send it anew ${until}, but the places you have now may be taken by then.`,
  withdrawKeep: 'Keep what I sent',
  withdrawing: 'Withdrawing …',
  withdrawnTitle: 'Withdrawn',
  withdrawn: 'It is withdrawn. You have nothing sent for this week now.',
}
