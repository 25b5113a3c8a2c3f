import { grouped } from '#kernel/polish-text.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const handoverFailures: SameTexts<typeof polish.handoverFailures> = {
  off: 'The office has switched off car hand-over by phone. Tell the office about the car.',
  otherDriver: 'Another person saved this hand-over. It is sent when that person logs in.',
  noCar: 'This car is not in the fleet any more. Call the office.',
  inactive: 'Your account is switched off. Call the office.',
  already:
    'This hand-over is saved already, from another phone or earlier. If something is wrong, call the office.',
  tooMany: 'Too many hand-overs in one day. Call the office.',
  farShift: 'This shift is too far from today. Check the date on the phone or call the office.',
  kmLow: 'The mileage is lower than the last known one. Check the odometer and correct or confirm it.',
  kmLowThan: ({ km }) =>
    `The mileage is lower than the last known one (${grouped(km)} km). Check the odometer and correct or confirm it.`,
  kmHigh: 'The mileage is much higher than the last known one. Check the odometer and correct or confirm it.',
  kmHighThan: ({ km }) =>
    `The mileage is much higher than the last known one (${grouped(km)} km). Check the odometer and correct or confirm it.`,
  km: 'Enter the mileage in kilometres, digits only.',
  fuel: 'Choose the fuel level.',
  remark: 'Remarks can have at most 500 characters.',
  objection: 'An objection can have at most 500 characters.',
  damage: 'Mark the damage on the drawing and choose what it is.',
  damageRemark: 'The description of damage can have at most 120 characters.',
  damages: 'At most 12 new marks at once. Describe the rest in the remarks.',
  shift: 'Choose the shift: day or night.',
  kind: 'Choose taking or returning the car.',
  instant: 'It is not known when this was. Check date and time on the phone.',
  noHandover: 'There is no such hand-over. The photo cannot be added.',
  side: 'Choose which side of the car it is.',
}
