import { englishCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './submit-texts.ts'

export const submitTexts: SameTexts<typeof polish.submitTexts> = {
  phoneWarning: 'Check the phone number. With a wrong number no car can be assigned to you.',
  remember: 'Remember my details on this device',
  rememberNote:
    'Until the schedule is sent they always stay here, even if you close the window. On a shared phone uncheck this: they will be gone once you have sent it.',
  wipe: 'Wipe my details',
  reason: 'Why do you send an empty schedule?',
  reasons: ['I’ll pick shifts during the week', 'Illness', 'Holiday', 'Busy at another job', 'Other'],
  reasonText: 'What is the reason?',
  send: 'Send',
  sendEmpty: 'Send an empty schedule',
  cancel: 'Cancel',
  close: 'Close',
  administrator:
    'The controller of your data is the fleet’s operator. Name, e-mail and phone are used only to plan shifts, to assign a car, and to contact you about that.',
  ofFleet: 'The fleet’s own words, in Polish',
  incompleteTitle: 'Something is missing',
  incompleteBack: 'Correct it',
  errorTitle: 'Something went wrong',
  emptyFailed: 'Sorry, something unexpected went wrong. Try again later.',
  reload: 'Reload the page',
  done: 'The form has been sent; your schedule was sent to your e-mail address.',
  doneEmpty: 'The form has been sent; a confirmation was sent to your e-mail address.',
  doneWithoutLetter: 'The form has been sent.',
  doneToKnownAddress:
    'The form has been sent. We sent the confirmation to the e-mail address that the office knows. The office has to approve a new address first.',
  waitsForOffice:
    'The form has been sent and waits for the office to confirm it. The shifts are not booked yet. Once the office confirms the form, you will get an e-mail. If you have a PIN already, you need not wait: log in and send the form once more.',
  waitsForOfficeUntold:
    'The form has been sent and waits for the office to confirm it. The shifts are not booked yet. Ask the office whether it is confirmed. If you have a PIN already, you need not wait: log in and send the form once more.',
  asked: 'Chosen shifts',
  doneLetterWaits:
    'The form has been sent. The office doesn’t send e-mails yet: the confirmation waits, and the office will give you the PIN to your work calendar.',
  late: 'The schedule for this week was made already, so you are on the waiting list. None of these shifts is yours yet: the office will tell you if a car is free. Shifts that can be taken at once are in your calendar.',
  doneTitle: 'Thank you!',
  stored: 'Saved shifts',
  changed: (count) =>
    `${englishCount(count, 'shift was', 'shifts were')} saved as reserve, because the free places have just run out. Wait for confirmation.`,
  changedTo: (from, to) => `${from} → ${to}`,
  sending: 'Sending …',
  waitingTitle: 'Waiting for a connection',
  waiting:
    'There is no answer from the server yet. The schedule is kept on this device and will be sent by itself once you are online. It will certainly not be saved twice.',
  nextTry: (seconds) => `Next try in ${englishCount(seconds, 'second', 'seconds')}.`,
  tryNow: 'Try now',
  giveUp: 'Back to the form',
}
