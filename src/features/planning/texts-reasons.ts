import { slotName } from '#features/roster/texts-slots.ts'
import { cars } from '#features/roster/texts-waiting.ts'
import { counted, plural } from '#kernel/polish-text.ts'
import type { CapacityFacts, EmptySeats, OwnCarNotGiven, Reason } from './domain/builder/result.ts'

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

/**
 * Why a driver drives another car than the own one; told to the office.
 * @param drivenBy full name, or undefined for nobody
 */
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
 * A driver who waits while somebody else drives the own car: shifts are shared out before cars are. Told to
 * the office; undefined where the driver could not drive anyhow.
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
