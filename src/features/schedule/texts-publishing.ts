import { entryNote } from '#features/drivers/session/texts-entry.ts'
import type { WaitReason } from '#features/roster/domain/public.ts'
import { waitTextForDriver } from '#features/roster/texts-waiting.ts'
import { type CalendarDate, dateParts, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { counted, WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotAt, weekdayOfSlot } from '#kernel/slot.ts'
import { datesOf, type Week } from '#kernel/week.ts'

/** Publishing a week, and what each driver is told by it (D43). */
export const publishingTexts = {
  publish: 'Opublikuj',
  publishHint:
    'Kierowcy zobaczą grafik, a każdemu, kto ma adres, zapisze się do wysłania jedna wiadomość o jego zmianach.',
  saveFirst: 'Najpierw zapisz zmiany: publikowany jest zapisany grafik.',
  draft: 'Szkic',
  draftNote: 'Szkic: kierowcy jeszcze go nie widzą.',
  already: 'Ten grafik jest już opublikowany.',
  publishedTitle: 'Grafik opublikowany',
  askTitle: 'Opublikować grafik?',
  ask: (drivers: number) =>
    `Kierowcy w tym grafiku: ${drivers}. Zobaczą go, a każdemu, kto ma adres, zapisze się do wysłania jedna wiadomość o jego zmianach. Wysłanych wiadomości nie da się cofnąć.`,
} as const

/**
 * `W skrzynce nadawczej: 58 e-maili. Bez wiadomości, bo nie mają adresu: 2 osoby: Jan Lis, Ewa Żak.`; at most
 * five names; empty where nobody is concerned
 */
export function publishedWords(told: {
  readonly letters: number
  readonly sms: number
  readonly waits: boolean
  readonly untold: readonly string[]
}): string {
  const { letters, sms, waits, untold } = told
  const sent = [
    letters > 0 ? counted(letters, 'e-mail', 'e-maile', 'e-maili') : '',
    sms > 0 ? counted(sms, 'SMS', 'SMS-y', 'SMS-ów') : '',
  ].filter(Boolean)
  return [
    sent.length > 0 ? `W skrzynce nadawczej: ${sent.join(', ')}.` : '',
    sent.length > 0 && waits ? 'Bramka nie jest skonfigurowana, więc wiadomości czekają.' : '',
    untold.length > 0
      ? `${untoldWords(untold.length)}: ${untold.slice(0, 5).join(', ')}${untold.length > 5 ? '…' : ''}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** `Bez wiadomości, bo nie mają adresu: 2 osoby` */
function untoldWords(count: number): string {
  return `Bez wiadomości, bo nie mają adresu: ${counted(count, 'osoba', 'osoby', 'osób')}`
}

/**
 * `Opublikowany, wiadomości zapisane do wysłania: 58, bez adresu: 2`. What became of them since is the
 * outbox's to tell: without a gateway none has gone out (D30).
 */
export function publicationWords(told: number, untold: number): string {
  return [
    'Opublikowany',
    told > 0 ? `wiadomości zapisane do wysłania: ${told}` : '',
    untold > 0 ? `bez adresu: ${untold}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** `16.3.2026-22.3.2026` */
export function weekDates(week: Week): string {
  const dates = datesOf(week)
  const [first, last] = [dates[0], dates[6]]
  if (!first || !last) return ''
  return dateParts(first).month === dateParts(last).month
    ? `${dateParts(first).day}-${formatStateDay(last)}`
    : `${formatStateDay(first)}-${formatStateDay(last)}`
}

export interface OwnPlace {
  /** 0-13 */
  readonly slot: number
  /** Empty without a car. */
  readonly reg: string
  readonly onCall: boolean
  /** In the list, from 1; 0 in a car. */
  readonly rank: number
  /** Why there is no car; null for who has one. */
  readonly reason: WaitReason | null
}

export function publishedSubject(week: Week): string {
  return `Twój grafik na tydzień ${weekDates(week)}`
}

/**
 * What a driver got, and what he did not.
 * @param places in the order of time
 * @param calendarUrl where the whole of it is
 */
export function publishedLetter(
  fullName: string,
  week: Week,
  places: readonly OwnPlace[],
  calendarUrl: string,
): string {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall)
  const called = places.filter(({ onCall, slot }) => onCall && shiftOfSlot(slot) === 'day')
  const when = (slot: number) =>
    `${dateWords(slotAt(week, slot).date)}, ${shiftOfSlot(slot) === 'day' ? 'dzień' : 'noc'}`
  const parts = [
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `Grafik na tydzień ${weekDates(week)} jest gotowy.`,
  ]
  parts.push(
    drives.length === 0
      ? 'W tym tygodniu nie masz zmiany z autem.'
      : `Jedziesz:\n${drives.map(({ slot, reg }) => `- ${when(slot)}: ${reg}`).join('\n')}`,
  )
  if (waits.length > 0)
    parts.push(
      `W rezerwie (nie masz jeszcze auta):\n${waits.map((place) => `- ${[when(place.slot), waitTextForDriver(place, place.reason)].filter(Boolean).join('. ')}`).join('\n')}`,
    )
  if (called.length > 0)
    parts.push(
      `Do dyspozycji:\n${called.map(({ slot }) => `- ${dateWords(slotAt(week, slot).date)}`).join('\n')}`,
    )
  const note = entryNote(calendarUrl)
  parts.push(`Cały grafik zobaczysz w swoim kalendarzu: ${calendarUrl}${note && `\n${note}`}`)
  return `${parts.join('\n\n')}\n`
}

/** The same in one line, for an SMS: `Pn dzień WX 12345, Śr noc WX 12345. W rezerwie: 1.` */
export function publishedShort(places: readonly OwnPlace[]): string {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall).length
  const shifts = drives.map(
    ({ slot, reg }) =>
      `${WEEKDAY_SHORT[weekdayOfSlot(slot)]} ${shiftOfSlot(slot) === 'day' ? 'dzień' : 'noc'} ${reg}`,
  )
  const own = shifts.length === 0 ? 'Nie masz zmiany z autem.' : `${shifts.join(', ')}.`
  return waits > 0 ? `${own} W rezerwie: ${waits}.` : own
}

/** `Poniedziałek, 16.3.2026` */
function dateWords(date: CalendarDate): string {
  return `${WEEKDAY_NAMES[weekday(date)] ?? ''}, ${formatStateDay(date)}`
}
