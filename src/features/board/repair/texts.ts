import type { RepairCosts, RepairKind } from '#features/planning/domain/public.ts'
import { counted } from '#kernel/polish-text.ts'

/** What is said where a driver or a car has dropped out. */
export const repairTexts = {
  driverOut: 'Kierowca nie przyjedzie…',
  carOut: 'Auto niesprawne…',
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

/** Told to who does not see the board change. @param moves how many */
export function appliedRepair(moves: number): string {
  return `Zastosowano: ${counted(moves, 'ruch', 'ruchy', 'ruchów')}. Nie zapisano jeszcze.`
}

/** Told after a repair that takes the car off. */
export function appliedGrounding(reg: string, moves: number): string {
  const told = moves > 0 ? ` ${counted(moves, 'ruch', 'ruchy', 'ruchów')}.` : ''
  return `Auto ${reg} uziemione.${told} Nie zapisano jeszcze.`
}
