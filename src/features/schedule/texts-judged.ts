import type { BreachCode, Warning } from '#features/roster/domain/public.ts'
import type { ToldBreach } from './domain/told-breach.ts'
import { deletedCarText, deletedDriverText, inactiveDriverText, scheduleTexts } from './texts.ts'

/** Those that have left the fleet are told by name. */
type Left = 'deleted-car' | 'inactive-driver' | 'deleted-driver'

const BREACH: Readonly<Record<Exclude<BreachCode, Left>, string>> = {
  'two-places': scheduleTexts.twoPlaces,
  'two-drivers': scheduleTexts.twoDrivers,
  'unknown-car': scheduleTexts.unknownCar,
  'unknown-driver': scheduleTexts.unknownDriver,
  'car-unavailable': scheduleTexts.carUnavailable,
  'driver-unavailable': scheduleTexts.driverUnavailable,
}

const WARNING: Readonly<Record<Warning['code'], string>> = {
  'day-after-night': scheduleTexts.dayAfterNight,
  'day-and-night': scheduleTexts.dayAndNight,
  'over-limit': scheduleTexts.overLimit,
  'inactive-driver': scheduleTexts.inactiveDriver,
  'deleted-driver': scheduleTexts.deletedDriver,
  'deleted-car': scheduleTexts.deletedCar,
  'car-papers': scheduleTexts.carPapers,
  'driver-papers': scheduleTexts.driverUnavailable,
}

/** Why a place was refused, one sentence. */
export function breachText({ code, paper, left }: Pick<ToldBreach, 'code' | 'paper' | 'left'>): string {
  switch (code) {
    case 'deleted-driver':
      return deletedDriverText(left)
    case 'inactive-driver':
      return inactiveDriverText(left)
    case 'deleted-car':
      return deletedCarText(left)
    default:
      return named(BREACH[code], paper)
  }
}

/** What the office did, knowing it, one sentence. */
export function warningText(warning: Warning): string {
  return named(WARNING[warning.code], 'paper' in warning ? warning.paper : '')
}

/** The sentence with the paper's name in it. */
function named(sentence: string, paper: string): string {
  return paper === '' ? sentence : `${sentence.replace(/\.$/, '')}: ${paper}.`
}
