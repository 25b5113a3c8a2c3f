import { addDays, formatStateDay } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'
import { mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import type { AskedWeeks } from './domain/asked-weeks.ts'
import type { CountKey, FigureSource } from './domain/shift-averages.ts'

/** Spec 2 §5 'Reports', to the letter; the rest are ours. */
export const reportTexts = {
  rangeReversed: 'Tydzień startowy musi być niższy niż koniec okresu.',
  startsTooLate: 'Możesz pobrać okres maksymalnie od bieżącego tygodnia.',
  endsTooLate: 'Możesz pobrać okres maksymalnie do bieżącego tygodnia.',
  noSuchWeek: 'W tym roku nie ma tygodnia o tym numerze. Wybierz okres ponownie.',
  email: 'Wprowadź poprawny adres e-mail.',
  unknownRecipient:
    'Na ten adres nie wysłano jeszcze raportu. Pierwszy raport wysyła administrator; potem możesz wysyłać także Ty.',
  format: 'Wybierz CSV albo XLSX.',
} as const

export const COUNT_NAMES: Readonly<Record<CountKey, string>> = {
  day: 'Dzień',
  night: 'Noc',
  shifts: 'Razem',
  reserve: 'Rezerwa',
  removed: 'Usunięte',
}

export const SOURCE_NAMES: Readonly<Record<FigureSource, string>> = {
  schedule: 'Grafik',
  availability: 'Dyspozycyjność',
  both: 'Grafik i dyspozycyjność',
}

/** What the screen, the file and the letter all say. */
export const averagesTexts = {
  title: 'Średnia zmian',
  driver: 'Kierowca',
  source: 'Źródło',
  averageOf: (key: CountKey) => `Średnio na tydzień: ${COUNT_NAMES[key]}`,
  fileName: 'srednia-zmian',
  drivers: (count: number) => counted(count, 'kierowca', 'kierowców', 'kierowców'),
  weeks: (count: number) => counted(count, 'tydzień', 'tygodnie', 'tygodni'),
  counting:
    'Razem to zmiany dzienne i nocne. Średnia to liczba zmian podzielona przez wszystkie tygodnie okresu.',
  removedHint: 'Zmiana usunięta z grafiku nie liczy się jako przepracowana.',
} as const

/** `47/2026` */
function weekName({ week, year }: Week): string {
  return `${week}/${year}`
}

/** `tydzień 47/2026 (16.11.2026–22.11.2026)`, `tygodnie 52/2026–2/2027 (…)` */
export function periodName({ from, to }: AskedWeeks): string {
  const dates = `${formatStateDay(mondayOf(from))}–${formatStateDay(addDays(mondayOf(to), 6))}`
  const weeks = sameWeek(from, to)
    ? `tydzień ${weekName(from)}`
    : `tygodnie ${weekName(from)}–${weekName(to)}`
  return `${weeks} (${dates})`
}

/** As many weeks are named; of more it is said how many there are. */
const MOST_NAMED = 6

export interface WeekSources {
  readonly schedule: readonly Week[]
  readonly availability: readonly Week[]
  readonly none: readonly Week[]
}

/** One sentence a source, so that nobody takes what was wished for what was planned (D36). */
export function sourceSentences({ schedule, availability, none }: WeekSources): string[] {
  const weeks = averagesTexts.weeks
  return [
    ...(schedule.length > 0 ? [`Z wygenerowanych grafików: ${weeks(schedule.length)}.`] : []),
    ...(availability.length > 0
      ? [
          `Z dyspozycyjności, bo grafiku nie wygenerowano: ${weeks(availability.length)} (${named(availability)}).`,
        ]
      : []),
    ...(none.length > 0 ? [`Bez grafiku i dyspozycyjności: ${weeks(none.length)} (${named(none)}).`] : []),
  ]
}

function named(weeks: readonly Week[]): string {
  const shown = weeks.slice(0, MOST_NAMED).map(weekName).join(', ')
  return weeks.length > MOST_NAMED ? `${shown} i ${weeks.length - MOST_NAMED} więcej` : shown
}

export const letterTexts = {
  subject: (period: string) => `${averagesTexts.title}: ${period}`,
  heading: averagesTexts.title,
  empty: 'W tym okresie nie ma żadnych zmian: ani wygenerowanych grafików, ani dyspozycyjności kierowców.',
  average: 'śr.',
  all: 'Wszyscy kierowcy',
  more: (count: number) => `Pozostali (${averagesTexts.drivers(count)}) są w załączonym pliku CSV.`,
  attached: 'Cały raport jest w załączonym pliku CSV.',
} as const
