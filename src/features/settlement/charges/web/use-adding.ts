import { useState } from 'react'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addCharges, listCharges, listDeposits } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { askIfDoubtful } from './ask-if-doubtful.ts'

/** Adds entries; where the same stands there already, it asks first. */
export function useAdding(onDone: () => void): {
  add(input: InputOf<typeof addCharges>): Promise<void>
  readonly busy: boolean
  readonly failure: CallFailure | undefined
} {
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(addCharges, { refreshes: [listCharges, listDeposits], showsFailure: true })
  const add = async (input: InputOf<typeof addCharges>): Promise<void> => {
    setFailure(undefined)
    const result = await askIfDoubtful(act.run, input)
    if (!result) return
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.addedMany(result.value.added))
    onDone()
  }
  return { add, busy: act.busy, failure }
}
