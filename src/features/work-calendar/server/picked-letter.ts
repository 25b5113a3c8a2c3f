import { randomUUID } from 'node:crypto'
import { postLetter } from '#features/messaging/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Picker } from '../domain/picker.ts'
import { PICKED_SUBJECT, type PickedLetter, pickedText } from '../texts-messages.ts'

export interface PickedShifts extends Picker, Pick<PickedLetter, 'booked' | 'pin'> {}

/** Confirms picked shifts by e-mail. Fleets may switch confirmations off; a new driver's PIN goes out all the same (D11). */
export async function postPicked(
  tx: Tx,
  platform: Platform,
  { sendConfirmation }: Settings,
  picked: PickedShifts,
): Promise<void> {
  if (!sendConfirmation && picked.pin === undefined) return
  await postLetter(tx, platform, {
    eventKey: `work-calendar:picked:${randomUUID()}`,
    to: picked.email,
    subject: PICKED_SUBJECT,
    text: pickedText({ ...picked, calendarUrl: `${platform.configuration.publicUrl}/kalendarz-pracy` }),
  })
}
