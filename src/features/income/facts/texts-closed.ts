import { counted } from '#kernel/polish-text.ts'

interface Closed {
  readonly drivers: number
  readonly weeks: readonly { readonly year: number; readonly week: number; readonly drivers: number }[]
}

/** What a change of facts means for weeks that are settled and closed. */
export const closedTexts = {
  title: 'Zamknięte tygodnie',
  /** Before it happens. */
  before: (closed: Closed) =>
    `Zmieni dane ${which(closed)} Zamknięte rozliczenia się nie zmienią, różnice zaczekają jako korekty.`,
  /** Once it has happened. */
  after: (closed: Closed) =>
    `Zmieniły się dane ${which(closed)} Zamknięte rozliczenia się nie zmieniły, różnice czekają jako korekty.`,
  toCorrections: 'Zobacz korekty w rozliczeniach',
} as const

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
