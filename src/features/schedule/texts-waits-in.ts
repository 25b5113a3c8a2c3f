import type { Decided, ToldReason, Waiter } from '#features/roster/domain/public.ts'
import { sayReason, type WaitingSentences } from '#features/roster/texts-waiting.ts'

/** Why a driver waits, in the words of a language, said to the driver. Each sentence stands by itself. */
export interface WaitDictionary {
  readonly byOffice: string
  readonly pickedTooLate: string
  /** @param why what the office wrote; may be empty */
  readonly grounded: (reg: string, why: string) => string
  readonly rented: (reg: string) => string
  readonly carPapers: (reg: string, paper: string) => string
  readonly carLeft: (reg: string) => string
  readonly driverOff: string
  readonly full: string
  readonly closed: string
  readonly noCar: string
  readonly otherShift: string
  readonly free: (reg: string) => string
  readonly limit: (limit: number, keen: number) => string
  readonly cars: (cars: number, keen: number) => string
  readonly withoutPapers: (cars: number, without: number, keen: number) => string
  readonly keptOff: string
  readonly reserveNotUsed: string
  readonly past: string
  readonly noArrangement: string
  readonly previousNight: string
  readonly inactive: string
  readonly cameLate: string
  readonly restBefore: string
  readonly restAfter: string
  readonly sameDate: string
  readonly driverPapers: (paper: string) => string
  readonly place: (rank: number) => string
  /** Of those that compare drivers: with how many shifts this one has. */
  readonly decided: Readonly<
    Record<Exclude<Decided['by'], 'pinned' | 'published' | 'class'>, (shifts: number) => string>
  > &
    Readonly<Record<'pinned' | 'published' | 'class', string>>
}

/** The same reasons as `texts-waiting.ts` of the roster tells, from a dictionary. */
export function waitsIn(words: WaitDictionary): (waiter: Waiter, reason: ToldReason | null) => string {
  const decision = (decided: Decided): string => {
    switch (decided.by) {
      case 'minimum':
      case 'fairness':
      case 'queue-of-equals':
      case 'queue':
        return words.decided[decided.by](decided.shifts)
      default:
        return words.decided[decided.by]
    }
  }
  const sentences: WaitingSentences = {
    'by-office': () => words.byOffice,
    'picked-too-late': () => words.pickedTooLate,
    'car-grounded': ({ reg, note }) => words.grounded(reg, note.trim().replace(/\.+$/, '')),
    'car-rented': ({ reg }) => words.rented(reg),
    'car-papers': ({ reg, paper }) => words.carPapers(reg, paper),
    'car-left': ({ reg }) => words.carLeft(reg),
    // A sentence of an earlier edition, which kept it in Polish; the place says what counts.
    other: () => '',
    newer: () => '',
    'now-driver-off': () => words.driverOff,
    'now-limit': () => words.full,
    'now-closed': () => words.closed,
    'now-no-car': () => words.noCar,
    'now-other-shift': () => words.otherShift,
    'now-free': ({ reg }) => words.free(reg),
    limit: ({ limit, candidates, decided }) => `${words.limit(limit, candidates)} ${decision(decided)}`,
    'no-car': ({ cars, candidates, decided }) => `${words.cars(cars, candidates)} ${decision(decided)}`,
    'cars-without-papers': ({ cars, without, candidates, decided }) =>
      `${words.withoutPapers(cars, without, candidates)} ${decision(decided)}`,
    closed: () => words.closed,
    'kept-off': () => words.keptOff,
    'reserve-not-used': () => words.reserveNotUsed,
    past: () => words.past,
    'no-arrangement': () => words.noArrangement,
    'previous-week-night': () => words.previousNight,
    'driver-inactive': () => words.inactive,
    'came-late': () => words.cameLate,
    'rest-before-day': () => words.restBefore,
    'rest-after-night': () => words.restAfter,
    'same-date': () => words.sameDate,
    'driver-papers': ({ paper }) => words.driverPapers(paper),
  }
  return (waiter, reason) =>
    [sayReason(sentences, waiter, reason), waiter.rank > 0 ? words.place(waiter.rank) : '']
      .filter(Boolean)
      .join(' ')
}
