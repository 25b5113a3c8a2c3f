import { counted } from '#kernel/polish-text.ts'
import type { MileageProblem } from './domain/mileage.ts'

/** What the server says to mileage and to a shift that it does not know. */
export const factFailures = {
  chooseShift: 'Wybierz zmianę: Dzień albo Noc.',
  noSuchDriver: 'Nie ma takiego kierowcy. Odśwież stronę i wybierz ponownie.',
  noSuchResult: 'Nie ma takiego kierowcy albo zmiany.',
  km: 'Podaj liczbę kilometrów, na przykład 245.',
  kmMissing: 'Podaj stany licznika albo przejechane kilometry.',
  kmBoth: 'Podaj oba stany licznika albo same przejechane kilometry.',
  kmOrder: 'Stan końcowy licznika musi być co najmniej równy początkowemu.',
  kmDiffers: 'Przejechane kilometry nie zgadzają się ze stanami licznika.',
  unusualKm: (km: number) =>
    `${counted(km, 'kilometr', 'kilometry', 'kilometrów')} na jednej zmianie to nietypowo (zwykle 10–1200 km). Zapisano, ale sprawdź, czy to nie pomyłka.`,
} as const

/** What is wrong with kilometres that were typed. */
export const MILEAGE_PROBLEMS: Readonly<Record<MileageProblem, string>> = {
  missing: factFailures.kmMissing,
  'one-state-only': factFailures.kmBoth,
  'end-before-start': factFailures.kmOrder,
  differs: factFailures.kmDiffers,
}

export function mileageProblemText({ problem }: { readonly problem: MileageProblem }): string {
  return MILEAGE_PROBLEMS[problem]
}
