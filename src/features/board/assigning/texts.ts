import { boardTexts } from '#features/board/work/texts.ts'
import { scheduleTexts } from '#features/schedule/texts.ts'
import { counted } from '#kernel/polish-text.ts'
import type { WhyNotAssigned } from './domain/assign-car.ts'
import type { SeatCandidate } from './domain/seat-candidates.ts'

/** What is said where cars are given to drivers. */
export const assigningTexts = {
  assignedCars: 'Przypisane pojazdy',
  assignCar: 'Przypisz pojazd',
  newRental: 'Nowy wynajem',
  newGrounding: 'Nowe uziemienie',
  fillSeat: 'Obsadź miejsce',
  driver: 'Kierowca',
  car: 'Pojazd',
  chooseDriver: 'Wybierz kierowcę',
  chooseCar: 'Wybierz pojazd',
  noSuchDriver: 'Nie ma takiego kierowcy w grafiku.',
  noSuchCar: 'Nie ma takiego auta w tym tygodniu.',
  shifts: 'Zmiany',
  mornings: 'Zmiany poranne (dzień)',
  afternoons: 'Zmiany popołudniowe (noc)',
  leaveOthers: 'Usuń z innych aut',
  leaveOthersNote: 'Na wybranych zmianach kierowca zostawi auto, którym jedzie teraz.',
  days: 'Dni',
  allDays: 'Cały tydzień',
  outcome: 'Co się zmieni',
  chooseFirst: 'Wybierz kierowcę, pojazd, dni i zmiany.',
  oneStep: 'To jedna niezapisana zmiana, którą można cofnąć.',
  nothingToAssign: 'Na wybranych zmianach nie ma czego przypisać.',
  assign: 'Przypisz',
  cancel: 'Anuluj',
  whoIsHere: 'Poniżej są ci, którzy zgłosili się na tę zmianę albo na nią czekają.',
  may: 'Mogą jechać',
  mayWithCare: 'Mogą, ale uwaga',
  mayNot: 'Nie mogą',
  nobodyForSeat:
    'Nikt nie czeka na tę zmianę: rezerwa i lista do dyspozycji są puste, a kto się zgłosił, ma już miejsce. Przeciągnij tu kierowcę z innej zmiany albo użyj „Przypisz pojazd”.',
  reportedIll: 'Zgłoszona choroba na tę zmianę.',
  takenOff: 'Biuro zdjęło kierowcę z tej zmiany.',
  begun: 'Ta zmiana już się zaczęła.',
  mainCars: 'Auta główne',
} as const

/** A car that is off and papers that have run out are told with their names, by `refusalSentence`. */
type PlainReason = Exclude<WhyNotAssigned, 'blocked' | 'barred'>

const WHY_NOT: Readonly<Record<PlainReason, string>> = {
  already: 'Kierowca już jedzie tym autem.',
  begun: assigningTexts.begun,
  'other-car': 'Kierowca jedzie innym autem. Zaznacz „Usuń z innych aut”, aby się przesiadł.',
  'no-free-car': scheduleTexts.noFreeCar,
  'unknown-car': boardTexts.refusals['unknown-car'],
}

export function whyNotAssigned(why: PlainReason): string {
  return WHY_NOT[why]
}

/** `przesiada się z WX 1` @param reg of the car that the driver leaves */
export function leavesCar(reg: string): string {
  return `przesiada się z ${reg}`
}

/** `Jan Kowalski przechodzi do WX 2` */
export function displacedTo(name: string, reg: string): string {
  return `${name} przechodzi do ${reg}`
}

/** On the button: `Przypisz (5 zmian)` */
export function assignCount(count: number): string {
  return count === 0 ? assigningTexts.assign : `${assigningTexts.assign} (${shifts(count)})`
}

/** Told after it was laid on the board. */
export function assignedTo(name: string, reg: string, count: number): string {
  return `${name}: ${reg}, ${shifts(count)}. Nie zapisano jeszcze.`
}

const FROM: Readonly<Record<SeatCandidate['from'], string>> = {
  reserve: boardTexts.reserve,
  'on-call': boardTexts.onCall,
  elsewhere: 'Zgłoszenie spoza grafiku tej zmiany',
}

/** Where somebody waits. */
export function candidateFrom(from: SeatCandidate['from']): string {
  return FROM[from]
}

/** What the office is told of the cars of a week, and of own cars. */
export interface CarsInWords {
  /** Cars that anybody drives this week, of how many. */
  readonly driven: number
  readonly cars: number
  /** Shifts driven by those who have an own car, and how many of them in it. */
  readonly withOwn: number
  readonly inOwn: number
  /** Who drives another car than the own one, and how often; the most first. */
  readonly elsewhere: readonly { readonly name: string; readonly reg: string; readonly count: number }[]
}

const NAMED = 4

/** The lines of the toast 'Przypisane pojazdy'. */
export function assignedCarsLines({ driven, cars, withOwn, inOwn, elsewhere }: CarsInWords): string[] {
  const lines = [`W tym tygodniu kierowcę ma ${driven} z ${counted(cars, 'auta', 'aut', 'aut')}.`]
  if (withOwn === 0) return [...lines, 'Nikt z jadących nie ma przypisanego auta głównego.']
  lines.push(`Autem głównym: ${inOwn} z ${counted(withOwn, 'zmiany', 'zmian', 'zmian')}.`)
  if (elsewhere.length === 0) return lines
  const named = elsewhere.slice(0, NAMED).map(({ name, reg, count }) => `${name} (główne ${reg}) ${count}×`)
  const more = elsewhere.length - named.length
  return [...lines, `Innym niż główne: ${named.join(', ')}${more > 0 ? ` i jeszcze ${more}` : ''}.`]
}

function shifts(count: number): string {
  return counted(count, 'zmiana', 'zmiany', 'zmian')
}
