import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-sheet.ts'

export const sheetTexts: SameTexts<typeof polish.sheetTexts> = {
  hints: {
    ill: 'Somebody has to take this shift',
    late: 'Say by how much',
    car: 'Write what is wrong and whether it drives',
  },
  howLate: (start) => `How much later than ${start}?`,
  more: 'More',
  moreLabel: 'How many minutes',
  drives: 'Does the car drive?',
  yes: 'The car drives',
  no: 'The car does not drive',
  text: 'A few words for the office (not required)',
  willGet: 'The office will get:',
  late: (comes, start) => `start ${comes} instead of ${start}`,
  ill: 'illness, shift to be covered',
  carDrives: 'trouble with the car, it drives',
  carStands: 'trouble with the car, it does not drive',
  nothingMoves: 'The schedule does not change by this: the office decides.',
  call: 'Office',
  send: 'Send to the office',
  sendLate: (comes) => `Send: I will be there at ${comes}`,
  whichShift: 'Which shift?',
}
