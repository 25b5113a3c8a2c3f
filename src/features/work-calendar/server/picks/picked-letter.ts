import { randomUUID } from 'node:crypto'
import { postLetter, postSms, wantsFreeShiftSms } from '#features/messaging/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import type { Language } from '#platform/pure/languages.ts'
import { slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Picker } from '../../domain/picker.ts'
import type { PickedLetter } from '../../texts-messages.ts'
import { letterWordsIn } from '../letter-words.ts'

export interface PickedShifts extends Picker, Pick<PickedLetter, 'booked' | 'pin'> {
  /** Null: Polish. */
  readonly language: Language | null
}

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
  await postPickedSms(tx, platform, sendPinBySms, picked)
  if (!sendConfirmation && picked.pin === undefined) return
  const { PICKED_SUBJECT, pickedText } = letterWordsIn(picked.language)
  await postLetter(tx, platform, {
    eventKey: `work-calendar:picked:${randomUUID()}`,
    to: picked.email,
    subject: PICKED_SUBJECT,
    strangerMayCause: true,
    text: pickedText({ ...picked, calendarUrl: `${platform.configuration.publicUrl}/kalendarz-pracy` }),
  })
}

/** One SMS a shift, none once it has begun; and the PIN, where the fleet sends that so. */
async function postPickedSms(
  tx: Tx,
  platform: Platform,
  sendPinBySms: boolean,
  { fullName, phone, booked, pin, language }: PickedShifts,
): Promise<void> {
  const event = `work-calendar:picked-sms:${randomUUID()}`
  if (pin !== undefined && sendPinBySms) {
    const values = { fullName, pin }
    await postSms(tx, platform, { eventKey: `${event}:pin`, to: phone, template: 'pin', values, language })
  }
  if (!(await wantsFreeShiftSms(tx))) return
  for (const { date, shift, reg } of booked) {
    await postSms(tx, platform, {
      eventKey: `${event}:${date}:${shift}`,
      to: phone,
      template: 'free-shift',
      values: { fullName, slot: { date, shift }, reg },
      language,
      notAfter: slotBegins({ date, shift }),
    })
  }
}
