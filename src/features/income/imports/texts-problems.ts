import type { Problem, ProblemCode } from './domain/problems.ts'

const SENTENCES: Readonly<Record<ProblemCode, string>> = {
  'bad-amount': 'To nie jest kwota. Wpisz na przykład 421,39.',
  'bad-number': 'To nie jest liczba. Wpisz na przykład 181.',
  negative: 'Ta liczba nie może być ujemna.',
  'too-big': 'Ta liczba jest za duża. Sprawdź separator dziesiętny.',
  'bad-date': 'To nie jest data. Wpisz na przykład 2026-11-09.',
  'bad-time': 'To nie jest data z godziną. Wpisz na przykład 2026-11-09 17:57.',
  'foreign-zone': 'Ta godzina jest podana w innej strefie czasowej niż polska.',
  'bad-shift': 'Wpisz „dzień” albo „noc”.',
  'bad-phone': 'To nie jest numer telefonu. Wpisz 48 i dziewięć cyfr.',
  'cut-number': 'Arkusz skrócił ten numer. Wpisz go w całości i ustaw komórkę jako tekst.',
  'sheet-error': 'W tej komórce jest błąd arkusza albo formuła. Wpisz samą wartość.',
  missing: 'Ta komórka jest pusta, a bez niej nie można wczytać wiersza.',
  'too-long': 'Ten tekst jest za długi.',
  'km-backwards': 'Stan końcowy licznika jest mniejszy od początkowego.',
  'twice-differs': 'To samo jest w pliku dwa razy z różnymi danymi. Zostaw jeden wiersz.',
  'payout-differs':
    'Zarobki netto − Pobrana gotówka nie dają Przewidywanej wypłaty. Sprawdź kwoty w aplikacji Bolt.',
  'total-differs':
    'Wiersze tego pliku dają razem inną kwotę niż jego wiersz sumy. Sprawdź, czy plik jest cały i czy nikt go nie zmieniał.',
  'mileage-differs': 'Przebieg nie zgadza się ze stanami licznika.',
  'company-above-total': 'Przychód firmy jest większy niż cały przychód.',
  'net-differs':
    'Kwoty tego wiersza nie dają razem zarobku netto. Wczytamy je tak, jak są; sprawdź w aplikacji, czego brakuje.',
  'paid-differs':
    'Przychód po odjęciu gotówki nie daje kwoty „Wypłacono Ci”. Wczytamy kwoty tak, jak są; sprawdź w aplikacji, czego brakuje.',
}

/** What is wrong and what to do, in Polish. */
export function problemText({ code, other }: Problem): string {
  return other === undefined ? SENTENCES[code] : `${SENTENCES[code]} Drugi wiersz: ${other}.`
}
