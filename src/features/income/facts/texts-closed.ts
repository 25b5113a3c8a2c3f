import { counted, plural } from '#kernel/polish-text.ts'

interface Closed {
  readonly drivers: number
  readonly weeks: readonly { readonly year: number; readonly week: number; readonly drivers: number }[]
}

/** What became of the corrections of those weeks. */
interface Corrections {
  /** Null where they were not counted. */
  readonly waiting: number | null
  readonly gone: number
}

/** What a change of facts means for weeks that are settled and closed. */
export const closedTexts = {
  title: 'Zamknięte tygodnie',
  /** Before it happens: whether anything comes out otherwise nobody has reckoned yet. */
  before: (closed: Closed) =>
    `Zmieni dane ${which(closed)} Zamknięte rozliczenia się nie zmienią. Jeśli wyjdzie inna kwota, różnica zaczeka jako korekta.`,
  /** Once it has happened. */
  after: (closed: Closed, corrections?: Corrections) =>
    `Zmieniły się dane ${which(closed)} Zamknięte rozliczenia się nie zmieniły. ${become(corrections)}`,
  toCorrections: 'Zobacz korekty w rozliczeniach',
} as const

function become(corrections: Corrections | undefined): string {
  if (!corrections || corrections.waiting === null)
    return 'Jeśli wyszła inna kwota, różnica jest wśród korekt.'
  const { waiting, gone } = corrections
  const left =
    waiting === 0
      ? 'Żadna korekta do nich nie czeka.'
      : `${plural(waiting, 'Czeka', 'Czekają', 'Czeka')} ${corrected(waiting)}.`
  return gone === 0
    ? left
    : `${plural(gone, 'Zniknęła', 'Zniknęły', 'Zniknęło')} ${corrected(gone)} do decyzji. ${left}`
}

function corrected(count: number): string {
  return counted(count, 'korekta', 'korekty', 'korekt')
}

function which({ drivers, weeks }: Closed): string {
  return `${ofDrivers(drivers)} w zamkniętych tygodniach: ${named(weeks)}.`
}

function ofDrivers(count: number): string {
  return counted(count, 'kierowcy', 'kierowców', 'kierowców')
}

/** `tydzień 45 (3), 46 (1)`; the year where they are of several. */
function named(weeks: Closed['weeks']): string {
  const isOfYears = new Set(weeks.map(({ year }) => year)).size > 1
  const told = weeks.map(({ year, week, drivers }) => `${week}${isOfYears ? `/${year}` : ''} (${drivers})`)
  return `tydzień ${told.join(', ')}`
}
