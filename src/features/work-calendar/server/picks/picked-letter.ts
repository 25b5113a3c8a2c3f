import { randomUUID } from 'node:crypto'
import {
  messagesAbout,
  postLetter,
  postLetterAbout,
  postSms,
  postSmsAbout,
  wantsFreeShiftSms,
  withdrawMessagesAbout,
} from '#features/messaging/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Language } from '#platform/pure/languages.ts'
import { instantIn, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Picker } from '../../domain/picker.ts'
import type { PickedLetter } from '../../texts-messages.ts'
import { letterWordsIn } from '../letter-words.ts'

export interface PickedShifts extends Picker, Pick<PickedLetter, 'booked' | 'pin'> {
  readonly driverId: string
  /** Null: Polish. */
  readonly language: Language | null
}

type Booked = PickedShifts['booked'][number]

/** What has gone out of a shift that was given back, and is taken again within this, is true again. */
const TOLD_FOR_MS = 3_600_000

/**
 * Confirms picked shifts by e-mail, and by SMS where the fleet wants that. Fleets may switch confirmations
 * off; a new driver's PIN goes out all the same (D11).
 */
export async function postPicked(
  tx: Tx,
  platform: Platform,
  { sendConfirmation, sendPinBySms }: Settings,
  picked: PickedShifts,
): Promise<void> {
  const { driverId, booked, pin, language, email: to } = picked
  const told = await toldLately(tx, platform, driverId, booked)
  await postPickedSms(tx, platform, sendPinBySms, picked, told)
  if (!sendConfirmation && pin === undefined) return
  const calendarUrl = `${platform.configuration.publicUrl}/kalendarz-pracy`
  const { PICKED_SUBJECT: subject, pickedText } = letterWordsIn(language)
  const text = pickedText({ ...picked, calendarUrl })
  const letter = { to, subject, text, strangerMayCause: true as const }
  const eventKey = `work-calendar:picked:${randomUUID()}`
  const [one, ...others] = booked
  // Whoever gives back one of several, or has a PIN in it, still needs the letter.
  if (!one || others.length > 0 || pin !== undefined)
    return await postLetter(tx, platform, { ...letter, eventKey })
  const id = topicOf(driverId, one)
  if (told.email.has(id)) return
  await postLetterAbout(tx, platform, letter, {
    kind: 'free-shift',
    id,
    eventKey,
    notAfter: slotBegins(one),
  })
}

/** The driver has given it back: what waits to confirm it is sent no more. In the same transaction. */
export function withdrawPicked(tx: Tx, platform: Platform, driverId: string, slot: Slot): Promise<void> {
  return withdrawMessagesAbout(tx, platform, [topicOf(driverId, { ...slot, reg: '' })])
}

/** One SMS a shift, none once it has begun; and the PIN, where the fleet sends that so. */
async function postPickedSms(
  tx: Tx,
  platform: Platform,
  sendPinBySms: boolean,
  { driverId, fullName, phone: to, booked, pin, language }: PickedShifts,
  told: ToldLately,
): Promise<void> {
  const event = `work-calendar:picked-sms:${randomUUID()}`
  if (pin !== undefined && sendPinBySms) {
    const values = { fullName, pin }
    await postSms(tx, platform, { eventKey: `${event}:pin`, to, template: 'pin', values, language })
  }
  if (!(await wantsFreeShiftSms(tx))) return
  const link = `${platform.configuration.publicUrl}/kalendarz-pracy`
  for (const shift of booked) {
    const id = topicOf(driverId, shift)
    if (told.sms.has(id)) continue
    const slot = { date: shift.date, shift: shift.shift }
    const topic = {
      ...{ id, eventKey: `${event}:${slot.date}:${slot.shift}`, date: slot.date },
      ...{ template: 'free-shift' as const, values: { fullName, slot, reg: shift.reg } },
      notAfter: slotBegins(slot),
    }
    await postSmsAbout(tx, platform, { to, fullName, link, language, topics: [topic] })
  }
}

/** What a confirmation is about: with a car it says more than without. */
function topicOf(driverId: string, { date, shift, reg }: Booked): string {
  return `picked:${driverId}:${date}:${shift}:${reg}`
}

/** By way, the topics that have gone out. */
interface ToldLately {
  readonly sms: ReadonlySet<string>
  readonly email: ReadonlySet<string>
}

/**
 * Which of these were confirmed within the last hour already, in weeks without cars: the driver has given
 * them back, and taken them again.
 */
async function toldLately(
  tx: Tx,
  { clock }: Platform,
  driverId: string,
  booked: readonly Booked[],
): Promise<ToldLately> {
  const ids = booked.filter(({ reg }) => reg === '').map((shift) => topicOf(driverId, shift))
  const since = Date.parse(instantIn(clock, -TOLD_FOR_MS))
  const out = (await messagesAbout(tx, ids)).filter(
    ({ state, sentAt }) =>
      (state === 'sent' || state === 'delivered') && sentAt !== null && Date.parse(sentAt) >= since,
  )
  const by = (way: 'sms' | 'email') =>
    new Set(out.filter(({ kind }) => kind === way).map(({ aboutId }) => aboutId))
  return { sms: by('sms'), email: by('email') }
}
