import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const fuelTexts: SameTexts<typeof polish.fuelTexts> = {
  enterPassword: 'Enter the password',
  wrongPassword: 'The password is wrong.',
  tooManyTries:
    'Too many wrong tries, so passwords from new devices are not checked now. An entry code from the fleet’s office helps at once.',
  wrongCode: 'This entry code is wrong or no longer valid. Ask the fleet’s office for a new one.',
  noPasswordYet: 'The fuel page has no password yet. Ask the administrator.',
  loginRequired: 'Enter the password to open the fuel control.',
  shortPassword: 'A password has 8 to 100 characters.',
  litres: 'Give litres as a number from 0 to 500, with at most three decimals.',
  hours: 'Give hours as a number from 0 to 24, with at most two decimals.',
  price: 'Give the price of a litre from 0 to 100 zł, with at most two decimals.',
  priceMissing: 'Give the price of the fuel whose litres are filled in.',
  nobody: 'There is nothing to save: no litres or hours are filled in.',
  driverTwice: 'The same driver is on the list twice.',
  unknownDriver: 'The list has a driver who is not in the system. Fetch the data again.',
  notBegun: 'This shift has not begun yet. Check the date.',
  sentMeanwhile: ({ names }) =>
    `Somebody has sent other figures in the meantime${names.length > 0 ? `: ${names.join(', ')}` : ''}. Compare them and save again.`,
  noShift: 'Give the shift: day or night.',
  periodOrder: 'The first date must not be after the last one.',
  periodTooLong: 'Choose a period of at most two years.',
}

export const wrongPasswordText: typeof polish.wrongPasswordText = () => fuelTexts.wrongPassword

export const wrongCodeText: typeof polish.wrongCodeText = () => fuelTexts.wrongCode
