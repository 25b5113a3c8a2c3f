import { useState } from 'react'
import type { Endpoint, InputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { getAdminSettings, getPublicSettings } from '../contract.ts'

export interface Saving<E extends Endpoint> {
  readonly state: 'idle' | 'saving' | 'saved' | 'failed'
  /**
   * While it is being saved: what the screen shows already. Gone as soon as the server has answered,
   * whichever way.
   */
  readonly pending: InputOf<E> | undefined
  readonly failure: CallFailure | undefined
  /** True once the server has it. */
  save(input: InputOf<E>): Promise<boolean>
  /** The failed save once more. */
  again(): void
  /** What was typed was taken back, so how its saving went is of no interest any more. */
  forget(): void
}

/**
 * Saves one setting: shown at once, told truthfully; 'saved' only after the server said so and the settings
 * were read anew.
 */
export function useSaving<E extends Endpoint>(endpoint: E): Saving<E> {
  const [last, setLast] = useState<InputOf<E>>()
  const [saved, setSaved] = useState(false)
  const act = useAct(endpoint, { refreshes: [getAdminSettings, getPublicSettings], showsFailure: true })
  const save = async (input: InputOf<E>) => {
    setLast(() => input)
    setSaved(false)
    const result = await act.run(input)
    setSaved(result.ok)
    return result.ok
  }
  return {
    state: act.busy ? 'saving' : act.failure ? 'failed' : saved ? 'saved' : 'idle',
    pending: act.busy ? last : undefined,
    failure: act.failure,
    save,
    forget: () => {
      setSaved(false)
      act.forget()
    },
    again: () => {
      if (last !== undefined) void save(last)
    },
  }
}
