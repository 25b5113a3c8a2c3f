import { type LetterCalendar, postLetter, postSms } from '#features/messaging/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { baseShift, isRegular, isReserve } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Tx, WithCommit } from '#platform/server/database/database.ts'
import { type CalendarEvent, shiftUid } from '#platform/server/files/calendar-file.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { ChangedDay } from '../../domain/allocation.ts'
import { letterWordsIn } from '../letter-words.ts'

export interface ConfirmedSubmission {
  readonly id: string
  readonly driverId: string
  readonly fullName: string
  readonly email: string
  readonly phone: Phone
  /** Null: Polish. */
  readonly language: Language | null
  readonly week: Week
  readonly days: readonly ChosenDay[]
  readonly changed: readonly ChangedDay[]
  /** The schedule of the week was made before. */
  readonly late: boolean
  /** Its free shifts may be picked: it is no draft (D43). */
  readonly mayPick: boolean
  /** Of a driver who was not known before. */
  readonly pin: string | undefined
  /** The SMS that tells it, where the fleet wants one (D11). */
  readonly pinSms: string | undefined
  /** The link 'To nie ja', where it came for a known driver without the driver's session. */
  readonly disownUrl?: string | undefined
  /** It is an edit of what was sent before: the entry of the history that it makes. */
  readonly edit?: string
}

/**
 * The letter that confirms a submission (D12), in its transaction. Fleets may switch confirmations off; a new
 * driver's PIN goes out all the same (D11).
 * @returns whether a letter is on its way
 */
export function postConfirmation(
  tx: Tx,
  withCommit: WithCommit,
  platform: Platform,
  settings: Settings,
  submission: ConfirmedSubmission,
): boolean {
  const { id, driverId, email, phone, week, days, pin, pinSms, edit } = submission
  if (pinSms !== undefined) {
    const about = { kind: 'pin', id: driverId }
    withCommit(postSms(tx, platform, { eventKey: `availability:pin:${id}`, to: phone, text: pinSms, about }))
  }
  if (!settings.sendConfirmation && pin === undefined) return false
  // The office enters forms of drivers, too, of whom it knows no address.
  if (email === '') return false
  const { publicUrl } = platform.configuration
  const words = letterWordsIn(submission.language)
  const letter = postLetter(tx, platform, {
    ...(edit === undefined
      ? { eventKey: `availability:confirmation:${id}`, strangerMayCause: true }
      : { eventKey: `availability:edit:${edit}` }),
    to: email,
    subject: words.confirmationSubject(week),
    text: words.confirmationText({
      ...submission,
      edited: edit !== undefined,
      until: submission.late || settings.deadline?.passed !== false ? undefined : settings.deadline,
      formUrl: `${publicUrl}/`,
      calendarUrl: `${publicUrl}/kalendarz-pracy`,
      disownUrl: submission.disownUrl,
    }),
    ...(days.length === 0 ? {} : { calendar: calendarOf(platform, submission) }),
  })
  withCommit(letter)
  return true
}

/** Without a revision: what the office plans later is newer. */
function calendarOf(
  platform: Platform,
  { driverId, week, days, language }: ConfirmedSubmission,
): LetterCalendar {
  const { letterTexts, OPTION_WORDS, RESERVE_NOTE } = letterWordsIn(language)
  return {
    fileName: `grafik-${week.year}-W${String(week.week).padStart(2, '0')}.ics`,
    name: letterTexts.sender,
    events: days.map(({ date, option }): CalendarEvent => {
      const when = { date, shift: baseShift(option) ?? ('whole-day' as const) }
      return {
        uid: shiftUid(platform, driverId, when),
        when,
        summary: OPTION_WORDS[option],
        ...(isRegular(option) ? {} : { tentative: true }),
        ...(isReserve(option) ? { description: RESERVE_NOTE } : {}),
      }
    }),
  }
}
