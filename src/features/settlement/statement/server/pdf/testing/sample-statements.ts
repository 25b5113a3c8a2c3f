import type { Grosze } from '#kernel/money.ts'
import type { StatementDocument, StatementGroup } from '../../../domain/statement-document.ts'

export function grosze(amount: number): Grosze {
  return amount as Grosze
}

/** A week on rent with a partner fee, whose cash was more than its payout: nothing to pay, a debt carried. */
export const RENT: StatementDocument = {
  title: 'Rozliczenie tygodnia 47',
  period: '16–22 listopada 2026',
  number: 'R/2026/47/0121',
  closedAt: '2026-11-23T08:14:00Z',
  checksum: '7f3a 91c2 08de',
  issuer: 'Flota Przykładowa sp. z o.o.',
  parties: [
    { label: 'Kierowca', name: 'Robert Zawadka', lines: ['ul. Klonowa 4', '31-000 Kraków'] },
    { label: 'Flota', name: 'Flota Przykładowa sp. z o.o.', lines: ['ul. Prosta 1', '00-001 Warszawa'] },
    {
      label: 'Zamknięte',
      name: '23.11.2026, 09:14',
      lines: ['zasada „Najem tygodniowy”, wersja 2', 'obowiązuje od tygodnia 36'],
    },
  ],
  figures: [
    { label: 'Z tygodnia 46', amount: grosze(-12_000) },
    { label: 'Wynik tygodnia 47', amount: grosze(-78_096) },
    { label: 'Do wypłaty, zł', amount: grosze(0), mark: 'payout' },
    { label: 'Na tydzień 48', amount: grosze(-90_096), mark: 'debt' },
  ],
  groups: [
    {
      heading: 'Z aplikacji',
      lines: [
        line('Bolt, brutto', 'suma przejazdów', 'Bolt tygodniowy, wiersz 88', 164_000),
        line('Bolt, prowizja', 'z pliku, nie liczona', 'Bolt tygodniowy, wiersz 88', -41_000),
      ],
    },
    {
      heading: 'Gotówka, którą już masz',
      lines: [line('Bolt, pobrana gotówka', 'wypłata Bolt: 125,00', 'Bolt tygodniowy, wiersz 88', -110_500)],
    },
    {
      heading: 'VAT według umowy',
      lines: [
        line('8 % od brutto', '8 % × 1\u00a0640,00', 'zasada, § 3', -13_120),
        line('Ulga za paliwo', 'połowa z 287,35 × 23/123', 'karta paliwowa', 2_687),
      ],
    },
    {
      heading: 'Auto i opłaty',
      lines: [
        line('Opłata partnerska', 'za tydzień', 'zasada, § 2', -5_000),
        line('Najem auta WX4182L', 'śr–pt 3 × 92,86, sb–nd 2 × 92,85', 'umowa, 650,00 na 7 dni', -46_428),
        line('Paliwo', '4 tankowania, 49,12 l', 'karta paliwowa', -28_735),
      ],
    },
  ],
  result: { label: 'Wynik tygodnia 47', amount: grosze(-78_096) },
  ledger: [
    ledgerRow('16.11.2026', 'Z rozliczenia R/2026/46/0119', -12_000, -12_000),
    ledgerRow('23.11.2026', 'Rozliczenie R/2026/47/0121', -78_096, -90_096),
  ],
  next: 'W tym tygodniu nie ma wypłaty: gotówka (1\u00a0105,00) i koszty auta były większe niż netto z aplikacji (1\u00a0230,00). Kwota −900,96\u00a0zł przechodzi na tydzień 48. Możesz ją wcześniej zmniejszyć wpłatą w biurze albo przelewem z numerem rozliczenia w tytule.',
  rule: 'Dostajesz całe netto z aplikacji. Flota odejmuje 8 % brutto na VAT, pomniejszone o połowę VAT z paliwa, nie mniej niż zero, opłatę partnerską 50,00, najem za dni z autem i paliwo z karty. Każdą pozycję zaokrąglono raz, do grosza. Wszystkie kwoty policzono automatycznie z podanych źródeł; za wynik odpowiada biuro floty.',
  objection:
    'Otwórz to rozliczenie w telefonie i naciśnij „Nie zgadzam się” albo przyjdź do biura. Odpowiedź zapisze się przy rozliczeniu. Wysłany dokument poprawia tylko korekta w następnym tygodniu.',
}

/** The same week with so many lines in eight groups, and six rows of the ledger; each amount is another. */
export function statementOf(lines: number): StatementDocument {
  const kinds = [
    'Z aplikacji',
    'Osobno dla kierowcy',
    'Gotówka, którą już masz',
    'VAT według umowy',
    'Auto i opłaty',
    'Paliwo',
    'Potrącenia',
    'Korekty',
  ]
  const groups = kinds.map((heading, kind): StatementGroup => {
    const count = Math.floor((lines + kind) / kinds.length)
    return {
      heading,
      lines: Array.from({ length: count }, (_, row) =>
        line(
          `${heading.split(/[ ,]/)[0]}, pozycja ${kind + 1}.${row + 1}`,
          `${row + 1} × ${kind + 1}1,25 i połowa z 287,35`,
          `Bolt tygodniowy, wiersz ${100 * kind + row}`,
          (row % 3 === 0 ? -1 : 1) * (123_400 + 1_000 * kind + row),
        ),
      ),
    }
  })
  return {
    ...RENT,
    groups,
    ledger: Array.from({ length: 6 }, (_, row) =>
      ledgerRow(
        `${row + 16}.11.2026`,
        `Przelew potwierdzony P/2026/${row + 41}/1`,
        -1_000 - row,
        -5_000 - row,
      ),
    ),
  }
}

function line(label: string, computation: string, source: string, amount: number) {
  return { label, computation, source, amount: grosze(amount) }
}

function ledgerRow(date: string, what: string, amount: number, balance: number) {
  return { date, what, amount: grosze(amount), balance: grosze(balance) }
}
