import { nameInMessage } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { dateWords, weekWords } from './texts-letter.ts'

/** To somebody whose reserve has become a regular shift, as somebody else gave the place up (D51). */
export function promotionSubject(week: Week): string {
  return `Masz zmianę zamiast rezerwy: tydzień ${weekWords(week)}`
}

export function promotionText({
  fullName,
  slots,
  calendarUrl,
}: {
  readonly fullName: string
  readonly slots: readonly Slot[]
  readonly calendarUrl: string
}): string {
  const lines = slots.map(({ date, shift }) => `- ${dateWords(date)}: ${SHIFT_OPTION_ON_WIRE[shift]}`)
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `Zwolniło się miejsce, a Ty czekasz na nie najdłużej. Te wybory nie są już rezerwą:\n${lines.join('\n')}`,
    `Auto i ostateczny grafik poznasz, kiedy biuro go ułoży. Swoje zgłoszenie zobaczysz po zalogowaniu numerem telefonu i PIN-em:\n${calendarUrl}`,
  ].join('\n\n')}\n`
}

export function withdrawalSubject(week: Week): string {
  return `Twoja dyspozycyjność jest wycofana: tydzień ${weekWords(week)}`
}

export function withdrawalText({
  fullName,
  week,
  formUrl,
}: {
  readonly fullName: string
  readonly week: Week
  readonly formUrl: string
}): string {
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `Wycofaliśmy Twoje zgłoszenie na tydzień ${weekWords(week)}. Wszystkie wybrane w nim zmiany są wolne, a na ten tydzień nie masz teraz zgłoszenia.`,
    `Dopóki nie minie termin, możesz wysłać je od nowa:\n${formUrl}`,
    'Jeżeli to nie Ty, skontaktuj się z biurem.',
  ].join('\n\n')}\n`
}
