import { deadlineTexts } from '#features/settings/texts-deadline.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'

/** What the server refuses of a driver's own submission (D51). */
export const ownTexts = {
  notSent: 'Na ten tydzień nie masz wysłanego zgłoszenia. Wyślij formularz dyspozycyjności.',
  weekMade:
    'Grafik na ten tydzień jest już ułożony, więc zgłoszenia nie można już zmienić ani wycofać. Wolne zmiany dobierzesz w swoim kalendarzu, a w sprawie zaplanowanych skontaktuj się z biurem.',
  changedMeanwhile:
    'To zgłoszenie zmieniło się w międzyczasie. Sprawdź, co jest w nim teraz, i zapisz jeszcze raz albo zostaw je bez zmian.',
  deadlinePassed: 'Termin składania i zmieniania dyspozycyjności na ten tydzień już minął.',
} as const

export interface DeadlinePassed {
  /** YYYY-MM-DD */
  readonly date: string
  /** 1-24 */
  readonly hour: number
  /** The date on which the next week's form opens; null while nobody knows it. */
  readonly nextOpens: string | null
}

/** Until when it was, and when the next form opens as far as that is known (D51). */
export function deadlinePassedText({ date, hour, nextOpens }: DeadlinePassed): string {
  const last = parseDate(date)
  const until = last ? ` Był ${deadlineTexts.until({ date: last, hour })}.` : ''
  return `${ownTexts.deadlinePassed}${until} ${nextOpensText(nextOpens)}`
}

function nextOpensText(date: string | null): string {
  const opens: CalendarDate | undefined = date === null ? undefined : parseDate(date)
  return opens
    ? `Formularz na następny tydzień otworzy się: ${deadlineTexts.day(opens)}.`
    : 'Formularz na następny tydzień otworzy biuro.'
}
