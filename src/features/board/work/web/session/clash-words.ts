import type { BreachDetails } from '#features/schedule/contract-judged.ts'
import { breachText } from '#features/schedule/texts-judged.ts'
import { timeOfDay } from '#platform/web/admin-ui/polish-instants.ts'
import type { ClashDetails } from '../../contract.ts'
import type { Breach } from '../../domain/session/editing.ts'
import { clashTexts, takenText, withAuthor } from '../../texts-clashes.ts'

type Clash = ClashDetails['clashes'][number]

/** Each place that breaks a rule, with the sentence of the rule. */
export function breachesInWords(breaches: BreachDetails['breaches']): Breach[] {
  return breaches.map(({ slot, driverId, carId, ...breach }) => ({
    ...{ slot, driverId, carId, msg: breachText(breach) },
  }))
}

/** Each clash as the board tells a place in which a saving was refused. */
export function clashesAsBreaches({ clashes }: ClashDetails): Breach[] {
  return clashes.map((clash) => {
    const { slot, driverId, carId, by, at } = clash
    return { slot, driverId, carId, msg: withAuthor(wordsOf(clash), by, at === '' ? '' : timeOfDay(at)) }
  })
}

function wordsOf({ why, fullName }: Clash): string {
  switch (why) {
    case 'moved':
      return clashTexts.moved
    case 'has-place':
      return clashTexts.hasPlace
    case 'taken':
      return takenText(fullName)
    case 'car-off':
      return clashTexts.carOff
    case 'driver-off':
      return clashTexts.driverOff
    case 'unknown-car':
      return clashTexts.unknownCar
    case 'unknown-driver':
      return clashTexts.unknownDriver
    case 'other-move':
      return clashTexts.otherMove
  }
}
