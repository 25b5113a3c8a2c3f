import type { OffKind, ToldFact, WaitsNow } from '#features/roster/domain/public.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { counted, plural, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { NotAsked } from './domain/base-calendar.ts'
import type { CapacityFacts, EmptySeats, OwnCarNotGiven, Reason } from './domain/builder/result.ts'

/** `Noc pt`. @param slot 0-13 */
export function slotName(slot: number): string {
  const day = (WEEKDAY_SHORT[slot >> 1] ?? '').toLocaleLowerCase('pl')
  return `${slot % 2 === 0 ? 'Dzień' : 'Noc'} ${day}`
}

/** `Noc pt 20.3`: with the date, where one week is not the only one in mind. @param slot 0-13 */
export function slotWithDate(week: Week, slot: number): string {
  const { month, day } = dateParts(slotAt(week, slot).date)
  return `${slotName(slot)} ${day}.${month}`
}

/**
 * Why a driver waits in the reserve of a slot, told to that driver (D16): one true fact, what decided among equals, the place in the reserve.
 * @param rank from 1
 */
export function reserveReason(slot: number, rank: number, reason: Reason | NotAsked): string {
  return `${slotName(slot)}: ${whyNot(reason)} ${placeInReserve(rank)}`
}

/** A reason as it was told, with the place in the reserve as it is now: others may have come before since. @param rank from 1 */
export function reasonNow(reason: string, rank: number): string {
  return reason.replace(/Jesteś \d+\. w rezerwie\.$/, placeInReserve(rank))
}

/** By which words a reason, as it was told and is kept, is known again: the sentences are those of this file. */
const TOLD: readonly (readonly [RegExp, Exclude<ToldFact['is'], 'car-off'>])[] = [
  [/: nie masz wtedy ważnych dokumentów/, 'driver-papers'],
  [/: jesteś na liście jako nieaktywny/, 'driver-inactive'],
  [/: limit \d+ aut/, 'limit'],
  [/: ta zmiana jest zamknięta/, 'closed'],
  [/: (brak dostępnych aut|dostępn[eya]\S* \d+ aut|\d+ aut)/, 'no-car'],
  [/: masz (już drugą )?zmianę/, 'other-shift'],
]

/** On what fact a reason stands that may have gone since; undefined for one that stays true, as what the office decided. */
export function factTold(reason: string): ToldFact | undefined {
  const car = /^Auto (.+?) jest (wynajęte|uziemione)[.:]/.exec(reason)
  if (car) return { is: 'car-off', reg: car[1] ?? '', kind: car[2] === 'wynajęte' ? 'rental' : 'grounding' }
  const told = TOLD.find(([words]) => words.test(reason))
  return told && { is: told[1] }
}

const WAITS_NOW: Readonly<Record<Exclude<WaitsNow['why'], 'seat'>, string>> = {
  'driver-off': 'Kierowca nie może wtedy dostać nowej zmiany.',
  limit: 'Limit tej zmiany jest obsadzony.',
  closed: 'Ta zmiana jest zamknięta (limit 0).',
  'no-car': 'Nie ma teraz wolnego auta.',
  'other-shift': 'Kierowca ma zmianę tuż przed tą albo tuż po niej.',
}

/** Why a driver waits now, where what was told once is no longer so; told to the office. */
export function waitsNowText(now: WaitsNow): string {
  return now.why === 'seat'
    ? `Auto ${now.car.reg} jest teraz wolne: można je dać temu kierowcy.`
    : WAITS_NOW[now.why]
}

function placeInReserve(rank: number): string {
  return `Jesteś ${rank}. w rezerwie.`
}

function whyNot(reason: Reason | NotAsked): string {
  switch (reason.code) {
    case 'PINNED_OUT':
      return 'biuro zdecydowało, że tej zmiany nie jedziesz.'
    case 'RESERVE_OFF':
      return 'wolne miejsca nie są teraz uzupełniane z rezerwy.'
    case 'DRIVER_INACTIVE':
      return 'jesteś na liście jako nieaktywny kierowca.'
    case 'DRIVER_PAPERS':
      return `nie masz wtedy ważnych dokumentów (${reason.paper}).`
    case 'PAST':
      return 'ta zmiana już minęła.'
    case 'OPEN':
      return 'nie znaleziono układu zmian, w którym to miejsce przypada Tobie.'
    case 'PREV_WEEK_NIGHT':
      return 'jedziesz w noc z niedzieli na poniedziałek, a po nocy nie ma zmiany dziennej.'
    case 'REST_BEFORE_DAY':
      return `masz zmianę następnego dnia (${slotName(reason.blockedBy)}), a po nocy nie ma zmiany dziennej.`
    case 'REST_AFTER_NIGHT':
      return `masz zmianę w noc przed tym dniem (${slotName(reason.blockedBy)}), a po nocy nie ma zmiany dziennej.`
    case 'SAME_DATE':
      return `masz już drugą zmianę tego samego dnia (${slotName(reason.blockedBy)}).`
    case 'LIMIT':
      if (reason.limit === 0) return 'ta zmiana jest zamknięta.'
      return `limit ${cars(reason.limit ?? 0)}, ${keen(reason.candidates)}. ${decision(reason)}`
    case 'NO_CAR':
      return `${available(reason.availableCars)}, ${keen(reason.candidates)}. ${decision(reason)}`
    case 'PAPERS':
      return `${available(reason.availableCars)}, ${keen(reason.candidates)}, a ${cars(reason.carsWithoutPapers)} nie ma ważnych dokumentów. ${decision(reason)}`
  }
}

function decision({ decidedBy, shifts, against }: CapacityFacts): string {
  switch (decidedBy) {
    case 'pinned':
      return 'Wszystkie miejsca przydzieliło biuro.'
    case 'published':
      return 'Wszystkie miejsca są już ogłoszone innym.'
    case 'minimum':
      return `${youHave(shifts)}; najpierw każdy dostaje swoje minimum zmian.`
    case 'class':
      return 'Najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa.'
    case 'fairness':
      return `${youHave(shifts)}; inni mają mniej.`
    case 'queue':
      return against?.shifts === shifts
        ? `${youHave(shifts)}; inni tyle samo, ale zgłosili się wcześniej.`
        : `${youHave(shifts)}; inni zgłosili się wcześniej.`
  }
}

function youHave(shifts: number): string {
  return shifts === 0 ? 'Nie masz jeszcze zmian' : `Masz ${counted(shifts, 'zmianę', 'zmiany', 'zmian')}`
}

function cars(count: number): string {
  return counted(count, 'auto', 'auta', 'aut')
}

function available(count: number): string {
  return count === 0
    ? 'brak dostępnych aut'
    : `${plural(count, 'dostępne', 'dostępne', 'dostępnych')} ${cars(count)}`
}

function keen(count: number): string {
  return `${count} ${plural(count, 'chętny', 'chętnych', 'chętnych')}`
}

/**
 * Seats that could still be given; told to the office.
 * @param closed by a limit of 0
 * @param off how many stand in the slot's reserve and were not asked: without valid papers, or switched off
 */
export function emptySeatsRemark(
  { slot, count, why, waiting, cars: standing }: EmptySeats,
  closed = false,
  off = 0,
): string {
  if (closed)
    return `${slotName(slot)}: zmiana jest zamknięta, ${cars(standing.length)} ${plural(standing.length, 'stoi', 'stoją', 'stoi')} bez kierowcy.`
  if (why === 'LIMIT')
    return `${slotName(slot)}: limit jest obsadzony, ${cars(standing.length)} ${plural(standing.length, 'stoi', 'stoją', 'stoi')} bez kierowcy.`
  const seats = `${slotName(slot)}: ${counted(count, 'miejsce', 'miejsca', 'miejsc')} do obsadzenia`
  const listed = waiting + off
  return listed === 0
    ? `${seats}, nikt więcej się nie zgłosił.`
    : `${seats}, w rezerwie ${counted(listed, 'osoba', 'osoby', 'osób')}, ale ${listed === 1 ? '' : 'nikt z nich '}nie może wtedy jechać.`
}

const WHY_NOT_OWN: Readonly<Record<OwnCarNotGiven['why'], string>> = {
  grounding: 'auto jest wtedy wyłączone z ruchu',
  rental: 'auto jest wtedy wynajęte',
  papers: 'auto nie ma wtedy ważnych dokumentów',
  OTHER_OWN_DRIVER: 'to auto główne także innego kierowcy',
  OTHER_DRIVER: 'auto dostał inny kierowca',
  PINNED_ELSEWHERE: 'biuro przydzieliło inne auto',
  PINNED_TO_OTHER: 'biuro przydzieliło to auto komu innemu',
  PUBLISHED_ELSEWHERE: 'ogłoszono już inne auto',
  PUBLISHED_TO_OTHER: 'to auto ogłoszono już komu innemu',
}

/** Why a driver drives another car than the own one; told to the office. @param drivenBy full name, or undefined for nobody */
export function ownCarRemark(
  { slot, why }: OwnCarNotGiven,
  fullName: string,
  reg: string,
  drivenBy: string | undefined,
): string {
  const driver = drivenBy === undefined ? '' : ` (jedzie nim ${drivenBy})`
  return `${slotName(slot)}: ${fullName} bez auta głównego ${reg}: ${WHY_NOT_OWN[why]}${driver}.`
}

const OWN_CAR_OF_OTHERS: Readonly<Record<CapacityFacts['decidedBy'], string>> = {
  pinned: 'miejsca przydzieliło biuro',
  published: 'miejsca są już ogłoszone innym',
  minimum: 'najpierw każdy dostaje swoje minimum zmian',
  class: 'najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa',
  fairness: 'inni mają mniej zmian',
  queue: 'inni zgłosili się wcześniej',
}

/**
 * A driver who waits while somebody else drives the own car: shifts are shared out before cars are. Told to the office; undefined where the driver
 * could not drive anyhow.
 */
export function ownCarOfWaitingRemark(
  slot: number,
  reason: Reason,
  { fullName, reg, drivenBy }: { readonly fullName: string; readonly reg: string; readonly drivenBy: string },
): string | undefined {
  if (!('decidedBy' in reason)) return undefined
  const why = OWN_CAR_OF_OTHERS[reason.decidedBy]
  return `${slotName(slot)}: ${fullName} czeka w rezerwie, a autem głównym ${reg} jedzie ${drivenBy}: zmiany są dzielone przed autami, ${why}.`
}

/** A regular choice that the minimum for everybody cost its seat (builder, level 2); told to the office. */
export function promiseRemark(slot: number, fullName: string): string {
  return `${slotName(slot)}: ${fullName} traci wybraną zmianę, aby inni mieli swoje minimum zmian.`
}

/** Why a driver of a generated week has no car: it was taken off. @param reason what the office wrote, or the paper; else empty */
export function carTakenOff(reg: string, kind: OffKind, reason: string): string {
  if (kind === 'deleted') return carHasLeft(reg)
  if (kind === 'rental') return `Auto ${reg} jest wynajęte.`
  if (kind === 'papers') return `Auto ${reg} nie ma wtedy ważnych dokumentów: ${reason}.`
  const why = reason.trim().replace(/\.+$/, '')
  return why === '' ? `Auto ${reg} jest uziemione.` : `Auto ${reg} jest uziemione: ${why}.`
}

/** Why a driver stands in the reserve: the car has left the fleet. */
export function carHasLeft(reg: string): string {
  return `Auta ${reg} nie ma już we flocie.`
}
