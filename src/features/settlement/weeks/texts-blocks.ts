import { holdsOver } from '#features/income/facts/domain/public.ts'
import type { Days, Difference } from '#features/settlement/domain/public.ts'
import { unknownWords } from '#features/settlement/schemes/texts-lines.ts'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { difference, plainAmount } from '#features/settlement/texts-amounts.ts'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'
import type { WeekBlock } from './domain/week-block.ts'

type BlockOf<Code extends WeekBlock['code']> = Extract<WeekBlock, { readonly code: Code }>

interface BlockWords {
  /** What is to be done, on the link in the row. */
  readonly act: string
  /** What stands in the way, with its facts. */
  readonly told: string
  /** For the count over a group. */
  readonly short: string
}

const FAULTS: Readonly<Record<string, string>> = {
  'row-repeated': 'ten sam wiersz jest dwa razy',
  'row-no-amount': 'kwota jest za duża albo niepełna',
  'outside-period': 'wiersz należy do innego tygodnia',
  'slot-repeated': 'ta sama zmiana jest dwa razy',
  'driver-not-in-split': 'kierowcy nie ma w podziale kosztu',
  'scheme-invalid': 'zasada wypłaty ma błąd',
}

/** Which file of an app tells the gross, and in which column. */
const GROSS_IN: Readonly<Record<string, string>> = {
  bolt: 'plik „Zarobki na kierowcę”, kolumna „Zarobki brutto (ogółem)”',
  uber: 'plik płatności (kierowców albo transakcji) pobrany z kolumną „Wypłacono Ci : Twój przychód : Opłata : Opłata”',
  freenow: 'plik zarobków „with_VAT”, kolumna „Zarobki przed odliczeniem prowizji”',
}

type MissingAs = BlockOf<'file-missing'>['is']

const MISSING: { readonly [Is in MissingAs]: (app: string) => BlockWords } = {
  none: (app) => ({
    act: `Wczytaj plik ${app}`,
    told: `Kierowca jeździ w ${app}, a jej pliku za ten tydzień nie ma.`,
    short: `brak pliku ${app}`,
  }),
  'without-driver': (app) => ({
    act: `Sprawdź plik ${app}`,
    told: `Plik ${app} za ten tydzień jest wczytany, ale tego kierowcy w nim nie ma, choć jeździ w ${app}.`,
    short: `nie ma w pliku ${app}`,
  }),
}

const WORDS: { readonly [Code in WeekBlock['code']]: (block: BlockOf<Code>) => BlockWords } = {
  'no-scheme': () => ({
    act: 'Wybierz zasadę',
    told: 'Kierowca nie ma żadnej zasady wypłaty.',
    short: 'bez zasady',
  }),
  'scheme-changes': ({ schemes }) => ({
    act: 'Wybierz zasadę',
    told: `Zasady w tym tygodniu: ${schemes}. Zmienić zasadę można tylko od poniedziałku.`,
    short: 'kilka zasad',
  }),
  'file-missing': ({ app, is }) => MISSING[is](appName(app)),
  'rows-unmatched': ({ rows, names, apps }) => ({
    act: `Dopasuj ${counted(rows, 'wiersz', 'wiersze', 'wierszy')}`,
    told: `Pliki są wczytane (${apps.map(appName).join(', ')}), ale wiersze, które mogą być tego kierowcy, czekają w „Osoby z plików”: ${names.join(', ')}.`,
    short: 'może mieć wiersze bez kierowcy',
  }),
  'report-spans': ({ app, days }) => ({
    act: `Wczytaj ${appName(app)} od poniedziałku do niedzieli`,
    told: `Raport ${appName(app)} za ${daysWords(days)} przechodzi przez dwa tygodnie, więc nie wchodzi do żadnego. Wczytaj raporty od poniedziałku do niedzieli, a ten plik cofnij.`,
    short: 'raport przez dwa tygodnie',
  }),
  'reports-overlap': ({ app, days, accounts }) => ({
    act: accounts ? 'Wyjaśnij dwa konta' : 'Cofnij jeden z raportów',
    told: accounts
      ? `Raporty ${appName(app)} z dwóch kont kierowcy mówią o tych samych dniach (${days.map(daysWords).join(' i ')}). Liczą się oba. Jeśli to jedno konto, na przykład po zmianie numeru, cofnij starszy plik. Jeśli to dwa konta, wyjaśnij to.`
      : `Raporty ${appName(app)} mówią o tych samych dniach (${days.map(daysWords).join(' i ')}), więc te same pieniądze mogą być w obu. ${countedOf(days)} Cofnij ten plik, który jest zbędny.`,
    short: accounts ? 'dwa konta w aplikacji' : 'raporty tych samych dni',
  }),
  'sums-differ': ({ app, what, expected, told }) => ({
    act: `Wyjaśnij ${plainAmount(Math.abs(told - expected))}`,
    told: `${appName(app)}: ${what === 'net-differs' ? 'netto' : 'wypłata'} w pliku to ${plainAmount(told)}, a z pozostałych kwot wychodzi ${plainAmount(expected)}.`,
    short: 'suma się nie zgadza',
  }),
  'input-faulty': ({ fault }) => ({
    act: 'Sprawdź dane',
    told: `Danych nie da się rozliczyć: ${FAULTS[fault] ?? 'błąd w wierszu'}.`,
    short: 'błąd w danych',
  }),
  'amount-unknown': ({ what, app, rowId }) => {
    const short = unknownWords(what, null)
    if (what === 'hours-unknown') return { act: 'Wpisz godziny', told: hoursMissing(rowId), short }
    const told = `${unknownWords(what, app)}.`
    if (what !== 'gross-unknown' || app === null) return { act: 'Uzupełnij dane', told, short }
    return { act: `Wczytaj ${appName(app)} z brutto`, told: `${told} ${grossMissing(app)}`, short }
  },
}

/** Which of two reports that cross each other is in the sums, as in the results. */
function countedOf(days: readonly Days[]): string {
  const [first, second] = days
  if (!first || !second) return ''
  const [one, other] = [first, second].map(({ from, to }) => ({ date: from, until: to }))
  const [counts, beside] = one && other && holdsOver(one, other) ? [first, second] : [second, first]
  return `Liczy się raport za ${daysWords(counts)}, a ten za ${daysWords(beside)} jest poza sumą.`
}

/**
 * What a person has explained, in few words, once it stands as an obstacle no more.
 * @param subject as `subjectOf` writes it
 */
export function explainedWords({ code, subject }: Explained): string {
  if (code === 'file-missing') return `brak pliku ${appName(subject)}`
  const told = listIn(subject)
  if (code === 'sums-differ') {
    const [, app, , expected, inFile] = told
    return `${appName(String(app))}: w pliku ${plainAmount(Number(inFile))}, z pozostałych kwot ${plainAmount(Number(expected))}`
  }
  const days = told.flatMap((report): string[] => {
    if (!Array.isArray(report)) return []
    const [from, to] = [parseDate(String(report[2])), parseDate(String(report[3]))]
    return from && to ? [daysWords({ from, to })] : []
  })
  const [first] = told
  const app = Array.isArray(first) ? appName(String(first[0])) : ''
  return code === 'report-spans'
    ? `raport ${app} za ${days.join()} nie wchodzi do żadnego rozliczenia`
    : `raporty ${app} tych samych dni (${days.join(' i ')})`
}

interface Explained {
  readonly code: string
  readonly subject: string
}

/** Of what is no list, an empty one. */
function listIn(json: string): readonly unknown[] {
  try {
    const told: unknown = JSON.parse(json)
    return Array.isArray(told) ? told : []
  } catch {
    return []
  }
}

function daysWords({ from, to }: Days): string {
  return `${formatStateDay(from)}–${formatStateDay(to)}`
}

function grossMissing(app: string): string {
  const file = GROSS_IN[app]
  return `${file ? `Ma je ${file}. ` : ''}Jeśli go nie będzie, zdecyduj, żeby liczyć VAT od netto: u tego kierowcy tutaj, u wszystkich w zasadzie wypłaty.`
}

/** @param rowId `shift:date:day` or `shift:date:night` */
function hoursMissing(rowId: string | null): string {
  const [, date, shift] = rowId?.split(':') ?? []
  const of = parseDate(date ?? '')
  const told = of ? ` ${formatStateDay(of)} (${shift === 'night' ? 'noc' : 'dzień'})` : ''
  return `Zmiana${told} nie ma godzin, a stawka jest za godzinę. Wpisz je na stronie paliwa.`
}

export function blockWords(block: WeekBlock): BlockWords {
  // Each code has the words of its own variant.
  return (WORDS[block.code] as (block: WeekBlock) => BlockWords)(block)
}

type DifferenceWords = (told: Difference) => string

const DIFFERENCES: Readonly<Record<Difference['code'], DifferenceWords>> = {
  net: ({ difference: by }) => `netto ${difference(by)}`,
  'net-of-app': ({ app, difference: by }) => `${appName(app ?? '')} ${difference(by)}`,
  'app-new': ({ app }) => `${appName(app ?? '')} pierwszy raz`,
  'app-gone': ({ app }) => `bez ${appName(app ?? '')}`,
  shifts: ({ before, now }) => `${counted(now, 'zmiana', 'zmiany', 'zmian')} zamiast ${before}`,
  result: ({ difference: by }) => `wynik ${difference(by)}`,
}

/** What differs from the week before, in a few words. */
export function differenceWords(told: Difference): string {
  return DIFFERENCES[told.code](told)
}
