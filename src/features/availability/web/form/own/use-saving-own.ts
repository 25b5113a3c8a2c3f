import { useRef, useState } from 'react'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { type CallFailure, call, isPassing } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { changeOwnAvailability, withdrawOwnAvailability } from '../../../contract-own.ts'
import { dayOnWire, type Stored, storedFromWire } from '../submit/submission-codec.ts'
import { ownFormTexts } from './own-texts.ts'
import type { OwnWeek } from './own-week.ts'

type Input = InputOf<typeof changeOwnAvailability>
const ANSWER_WITHIN_MS = 20_000

/** Outlive the dialog: a lost answer is asked for again under the same key (D6). */
const keys = createActKeys()

export type SavingOwn =
  | { readonly kind: 'idle' | 'saving' | 'withdrawn' }
  | { readonly kind: 'saved'; readonly stored: Stored }
  | {
      readonly kind: 'failed'
      readonly text: string
      /** No answer has come: it may have been saved. */
      readonly isPassing: boolean
      readonly fields: Readonly<Record<string, string>>
    }

interface Listener {
  readonly onSaved?: (own: OwnWeek) => void
  /** As soon as it is so, whatever becomes of the dialog that says it. */
  readonly onWithdrawn?: () => void
  readonly onChangedMeanwhile: () => Promise<unknown>
  readonly onLogIn: () => void
  readonly onRefused: (failure: CallFailure) => void
}

/** Saves an edit of what was sent, or takes it back (D51). */
export function useSavingOwn({ onSaved, onWithdrawn, onChangedMeanwhile, onLogIn, onRefused }: Listener) {
  const [state, setState] = useState<SavingOwn>({ kind: 'idle' })
  const running = useRef(false)

  async function fail(failure: CallFailure): Promise<void> {
    if (failure.status === 401) return onLogIn()
    if (failure.code === 'changed_meanwhile') await onChangedMeanwhile()
    const passing = isPassing(failure)
    const text =
      failure.code === 'changed_meanwhile'
        ? ownFormTexts.otherMeanwhile
        : passing
          ? ownFormTexts.notReached
          : failure.msg
    setState({ kind: 'failed', text, isPassing: passing, fields: failure.fields ?? {} })
    onRefused(failure)
  }

  async function once(act: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setState({ kind: 'saving' })
    await act().finally(() => {
      running.current = false
    })
  }

  return {
    state,
    save: (
      own: OwnWeek,
      chosen: readonly ChosenDay[],
      why: { readonly reason: string | null; readonly reasonText: string },
    ) =>
      once(async () => {
        if (!own.sent) return
        const { week, version } = own.sent
        const input = {
          ...week,
          version,
          selectedDays: chosen.map(dayOnWire),
          empty: chosen.length === 0,
          reason: why.reason as Input['reason'] & string,
          reasonText: why.reasonText,
        }
        const requestId = keys.keyFor(['change', input])
        const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
        const result = await call(changeOwnAvailability, input, { requestId, signal })
        if (result.ok || !isPassing(result.failure)) keys.answered()
        if (!result.ok) return fail(result.failure)
        const stored = storedFromWire({ ...result.value, id: 0, late: false })
        setState({ kind: 'saved', stored })
        onSaved?.({
          ...own,
          sent: { week, days: stored.days, version: result.value.version, ...why },
        })
      }),
    withdraw: (own: OwnWeek) =>
      once(async () => {
        if (!own.sent) return
        const input = { ...own.sent.week, version: own.sent.version }
        const requestId = keys.keyFor(['withdraw', input])
        const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
        const result = await call(withdrawOwnAvailability, input, { requestId, signal })
        if (result.ok || !isPassing(result.failure)) keys.answered()
        if (!result.ok) return fail(result.failure)
        setState({ kind: 'withdrawn' })
        onWithdrawn?.()
      }),
  }
}
