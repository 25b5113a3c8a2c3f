import { call, isPassing } from '#platform/web/call.ts'
import { changeOwnAvailability } from '../contract-own.ts'
import { anyPendingEdit, forgetPendingEdit } from './form/own/pending-edit.ts'

/** An edit of what the driver sent, of which no answer has come; undefined where none waits. */
export function waitingEdit() {
  const pending = anyPendingEdit()
  return (
    pending && {
      send: async () => {
        const { requestId, input } = pending
        const result = await call(changeOwnAvailability, input, { requestId })
        if (!result.ok && (isPassing(result.failure) || result.failure.status === 401))
          return 'waits' as const
        forgetPendingEdit()
        return result.ok ? ('sent' as const) : { msg: result.failure.msg }
      },
    }
  )
}
