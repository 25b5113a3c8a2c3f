import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownServiceTexts: SameTexts<typeof polish.ownServiceTexts> = {
  title: (hour) => `Car service at ${hour}`,
  confirm: 'Confirm',
  confirmNamed: (hour) => `Confirm the car service at ${hour}`,
  sending: 'Sending …',
  confirmed: 'confirmed',
  done: 'Service confirmed. Please be there on time.',
  notYours: 'This service is gone, or somebody else has the car then. If in doubt, ask the office.',
  moved: 'Time or place of this service have just changed. Check them and confirm once more.',
  past: 'The time of this service has passed. Ask the office for a new one.',
}
