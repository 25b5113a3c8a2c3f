import { useRef, useState } from 'react'
import { type CallFailure, call, isPassing } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { withdrawOwnAvailability } from '../../../contract-own.ts'
import { ownFormTexts } from './own-texts.ts'
import type { OwnWeek } from './own-week.ts'

const ANSWER_WITHIN_MS = 20_000

/** Outlive the dialog: a lost answer is asked for again under the same key (D6). */
const keys = createActKeys()

type Withdrawing =
  | { readonly kind: 'idle' | 'saving' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly text: string }

interface Listener {
  /** As soon as it is so, whatever becomes of the dialog that says it. */
  readonly onWithdrawn: () => void
  readonly onChangedMeanwhile: () => Promise<unknown>
  readonly onLogIn: () => void
}

/** Takes back what was sent (D51). */
export function useWithdrawing({ onWithdrawn, onChangedMeanwhile, onLogIn }: Listener) {
  const [state, setState] = useState<Withdrawing>({ kind: 'idle' })
  const running = useRef(false)

  async function fail(failure: CallFailure): Promise<void> {
    if (failure.status === 401) return onLogIn()
    if (failure.code === 'changed_meanwhile') await onChangedMeanwhile()
    setState({ kind: 'failed', text: refusalText(failure) })
  }

  return {
    state,
    async withdraw({ sent }: OwnWeek): Promise<void> {
      if (running.current || !sent) return
      running.current = true
      setState({ kind: 'saving' })
      const input = { ...sent.week, version: sent.version }
      const requestId = keys.keyFor(['withdraw', input])
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const result = await call(withdrawOwnAvailability, input, { requestId, signal })
      running.current = false
      if (result.ok || !isPassing(result.failure)) keys.answered()
      if (!result.ok) return fail(result.failure)
      setState({ kind: 'withdrawn' })
      onWithdrawn()
    },
  }
}

/** Why what was sent stands as it was; or that nobody knows. */
export function refusalText(failure: CallFailure): string {
  if (failure.code === 'changed_meanwhile') return ownFormTexts.otherMeanwhile
  return isPassing(failure) ? ownFormTexts.notReached : failure.msg
}
