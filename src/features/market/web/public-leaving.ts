import { call, isPassing } from '#platform/web/call.ts'
import { takeFreeShift } from '../contract.ts'
import { forgetTap, recallTap } from './kept-tap.ts'
import { slotWords } from './shown-slot.ts'

/** A shift that was tapped here, and of which no answer has come; undefined where none waits. */
export function waitingTap() {
  const tap = recallTap()
  if (!tap) return undefined
  const { shift, requestId } = tap
  return {
    what: slotWords(shift),
    send: async () => {
      const result = await call(takeFreeShift, { date: shift.date, shift: shift.shift }, { requestId })
      if (!result.ok && (isPassing(result.failure) || result.failure.status === 401)) return 'waits' as const
      forgetTap()
      return result.ok ? ('sent' as const) : { msg: result.failure.msg }
    },
  }
}
