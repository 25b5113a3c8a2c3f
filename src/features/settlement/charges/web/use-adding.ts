import { useState } from 'react'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addCharges, listCharges } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'

/** Adds entries; where the same stands there already, it asks first. */
export function useAdding(onDone: () => void): {
  add(input: InputOf<typeof addCharges>): Promise<void>
  readonly busy: boolean
  readonly failure: CallFailure | undefined
} {
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(addCharges, { refreshes: [listCharges], showsFailure: true })
  const add = async (input: InputOf<typeof addCharges>): Promise<void> => {
    setFailure(undefined)
    const result = await act.run(input)
    if (result.ok) {
      toastDone(texts.addedMany(result.value.added))
      return onDone()
    }
    if (result.failure.code !== 'perhaps_twice') return setFailure(result.failure)
    const sure = await askToConfirm({
      title: texts.againTitle,
      text: result.failure.msg,
      confirm: texts.againConfirm,
    })
    if (sure) await add({ ...input, again: true })
  }
  return { add, busy: act.busy, failure }
}
