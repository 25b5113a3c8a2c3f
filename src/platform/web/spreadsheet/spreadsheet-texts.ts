import { grouped } from '#kernel/polish-text.ts'
import { LIMITS, type SpreadsheetLimits, type SpreadsheetProblem } from './spreadsheet.ts'

const sentences = (limits: SpreadsheetLimits): Readonly<Record<SpreadsheetProblem['code'], string>> => ({
  empty: 'Ten plik jest pusty. Wybierz inny plik.',
  'too-big': `Ten plik jest za duży. Można wczytać najwyżej ${limits.bytes / 1_000_000} MB.`,
  'too-big-inside': `Ten plik po rozpakowaniu jest za duży. Mieści się najwyżej ${limits.unpackedBytes / 1_000_000} MB.`,
  'too-many-rows': `Ten plik ma za dużo wierszy. Można wczytać najwyżej ${grouped(limits.rows)}. Podziel go na części, na przykład po tygodniu.`,
  'old-excel':
    'To plik w starym formacie Excela albo plik chroniony hasłem. Otwórz go w arkuszu i zapisz jako XLSX bez hasła albo CSV.',
  'no-spreadsheet': 'Ten plik nie jest arkuszem. Wybierz plik CSV albo XLSX.',
  damaged: 'Nie udało się odczytać tego pliku, bo jest uszkodzony. Zapisz go w arkuszu jeszcze raz.',
  'too-slow': 'Odczyt tego pliku trwał za długo i został przerwany. Podziel plik na części.',
  'open-quote': 'brakuje cudzysłowu, który zamyka tekst. Popraw ten wiersz i wczytaj plik jeszcze raz.',
})

/** What is wrong with the file and what to do, in Polish. */
export function problemSentence(problem: SpreadsheetProblem, limits = LIMITS): string {
  const sentence = sentences(limits)[problem.code]
  return 'row' in problem ? `Wiersz ${problem.row}: ${sentence}` : sentence
}
