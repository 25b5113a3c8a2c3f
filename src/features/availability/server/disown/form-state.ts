import type { WholeSubmission } from '#features/submissions/server/public.ts'
import { hasBegun } from '#kernel/slot.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { FormState } from '../../domain/unproven-form.ts'
import type { UnprovenForm } from './unproven-store.ts'

/** @param submission the driver's of that week, where there is one */
export function stateOfForm(
  clock: Clock,
  form: UnprovenForm,
  submission: Pick<WholeSubmission, 'id' | 'byForm' | 'proven'> | undefined,
): FormState {
  if (form.answer !== null) return form.answer
  if (weekHasBegun(clock, form)) return 'begun'
  const stands = submission?.id === form.submissionId && submission.byForm && !submission.proven
  return stands ? 'open' : 'changed'
}

/** Its first shift has begun: what was chosen for it is history, or the office's to change. */
export function weekHasBegun(clock: Clock, week: Week): boolean {
  const { date, hour } = fleetTime(clock)
  return hasBegun({ date: mondayOf(week), shift: 'day' }, date, hour)
}

/** What a form said, for its driver. */
export function formOnWire({ year, week, sentAt, asked }: UnprovenForm) {
  return {
    ...{ year, week, sentAt },
    chosen: asked.map(({ date, option }) => ({ date, shift: SHIFT_OPTION_ON_WIRE[option] })),
  }
}
