import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { type CallResult, call, isPassing } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { pickFreeShifts } from '../../contract.ts'

type Picked = InputOf<typeof pickFreeShifts>
type Answer = CallResult<OutputOf<typeof pickFreeShifts>>

/** How one try reaches the server, and what passes between two tries. */
interface Way {
  readonly send: (input: Picked, requestId: string) => Promise<Answer>
  readonly pause: (milliseconds: number) => Promise<void>
}

const ANSWER_WITHIN_MS = 20_000
const PAUSES_MS = [1000, 3000]

const overTheNetwork: Way = {
  send: (input, requestId) =>
    call(pickFreeShifts, input, { requestId, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

// Outlives the dialog: who closes it after a lost answer and picks the same anew books once, too.
const keys = createActKeys()

/**
 * Books, and tries twice more where no answer comes. Every try of the same choice, the driver's next press
 * included, carries the same key until the server has answered, so that a lost answer never books twice or
 * reads as a refusal (D6).
 */
export async function bookShifts(input: Picked, way: Way = overTheNetwork): Promise<Answer> {
  const requestId = keys.keyFor(input)
  let answer = await way.send(input, requestId)
  for (const pause of PAUSES_MS) {
    if (answer.ok || !isPassing(answer.failure)) break
    await way.pause(pause)
    answer = await way.send(input, requestId)
  }
  if (answer.ok || (answer.failure.status >= 400 && answer.failure.status < 500)) keys.answered()
  return answer
}
