import { inZloty } from '#kernel/money.ts'
import { counted } from '#kernel/polish-text.ts'

function zloty(grosze: number): string {
  return `${inZloty(Math.abs(grosze))} zł`
}

/** What is said before a driver is switched off, removed or erased with whom something is unsettled. */
export const unsettledTexts = {
  title: 'Nierozliczone saldo',
  checking: 'Sprawdzam saldo kierowcy…',
  owedToDriver: (grosze: number) =>
    `Flota jest winna temu kierowcy ${zloty(grosze)}. Najpierw wypłać te pieniądze: przelewem albo gotówką, z jego salda.`,
  owedToFleet: (grosze: number) =>
    `Kierowca jest winien flocie ${zloty(grosze)}. Najpierw przyjmij wpłatę albo ustal z nim spłatę: dług zostanie w księdze, ale nie będzie go z czego potrącić.`,
  apartToDriver: (grosze: number) =>
    `Za najem auta kierowcy flota jest mu winna ${zloty(grosze)}, osobno od salda. Wypłać i te pieniądze.`,
  apartToFleet: (grosze: number) =>
    `Z najmu auta kierowca jest winien flocie ${zloty(grosze)}, osobno od salda: nie będzie najmu, który to pomniejszy.`,
  onTheWay: (grosze: number) =>
    `W paczkach przelewów jest ${zloty(grosze)}, jeszcze bez potwierdzenia. Najpierw dokończ tę paczkę: potwierdź ją, zapisz zwrot albo anuluj.`,
  withoutAmount:
    'Z tym kierowcą nie wszystko jest rozliczone. Zanim to zrobisz, poproś osobę z prawem do pieniędzy, żeby zamknęła jego saldo.',
  openTitle: 'Nierozliczone tygodnie',
  openWeeks: (weeks: number) =>
    `${counted(
      weeks,
      'tydzień tego kierowcy nie jest jeszcze rozliczony',
      'tygodnie tego kierowcy nie są jeszcze rozliczone',
      'tygodni tego kierowcy nie jest jeszcze rozliczonych',
    )}, więc saldo ich nie obejmuje. Najpierw je zamknij i wypłać, co z nich wynika.`,
} as const
