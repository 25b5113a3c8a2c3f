import type {
  Obstacle,
  RepairCosts,
  RepairKind,
  WhyEmpty,
  WhyNotOwn,
} from '#features/planning/domain/public.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'

/** What is said where a driver or a car has dropped out, and why a seat is empty. */
export const repairTexts = {
  driverOut: 'Kierowca nie przyjedzie…',
  carOut: 'Auto niesprawne…',
  carMenu: 'Menu auta',
  when: 'Kiedy',
  thisShift: 'Ta zmiana',
  restOfWeek: 'Do końca tygodnia',
  range: 'Od–do',
  from: 'Od zmiany',
  to: 'Do zmiany',
  proposals: 'Propozycje',
  best: 'najlepsza',
  moves: 'Ruchy',
  preview: 'Podgląd zmienionych miejsc',
  shift: 'Zmiana',
  car: 'Auto',
  before: 'Teraz',
  after: 'Po zmianie',
  nobody: 'wolne',
  apply: 'Zastosuj',
  cancel: 'Anuluj',
  nothingForDriver: 'W tym czasie kierowca nie ma w grafiku żadnego miejsca.',
  nothingForCar: 'W tym czasie nikt nie jedzie tym autem.',
  endBeforeStart: 'Koniec nie może być przed początkiem.',
  oneStep: 'Ruchy trafią do grafiku jako jedna niezapisana zmiana, którą można cofnąć.',
  ground: 'Uziem auto w tym czasie',
  groundedUntil: 'Ostatni dzień uziemienia',
  groundedUntilShift: 'Do zmiany',
  groundedWhy: 'Powód',
  groundedWhyHint: 'Na przykład: blacharz, wymiana opon',
  groundedHidden: 'Ukryj auto w kalendarzu publicznym',
  groundedAlready: 'To auto jest wtedy już uziemione.',
  groundedBefore: (first: string) =>
    `To auto jest już wcześniej uziemione; to uziemienie zaczyna się od: ${first}.`,
  laterWeeks:
    'Kierowcy tego auta z późniejszych wygenerowanych tygodni dostaną przy zapisie wolne auta albo rezerwę.',
  notGrounded: 'Auto zostanie bez uziemienia: będzie wolne i może dostać następnego kierowcę.',
  restKept: 'odpoczynek i limity zachowane',
} as const

const KINDS: Readonly<Record<RepairKind, string>> = {
  reserve: 'Zastępstwo z rezerwy',
  chain: 'Jak najmniej pustych miejsc',
  'one-person': 'Jedna osoba na możliwie wszystkie zmiany',
  'on-call': 'Tylko osoby do dyspozycji',
  'leave-empty': 'Nikogo nie ruszać',
  'free-cars': 'Wolne auta',
  promises: 'Zostają ci, którzy wybrali tę zmianę',
  'other-shift': 'Inna zmiana zamiast straconej',
}

export function proposalTitle(kind: RepairKind, carIsOut: boolean): string {
  return kind === 'leave-empty' && carIsOut ? 'Do rezerwy' : KINDS[kind]
}

/** What a proposal costs, the heaviest first; what it does not cost is left out, except empty seats. */
export function costWords(costs: RepairCosts): string[] {
  const of = (count: number, one: string, few: string, many: string): string[] =>
    count > 0 ? [counted(count, one, few, many)] : []
  return [
    ...(costs.seatsEmpty > 0
      ? of(costs.seatsEmpty, 'puste miejsce', 'puste miejsca', 'pustych miejsc')
      : ['żadne miejsce nie zostaje puste']),
    ...of(costs.promisesBroken, 'złamana obietnica', 'złamane obietnice', 'złamanych obietnic'),
    ...of(costs.losesShift, 'odebrana zmiana', 'odebrane zmiany', 'odebranych zmian'),
    ...of(
      costs.changesShift,
      'zmiana zamieniona na inną',
      'zmiany zamienione na inne',
      'zmian zamienionych na inne',
    ),
    ...of(costs.changesCar, 'zmiana w innym aucie', 'zmiany w innym aucie', 'zmian w innym aucie'),
    ...of(
      costs.onCallUsed,
      'miejsce z listy do dyspozycji',
      'miejsca z listy do dyspozycji',
      'miejsc z listy do dyspozycji',
    ),
    ...of(costs.reserveUsed, 'miejsce z rezerwy', 'miejsca z rezerwy', 'miejsc z rezerwy'),
    ...of(
      costs.ownCarsLost,
      'zmiana bez auta głównego',
      'zmiany bez auta głównego',
      'zmian bez auta głównego',
    ),
    ...of(
      -costs.ownCarsLost,
      'zmiana więcej w aucie głównym',
      'zmiany więcej w aucie głównym',
      'zmian więcej w aucie głównym',
    ),
    ...of(
      costs.newPairs,
      'nowa para kierowcy z autem',
      'nowe pary kierowcy z autem',
      'nowych par kierowcy z autem',
    ),
    ...of(costs.told, 'osoba do powiadomienia', 'osoby do powiadomienia', 'osób do powiadomienia'),
    repairTexts.restKept,
  ]
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  PREV_WEEK_NIGHT: 'po nocy z niedzieli',
  REST_AFTER_NIGHT: 'po nocy',
  REST_BEFORE_DAY: 'przed zmianą dzienną',
  SAME_DATE: 'ma drugą zmianę tego dnia',
  PAPERS: 'bez ważnych dokumentów',
  INACTIVE: 'nieaktywny',
}

const NAMED = 3

/** Why a car stands without a driver; told to the office. @param nameOf full name of a driver id */
export function whyEmptyText(empty: WhyEmpty, nameOf: (driverId: string) => string): string {
  switch (empty.why) {
    case 'LIMIT':
      if (empty.limit === 0) return 'Zmiana jest zamknięta (limit 0).'
      return `Limit jest obsadzony: ${empty.seated} z ${empty.limit}.`
    case 'NOBODY_WAITING':
      return 'Nikt nie czeka w rezerwie ani nie jest do dyspozycji.'
    case 'NOBODY_MAY': {
      const why = Array.from(empty.obstacles, ([obstacle, count]) => `${OBSTACLES[obstacle]}: ${count}`)
      return `Na listach: ${counted(empty.waiting, 'osoba', 'osoby', 'osób')}, ale nikt nie może wtedy jechać (${why.join(', ')}).`
    }
    case 'SOMEBODY_MAY': {
      const [list, ids] =
        empty.reserve.length > 0 ? ['Z rezerwy', empty.reserve] : ['Z listy do dyspozycji', empty.onCall]
      const more = ids.length > NAMED ? ` i jeszcze ${ids.length - NAMED}` : ''
      const may = ids.length === 1 ? 'może' : 'mogą'
      return `${list} ${may} jechać: ${ids.slice(0, NAMED).map(nameOf).join(', ')}${more}.`
    }
  }
}

/** Why somebody drives another car than the own one; told to the office. */
export function whyNotOwnText(
  { why, drivenBy }: WhyNotOwn,
  reg: string,
  nameOf: (driverId: string) => string,
): string {
  const name = drivenBy === undefined ? '' : nameOf(drivenBy)
  switch (why) {
    case 'OTHER_OWN_DRIVER':
      return `Auto główne ${reg}: jedzie nim ${name}, dla kogo też jest główne.`
    case 'OTHER_DRIVER':
      return `Auto główne ${reg}: jedzie nim ${name}.`
    case 'BLOCKED':
      return `Auto główne ${reg} jest wtedy niedostępne.`
    case 'FREE':
      return `Auto główne ${reg} stoi wolne.`
  }
}

/** Told to who does not see the board change. @param moves how many */
export function appliedRepair(moves: number): string {
  return `Zastosowano: ${counted(moves, 'ruch', 'ruchy', 'ruchów')}. Nie zapisano jeszcze.`
}

/** Told after a repair that takes the car off. */
export function appliedGrounding(reg: string, moves: number): string {
  const told = moves > 0 ? ` ${counted(moves, 'ruch', 'ruchy', 'ruchów')}.` : ''
  return `Auto ${reg} uziemione.${told} Nie zapisano jeszcze.`
}

/** `WX 1: uziemienie od 17.3.2026 Dzień do 22.3.2026 Noc, blacharz` */
export function takenOffWords(
  reg: string,
  off: {
    readonly dayStart: CalendarDate
    readonly shiftStart: string
    readonly dayEnd: CalendarDate
    readonly shiftEnd: string
    readonly groundedReason: string
  },
): string {
  const span = `od ${formatStateDay(off.dayStart)} ${off.shiftStart} do ${formatStateDay(off.dayEnd)} ${off.shiftEnd}`
  return [`${reg}: uziemienie ${span}`, off.groundedReason].filter(Boolean).join(', ')
}
