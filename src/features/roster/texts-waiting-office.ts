import { counted } from '#kernel/polish-text.ts'
import type { Decided, ToldReason, Waiter } from './domain/public.ts'
import { slotName } from './texts-slots.ts'
import {
  available,
  cars,
  DECIDED_FOR_ALL,
  keen,
  SAID_TO_ALL,
  sayReason,
  type WaitingSentences,
} from './texts-waiting.ts'

/**
 * The same facts as the driver is told (D16), for the office: `Noc pt: nie ma wtedy ważnych dokumentów (Prawo
 * jazdy). 2. w rezerwie.`
 */
export function waitTextForOffice(waiter: Waiter, reason: ToldReason | null): string {
  return sayReason(FOR_OFFICE, waiter, reason)
}

const ofSlot =
  <R>(say: (reason: R) => string) =>
  (reason: R, { slot, rank }: Waiter): string =>
    `${slotName(slot)}: ${say(reason)} ${rank}. w rezerwie.`

const FOR_OFFICE: WaitingSentences = {
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
  'kept-off': ofSlot(() => 'biuro zdecydowało, że tej zmiany nie jedzie.'),
  'reserve-not-used': ofSlot(() => 'wolne miejsca nie są teraz uzupełniane z rezerwy.'),
  past: ofSlot(() => 'ta zmiana już minęła.'),
  'no-arrangement': ofSlot(() => 'nie znaleziono układu zmian, w którym to miejsce przypada temu kierowcy.'),
  'previous-week-night': ofSlot(
    () => 'jedzie w noc z niedzieli na poniedziałek, a po nocy nie ma zmiany dziennej.',
  ),
  'driver-inactive': ofSlot(() => 'na liście kierowców jako nieaktywny.'),
  'came-late': ofSlot(() => 'zgłoszenie przyszło po ułożeniu grafiku i czeka na decyzję biura.'),
  'rest-before-day': ofSlot(
    ({ blockedBy }) =>
      `ma zmianę następnego dnia (${slotName(blockedBy)}), a po nocy nie ma zmiany dziennej.`,
  ),
  'rest-after-night': ofSlot(
    ({ blockedBy }) =>
      `ma zmianę w noc przed tym dniem (${slotName(blockedBy)}), a po nocy nie ma zmiany dziennej.`,
  ),
  'same-date': ofSlot(({ blockedBy }) => `ma już drugą zmianę tego samego dnia (${slotName(blockedBy)}).`),
  'driver-papers': ofSlot(({ paper }) => `nie ma wtedy ważnych dokumentów (${paper}).`),
}

function decision(decided: Decided): string {
  switch (decided.by) {
    case 'minimum':
      return `${has(decided.shifts)}; najpierw każdy dostaje swoje minimum zmian.`
    case 'fairness':
      return `${has(decided.shifts)}; inni mają mniej.`
    case 'queue-of-equals':
      return `${has(decided.shifts)}; inni tyle samo, ale zgłosili się wcześniej.`
    case 'queue':
      return `${has(decided.shifts)}; inni zgłosili się wcześniej.`
    default:
      return DECIDED_FOR_ALL[decided.by]
  }
}

function has(shifts: number): string {
  return shifts === 0 ? 'Nie ma jeszcze zmian' : `Ma ${counted(shifts, 'zmianę', 'zmiany', 'zmian')}`
}
