import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const marketFailures: SameTexts<typeof polish.marketFailures> = {
  off: 'Giving and taking shifts is switched off now. Call the fleet’s office.',
  shift: 'Choose a shift from the list.',
  offerGone: 'This shift is no longer there to take: somebody was faster, or it was taken back.',
  otherRequest:
    'You are already waiting for the office’s yes to a shift that excludes this one. Take that request back or wait for the answer.',
  tooManyWait: 'Three of your requests already wait for the office. Take one back or wait for the answer.',
  giverCannot: 'This swap can’t be made any more: the other driver can’t take your shift.',
  carOff: 'The car of this shift can’t be handed on now. Call the fleet’s office.',
  notYours: 'You can no longer give this shift away: it has begun or is not yours. Reload the page.',
  reportedIll:
    'You have reported ill for this shift, so it can’t be given away: the office sees to it. If you can drive after all, take the report back in the calendar first.',
  nobodyThere: 'You can’t ask this person now. Choose another one or offer the shift to everyone.',
  cannotTake: 'This person can’t take the shift. Choose another one or offer it to everyone.',
  alreadyOffered: 'You are giving this shift away already. Reload the page.',
  tooManyOffers:
    'Shifts have been offered very many times today already. Try tomorrow, or call the fleet office.',
  decided: 'This request has been decided or taken back. Reload the list.',
  breaksRules:
    'The rules no longer allow it: the schedule, papers or the car have changed. Refuse with a reason, or change the schedule.',
  begun: 'The shift has begun, so it stays with whoever has it.',
  reason: 'A reason has at most 200 characters.',
  made: 'The schedule of this week is being made, so the shift can’t be given back here. Call the office.',
  notTaken: 'This shift is no longer yours. Check your calendar.',
}
