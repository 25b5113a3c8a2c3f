import { englishCount } from '#kernel/plural-forms.ts'
import type * as polish from './texts-waits.ts'
import { waitsIn } from './texts-waits-in.ts'

const cars = (count: number) => englishCount(count, 'car', 'cars')
const have = (shifts: number) =>
  shifts === 0 ? 'You have no shifts yet' : `You have ${englishCount(shifts, 'shift', 'shifts')}`

export const waitWords: typeof polish.waitWords = waitsIn({
  byOffice: 'The office moved you to the reserve.',
  pickedTooLate: 'The shift was taken while the schedule was being made: there is no free car left.',
  grounded: (reg, why) =>
    why === '' ? `Car ${reg} is off the road.` : `Car ${reg} is off the road: ${why}.`,
  rented: (reg) => `Car ${reg} is rented out.`,
  carPapers: (reg, paper) => `Car ${reg} has no valid papers then: ${paper}.`,
  carLeft: (reg) => `Car ${reg} is no longer in the fleet.`,
  driverOff: 'You can’t be given a new shift then.',
  full: 'All places of this shift are taken.',
  closed: 'This shift is closed.',
  noCar: 'There is no free car now.',
  otherShift: 'You have a shift right before or right after this one.',
  free: (reg) => `Car ${reg} is free now: the office decides about it.`,
  limit: (limit, keen) => `Places: ${limit}, drivers who want it: ${keen}.`,
  cars: (count, keen) => `Available: ${cars(count)}, drivers who want one: ${keen}.`,
  withoutPapers: (count, without, keen) =>
    `Available: ${cars(count)}, drivers who want one: ${keen}, without valid papers: ${cars(without)}.`,
  keptOff: 'The office decided that you do not drive this shift.',
  reserveNotUsed: 'Free places are not being filled from the reserve now.',
  past: 'This shift is over.',
  noArrangement: 'No arrangement of shifts was found in which this place is yours.',
  previousNight: 'You drive the night from Sunday to Monday, and no day shift follows a night.',
  inactive: 'Your driver account is inactive.',
  cameLate: 'The form came after the schedule was made and waits for the office.',
  restBefore: 'You have a shift on the next day, and no day shift follows a night.',
  restAfter: 'You have a shift in the night before, and no day shift follows a night.',
  sameDate: 'You already have another shift on the same day.',
  driverPapers: (paper) => `You have no valid papers then (${paper}).`,
  place: (rank) => `Place in the reserve: ${rank}.`,
  decided: {
    minimum: (shifts) => `${have(shifts)}; first everyone gets a minimum of shifts.`,
    fairness: (shifts) => `${have(shifts)}; the others have fewer.`,
    'queue-of-equals': (shifts) => `${have(shifts)}; the others have as many, but sent their forms earlier.`,
    queue: (shifts) => `${have(shifts)}; the others sent their forms earlier.`,
    pinned: 'The office has given out all places.',
    published: 'All places have already been announced to others.',
    class: 'Those who chose this shift drive first, and only then the reserve.',
  },
})
