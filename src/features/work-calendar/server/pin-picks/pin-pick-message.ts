import { randomUUID } from 'node:crypto'
import { postLetter, postSms, wantsFreeShiftSms } from '#features/messaging/server/public.ts'
import type { SettledPlace } from '#features/roster/domain/public.ts'
import type { DaysBefore } from '#features/submissions/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Language } from '#platform/pure/languages.ts'
import { instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newToken } from '#platform/server/secrets.ts'
import type { Picker } from '../../domain/picker.ts'
import type { PickedLetter } from '../../texts-messages.ts'
import { letterWordsIn } from '../letter-words.ts'
import { fingerprintOfLink } from './disown-pick.ts'
import { storePinPicks } from './pin-picks-store.ts'

interface PinPicked extends Picker, Pick<PickedLetter, 'booked'> {
  readonly id: string
  /** Null: Polish. */
  readonly language: Language | null
  readonly picks: readonly {
    readonly slot: Slot
    readonly daysBefore: DaysBefore
    readonly left: SettledPlace | undefined
  }[]
}

/**
 * Tells a driver, in the transaction of the pick, what somebody with the fleet's PIN has picked, and gives
 * the link that takes it back. By letter where the driver has an address; by SMS where the fleet wants picked
 * shifts told so, or where no letter gets through. Neither goes to what was typed.
 */
export async function tellOfPinPick(
  tx: Tx,
  platform: Platform,
  { id, fullName, email, phone, language, booked, picks }: PinPicked,
): Promise<void> {
  const key = newToken()
  const pickedAt = instantNow(platform.clock)
  await storePinPicks(
    tx,
    picks.map(({ slot: { date, shift }, daysBefore, left }) => ({
      id: randomUUID(),
      keyFingerprint: fingerprintOfLink(platform, key),
      driverId: id,
      date,
      shift,
      pickedAt,
      daysBefore,
      left: left ?? null,
      disownedAt: null,
      outcome: null,
      settledAt: null,
    })),
  )
  // Behind the '#' it is sent to no server by merely opening the page, and stands in no log.
  const link = `${platform.configuration.publicUrl}/to-nie-ja#${key}`
  const event = `work-calendar:pin-pick:${randomUUID()}`
  const notAfter = lastBegin(booked)
  const { PIN_PICK_SUBJECT, pinPickText } = letterWordsIn(language)
  if (email !== '')
    await postLetter(tx, platform, {
      eventKey: event,
      to: email,
      subject: PIN_PICK_SUBJECT,
      text: pinPickText({ fullName, booked, link }),
      notAfter,
    })
  const letterGoes = email !== '' && gatewaysOf(platform).smtp !== undefined
  if (letterGoes && !(await wantsFreeShiftSms(tx))) return
  await postSms(tx, platform, {
    eventKey: `${event}:sms`,
    to: phone,
    template: 'free-shift-by-pin',
    values: { fullName, slots: booked, link },
    language,
    notAfter,
  })
}

/** When the last of the shifts begins: nothing can be taken back after that. */
function lastBegin(slots: readonly Slot[]): string {
  return slots.map(slotBegins).sort().at(-1) ?? ''
}
