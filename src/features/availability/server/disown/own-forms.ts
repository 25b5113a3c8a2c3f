import { driversByIds } from '#features/drivers/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { setSubmission, submissionOf } from '#features/submissions/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx, WithCommit } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { takeForm } from '../form/submit.ts'
import { deadlinePassed } from '../own/shut.ts'
import { disownForm, holdForm } from './disown-form.ts'
import { formOnWire, stateOfForm, weekHasBegun } from './form-state.ts'
import { setUnproven, type UnprovenForm, unprovenOfDriver } from './unproven-store.ts'

/** Forms in the driver's name, for the driver's home: those that may be answered, or were disowned. */
export async function ownForms(queries: Queries, clock: Clock, driverId: string) {
  const forms = await unprovenOfDriver(queries, driverId, weekOf(fleetTime(clock).date))
  const settings = forms.length > 0 ? await readSettings(queries, clock) : undefined
  const seen = new Set<string>()
  const shown = []
  for (const form of forms) {
    const submission = await submissionOf(queries, driverId, form)
    const state = stateOfForm(clock, form, submission)
    if ((state !== 'open' && state !== 'not-mine') || weekHasBegun(clock, form)) continue
    // Of a week that something was sent for since, an earlier answer is history.
    const key = `${form.year}-${form.week}`
    if (state === 'not-mine' && (seen.has(key) || submission?.byForm)) continue
    seen.add(key)
    const mayUndo = settings !== undefined && state === 'not-mine' && canBeUndone(clock, settings, form)
    shown.push({ id: form.id, ...formOnWire(form), state, mayUndo })
  }
  return shown
}

/** Nothing has built on it: the office has not settled it, and a form may still be sent. */
function canBeUndone(clock: Clock, settings: Settings, form: UnprovenForm): boolean {
  const isOpen = settings.showWeek && sameWeek(form, settings.availabilityWeek) && !deadlinePassed(settings)
  return form.settledAt === null && isOpen && !weekHasBegun(clock, form)
}

/** The driver's own word, by the own session. */
export type OwnAnswer = 'mine' | 'not-mine'
type AnswerFailure = Failed<'no_such_form' | 'cannot_undo'>

/**
 * What a driver says of a form by the own session. 'To ja' makes it the driver's own: no link disowns it
 * after that. Said after 'To nie ja' it sends what the form said once more, as the driver's own, by the rules
 * of a first submission: what others have taken meanwhile stays theirs.
 */
export async function answerForm(
  tx: Tx,
  withCommit: WithCommit,
  platform: Platform,
  reader: WeekReader,
  driverId: string,
  id: string,
  answer: OwnAnswer,
): Promise<Result<void, AnswerFailure>> {
  const forms = await unprovenOfDriver(tx, driverId, weekOf(fleetTime(platform.clock).date))
  const form = forms.find((one) => one.id === id)
  if (!form) return fail({ code: 'no_such_form' })
  if (answer === 'not-mine') {
    await disownForm(tx, platform, reader, form)
    return ok(undefined)
  }
  const held = await holdForm(tx, platform, form)
  if (!held) return fail({ code: 'no_such_form' })
  if (held.state === 'not-mine') {
    const undone = await sendAgain(tx, withCommit, platform, held.form, held.submission?.byForm === true)
    if (!undone.ok) return undone
  } else if (held.state === 'open') await setSubmission(tx, held.form.submissionId, { proven: true })
  else return ok(undefined)
  await setUnproven(tx, id, { answer: 'mine', answeredAt: instantNow(platform.clock), outcome: null })
  return ok(undefined)
}

async function sendAgain(
  tx: Tx,
  withCommit: WithCommit,
  platform: Platform,
  form: UnprovenForm,
  hasSent: boolean,
): Promise<Result<void, AnswerFailure>> {
  const settings = await readSettings(tx, platform.clock)
  const driver = (await driversByIds(tx, [form.driverId])).get(form.driverId)
  if (!driver || hasSent || !canBeUndone(platform.clock, settings, form)) return fail({ code: 'cannot_undo' })
  const { year, week, asked: days, reason, reasonText } = form
  const { fullName, email, phone } = driver
  const request = { driver: { fullName, email, phone }, week: { year, week }, days, reason, reasonText }
  const taken = await takeForm(tx, withCommit, platform, settings, request, 'driver')
  return taken.ok ? ok(undefined) : fail({ code: 'cannot_undo' })
}
