import { type ChosenDay, compareChosenDays, type EmptyReason } from '#features/submissions/domain/public.ts'
import { emptyReasonOf } from '#features/submissions/texts-empty-reasons.ts'
import { normalizeFullName } from '#kernel/person-name.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { submitAvailability } from '../../contract.ts'
import { type DriverDetails, readDriverDetails } from '../../domain/driver-details.ts'
import { choiceOutside, dateChosenTwice } from '../../domain/week-choices.ts'
import { availabilityTexts, type WrongDays } from '../../texts.ts'
import { chosenDaysFromWire } from '../selected-days-codec.ts'

/** A submission as the rules take it. */
export interface ReadRequest {
  readonly driver: DriverDetails
  readonly week: Week
  readonly days: readonly ChosenDay[]
  /** Only of an empty submission. */
  readonly reason: EmptyReason | null
  readonly reasonText: string
  /** Of the page, where it is not Polish. */
  readonly language?: Language | undefined
}

type Failure = Failed<'incomplete'> | Failed<'wrong_days', WrongDays>

/** Judges what can be judged without asking the database (Spec 1 §5). */
export function readRequest(input: ParsedOf<typeof submitAvailability>): Result<ReadRequest, Failure> {
  const week = { year: input.year, week: input.weekNum }
  const chosen = readChoices(input, week)
  if (!chosen.ok) return chosen
  const days = chosen.value

  const driver = readDriverDetails(input)
  const reason = reasonOf(input, days)
  if (driver.ok && reason.ok) {
    return ok({ driver: driver.value, week, days, ...reason.value })
  }
  const fields: Record<string, string> = reason.ok ? {} : { ...reason.error }
  if (!driver.ok) for (const field of driver.error) fields[field] = availabilityTexts[field]
  return fail({ code: 'incomplete', fields })
}

type Choices = Pick<ParsedOf<typeof submitAvailability>, 'selectedDays' | 'empty'>

/** The choices in the order of time: one a date, all of the week. */
export function readChoices(
  input: Choices,
  week: Week,
): Result<readonly ChosenDay[], Failed<'wrong_days', WrongDays>> {
  const days = chosenDaysFromWire(input.selectedDays)
  if (!days || choiceOutside(days, week)) return fail(wrongDays('outsideWeek'))
  if (dateChosenTwice(days)) return fail(wrongDays('twiceOneDay'))
  if (input.empty && days.length > 0) return fail(wrongDays('emptyWithDays'))
  return ok([...days].sort(compareChosenDays))
}

/**
 * An empty submission needs a reason from the list, 'Inne' a text beside it; with shifts there is none (Spec
 * 1 §5).
 */
export function reasonOf(
  { reason, reasonText }: Pick<ParsedOf<typeof submitAvailability>, 'reason' | 'reasonText'>,
  days: readonly ChosenDay[],
): Result<{ reason: EmptyReason | null; reasonText: string }, Record<string, string>> {
  if (days.length > 0) return ok({ reason: null, reasonText: '' })
  if (reason === null) return fail({ reason: availabilityTexts.reasonNeeded })
  const text = normalizeFullName(reasonText)
  const code = emptyReasonOf(reason)
  if (code === 'other' && text === '') return fail({ reasonText: availabilityTexts.reasonTextNeeded })
  return ok({ reason: code, reasonText: code === 'other' ? text : '' })
}

function wrongDays(why: WrongDays['why']): Failed<'wrong_days', WrongDays> {
  return { code: 'wrong_days', facts: { why }, fields: { selectedDays: availabilityTexts[why] } }
}
