import { dateParts, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { Slot } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE, SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { PickObstacle, PickRefusal } from './domain/pick-rules.ts'
import { workCalendarTexts } from './texts.ts'

/** `Noc, 13.3.2026`. */
function slotWords({ date, shift }: Slot): string {
  return `${SHIFT_ON_WIRE[shift]}, ${formatStateDay(date)}`
}

/** Which shifts have gone meanwhile (D15). */
export function goneText(slots: readonly Slot[]): string {
  return `${workCalendarTexts.gone} ${slots.map(slotWords).join('; ')}`
}

/** Which shift the driver has on that date already. */
export function alreadyDrivingText({ has: { date, option } }: Pick<PickRefusal, 'has'>): string {
  return `${workCalendarTexts.alreadyDriving} ${SHIFT_OPTION_ON_WIRE[option]}, ${formatStateDay(date)}`
}

/**
 * Which pick breaks the rest after a night, and the shift that stands in its way: the night before, or the
 * day after (D7).
 */
export function dayAfterNightText({
  picked,
  has: { date, option },
}: Pick<PickRefusal, 'picked' | 'has'>): string {
  const has = `${SHIFT_OPTION_ON_WIRE[option]}, ${formatStateDay(date)}`
  return picked.shift === 'day'
    ? `${workCalendarTexts.dayAfterNight} ${slotWords(picked)}: dzień wcześniej masz zmianę ${has}.`
    : `${workCalendarTexts.nightBeforeDay} ${slotWords(picked)}: następnego dnia masz zmianę ${has}.`
}

/** Which of the driver's papers have run out by the picked shifts. */
export function noPapersText({ papers }: { readonly papers: readonly string[] }): string {
  return `Nie masz wtedy ważnych dokumentów (${papers.join(', ')}). Zadzwoń do biura floty.`
}

/** That the driver was said not to be there, and what to do. */
export function absentText({ slot }: { readonly slot: Slot }): string {
  return `Na zmianę ${slotWords(slot)} zgłoszono Twoją nieobecność. Jeśli jednak chcesz ją mieć, zadzwoń do biura floty.`
}

/** Why the driver may not have a shift, told to that driver. */
export function obstacleText(obstacle: PickObstacle): string {
  switch (obstacle.code) {
    case 'already_driving':
      return alreadyDrivingText(obstacle.facts)
    case 'day_after_night':
      return dayAfterNightText(obstacle.facts)
    case 'no_papers':
      return noPapersText(obstacle.facts)
    case 'absent':
      return absentText(obstacle.facts)
    case 'inactive_driver':
      return workCalendarTexts.inactiveDriver
  }
}

export const CALENDAR_NAME = 'Grafik'
export const PICKED_SUBJECT = 'Dobrane zmiany'

/**
 * How a shift of the own calendar is called in a phone's calendar; never names the driver.
 * @param reg empty without a car
 */
export function eventSummary(kind: 'day' | 'night' | 'on-call', reg: string): string {
  if (kind === 'on-call') return 'Do dyspozycji'
  return reg === '' ? `${SHIFT_ON_WIRE[kind]} rezerwa` : `${SHIFT_ON_WIRE[kind]}, auto ${reg}`
}

export interface PickedLetter {
  readonly fullName: string
  readonly booked: readonly (Slot & { readonly reg: string })[]
  /** Of a driver who was not known before (D11). */
  readonly pin: string | undefined
  readonly calendarUrl: string
}

/** The letter that confirms picked shifts, with the PIN of a new driver (D11, D15). */
export function pickedText({ fullName, booked, pin, calendarUrl }: PickedLetter): string {
  const parts = [
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    'Te zmiany są od teraz Twoje:',
    booked.map(bookedLine).join('\n'),
  ]
  if (pin !== undefined)
    parts.push(
      `Twój PIN do kalendarza pracy: ${pin}\nNie podawaj go nikomu. Swój kalendarz zobaczysz po podaniu numeru telefonu i PIN-u:\n${calendarUrl}`,
    )
  parts.push('Jeżeli nie możesz przyjechać, skontaktuj się z biurem.')
  return `${parts.join('\n\n')}\n`
}

export const PIN_PICK_SUBJECT = 'Dobrano Ci zmianę'

/**
 * The letter to a driver for whom somebody with the fleet's PIN has picked shifts.
 * @param told `link` takes them back
 */
export function pinPickText({
  fullName,
  booked,
  link,
}: Pick<PickedLetter, 'fullName' | 'booked'> & { readonly link: string }): string {
  return `${[
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    'Przez kalendarz floty, na Twój numer telefonu, dobrano te zmiany:',
    booked.map(bookedLine).join('\n'),
    'Jeśli zrobiłeś to sam, nie musisz nic robić.',
    `Jeśli to nie Ty, oddaj je, zanim się zaczną. Biuro floty dowie się o tym od razu:\n${link}`,
  ].join('\n\n')}\n`
}

function bookedLine({ date, shift, reg }: PickedLetter['booked'][number]): string {
  const { month, day } = dateParts(date)
  const car = reg === '' ? '' : `, auto ${reg}`
  return `- ${WEEKDAY_NAMES[weekday(date)]}, ${day} ${MONTH_NAMES[month - 1]}: ${SHIFT_ON_WIRE[shift]}${car}`
}
