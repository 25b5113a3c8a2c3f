import { counted, plural } from '#kernel/polish-text.ts'
import type { Decided, OffKind, ToldReason, Waiter } from './domain/public.ts'
import { slotName } from './texts-slots.ts'

/** A sentence for every code, with the facts of that code and no other. */
export type WaitingSentences = {
  readonly [Code in ToldReason['code']]: (
    reason: Extract<ToldReason, { readonly code: Code }>,
    waiter: Waiter,
  ) => string
}

/** @param reason null for who waits on a list that needs no reason */
export function sayReason(sentences: WaitingSentences, waiter: Waiter, reason: ToldReason | null): string {
  if (reason === null) return ''
  // A page that is open since before an update may be sent a code of the newer edition.
  const known = sentences[reason.code] as ((reason: ToldReason, waiter: Waiter) => string) | undefined
  return known ? known(reason, waiter) : sentences.newer({ code: 'newer', kept: reason }, waiter)
}

/**
 * Why a driver waits, told to that driver (D16): one true fact, what decided among equals, the place in the
 * reserve as it is now.
 */
export function waitTextForDriver(waiter: Waiter, reason: ToldReason | null): string {
  return sayReason(FOR_DRIVER, waiter, reason)
}

const ofSlot =
  <R>(say: (reason: R) => string) =>
  (reason: R, { slot, rank }: Waiter): string =>
    `${slotName(slot)}: ${say(reason)} Jesteś ${rank}. w rezerwie.`

/** Speak to nobody, so that driver and office read the same. */
export const SAID_TO_ALL = {
  'by-office': () => 'Na listę rezerwową przeniosło biuro.',
  'picked-too-late': () => 'Zmiana dobrana w czasie generowania grafiku: nie ma już wolnego auta.',
  'car-grounded': ({ reg, note }) => carTakenOff(reg, 'grounding', note),
  'car-rented': ({ reg }) => carTakenOff(reg, 'rental', ''),
  'car-papers': ({ reg, paper }) => carTakenOff(reg, 'papers', paper),
  'car-left': ({ reg }) => carTakenOff(reg, 'deleted', ''),
  other: ({ text }) => text,
  newer: () => 'Miejsce na liście rezerwowej.',
  'now-driver-off': () => 'Kierowca nie może wtedy dostać nowej zmiany.',
  'now-limit': () => 'Limit tej zmiany jest obsadzony.',
  'now-closed': () => 'Ta zmiana jest zamknięta (limit 0).',
  'now-no-car': () => 'Nie ma teraz wolnego auta.',
  'now-other-shift': () => 'Kierowca ma zmianę tuż przed tą albo tuż po niej.',
  'now-free': ({ reg }) => `Auto ${reg} jest teraz wolne: można je dać temu kierowcy.`,
} satisfies Partial<WaitingSentences>

const FOR_DRIVER: WaitingSentences = {
  ...SAID_TO_ALL,
  limit: ofSlot(
    ({ limit, candidates, decided }) => `limit ${cars(limit)}, ${keen(candidates)}. ${decision(decided)}`,
  ),
  'no-car': ofSlot(
    ({ cars: there, candidates, decided }) =>
      `${available(there)}, ${keen(candidates)}. ${decision(decided)}`,
  ),
  'cars-without-papers': ofSlot(
    ({ cars: there, without, candidates, decided }) =>
      `${available(there)}, ${keen(candidates)}, a ${cars(without)} nie ma ważnych dokumentów. ${decision(decided)}`,
  ),
  closed: ofSlot(() => 'ta zmiana jest zamknięta.'),
  'kept-off': ofSlot(() => 'biuro zdecydowało, że tej zmiany nie jedziesz.'),
  'reserve-not-used': ofSlot(() => 'wolne miejsca nie są teraz uzupełniane z rezerwy.'),
  past: ofSlot(() => 'ta zmiana już minęła.'),
  'no-arrangement': ofSlot(() => 'nie znaleziono układu zmian, w którym to miejsce przypada Tobie.'),
  'previous-week-night': ofSlot(
    () => 'jedziesz w noc z niedzieli na poniedziałek, a po nocy nie ma zmiany dziennej.',
  ),
  'driver-inactive': ofSlot(() => 'jesteś na liście jako nieaktywny kierowca.'),
  'came-late': ofSlot(() => 'zgłoszenie przyszło po ułożeniu grafiku i czeka na decyzję biura.'),
  'rest-before-day': ofSlot(
    ({ blockedBy }) =>
      `masz zmianę następnego dnia (${slotName(blockedBy)}), a po nocy nie ma zmiany dziennej.`,
  ),
  'rest-after-night': ofSlot(
    ({ blockedBy }) =>
      `masz zmianę w noc przed tym dniem (${slotName(blockedBy)}), a po nocy nie ma zmiany dziennej.`,
  ),
  'same-date': ofSlot(({ blockedBy }) => `masz już drugą zmianę tego samego dnia (${slotName(blockedBy)}).`),
  'driver-papers': ofSlot(({ paper }) => `nie masz wtedy ważnych dokumentów (${paper}).`),
}

function decision(decided: Decided): string {
  switch (decided.by) {
    case 'minimum':
      return `${youHave(decided.shifts)}; najpierw każdy dostaje swoje minimum zmian.`
    case 'fairness':
      return `${youHave(decided.shifts)}; inni mają mniej.`
    case 'queue-of-equals':
      return `${youHave(decided.shifts)}; inni tyle samo, ale zgłosili się wcześniej.`
    case 'queue':
      return `${youHave(decided.shifts)}; inni zgłosili się wcześniej.`
    default:
      return DECIDED_FOR_ALL[decided.by]
  }
}

export const DECIDED_FOR_ALL = {
  pinned: 'Wszystkie miejsca przydzieliło biuro.',
  published: 'Wszystkie miejsca są już ogłoszone innym.',
  class: 'Najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa.',
} as const

function youHave(shifts: number): string {
  return shifts === 0 ? 'Nie masz jeszcze zmian' : `Masz ${counted(shifts, 'zmianę', 'zmiany', 'zmian')}`
}

/** `22 auta` */
export function cars(count: number): string {
  return counted(count, 'auto', 'auta', 'aut')
}

/** `dostępne 22 auta` */
export function available(count: number): string {
  return count === 0
    ? 'brak dostępnych aut'
    : `${plural(count, 'dostępne', 'dostępne', 'dostępnych')} ${cars(count)}`
}

/** `27 chętnych` */
export function keen(count: number): string {
  return `${count} ${plural(count, 'chętny', 'chętnych', 'chętnych')}`
}

/**
 * Why a driver of a generated week has no car: it was taken off.
 * @param reason what the office wrote, or the paper; else empty
 */
export function carTakenOff(reg: string, kind: OffKind, reason: string): string {
  if (kind === 'deleted') return `Auta ${reg} nie ma już we flocie.`
  if (kind === 'rental') return `Auto ${reg} jest wynajęte.`
  if (kind === 'papers') return `Auto ${reg} nie ma wtedy ważnych dokumentów: ${reason}.`
  const why = reason.trim().replace(/\.+$/, '')
  return why === '' ? `Auto ${reg} jest uziemione.` : `Auto ${reg} jest uziemione: ${why}.`
}
