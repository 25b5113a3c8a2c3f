import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone, toastWarning } from '#platform/web/admin-ui/toasts.tsx'
import { closeWeeks } from '../contract.ts'
import { weekTexts } from '../texts-week.ts'
import { CloseSums, type StaysOpen, type ToClose } from './close-sums.tsx'
import { READINGS_OF_WEEKS, type WeekAnswer } from './readings.ts'

/** Asks, and closes the week of these drivers as they were seen; what is refused is told, and read anew. */
export function useCloseWeeks({ year, week }: Pick<WeekAnswer, 'year' | 'week'>) {
  const close = useAct(closeWeeks, {
    refreshes: READINGS_OF_WEEKS,
    done: ({ closed, left, closedByNow }) => {
      toastDone(weekTexts.closed(closed.length, closedByNow))
      if (left.length > 0) toastWarning(weekTexts.left(left.map(({ fullName }) => fullName)))
    },
  })
  const ask = async (rows: readonly ToClose[], stays?: StaysOpen) => {
    const drivers = rows.flatMap(({ driverId, mark }) => (mark === null ? [] : [{ driverId, mark }]))
    const sure = await askToConfirm({
      title: weekTexts.closeTitle(drivers.length),
      text: <CloseSums rows={rows} {...(stays ? { stays } : {})} />,
      confirm: weekTexts.closeConfirm,
      cancel: weekTexts.cancel,
    })
    return sure ? close.run({ year, week, drivers }) : undefined
  }
  return { ask, busy: close.busy }
}
