import { type CallFailure, call } from '#platform/web/call.ts'
import { forget, recall, remember } from '#platform/web/device-memory.ts'
import { confirmService } from '../contract.ts'

export type Confirming = 'working' | 'waiting' | 'done'

/** What confirming needs of its surroundings. */
export interface ConfirmingPorts {
  /** True once the server has the confirmation, whatever it thinks of the key. */
  send(): Promise<boolean>
  tell(state: Confirming): void
  /** Calls after so many milliseconds; what it gives back calls it off. */
  later(milliseconds: number, then: () => void): () => void
}

export interface RunningConfirmation {
  /** Tries at once: the device is online again, the page is looked at again, or the driver wants it. */
  hurry(): void
  stop(): void
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** The pause after so many tries that did not arrive: 2 s, 4 s, 8 s … at most a minute. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))
}

/** Sends the confirmation until it has arrived, with growing pauses (D27). One try at a time. */
export function startConfirming({ send, tell, later }: ConfirmingPorts): RunningConfirmation {
  let tries = 0
  let isUnderWay = false
  let isOver = false
  let callOff: () => void = () => undefined

  async function attempt(): Promise<void> {
    if (isUnderWay || isOver) return
    callOff()
    isUnderWay = true
    const arrived = await send()
    isUnderWay = false
    if (isOver) return
    isOver = arrived
    tell(arrived ? 'done' : 'waiting')
    if (arrived) return
    tries += 1
    callOff = later(pauseAfter(tries), () => void attempt())
  }

  void attempt()
  return {
    hurry: () => void attempt(),
    stop: () => {
      isOver = true
      callOff()
    },
  }
}

const MEMORY = 'service-confirmation.'

/**
 * Whether this device has tried before, and nothing has arrived yet: a page loaded anew goes on with that.
 */
export function wasWaiting(key: string): boolean {
  return recall(MEMORY + key, (value): value is true => value === true) === true
}

/**
 * Sends the confirmation once. No answer, or one of a server in trouble, is none, and is remembered on the
 * device until one has arrived.
 * @returns true once the server has it, whatever it thinks of the key
 */
export async function sendConfirmation(key: string): Promise<boolean> {
  remember(MEMORY + key, true)
  const result = await call(confirmService, { uuid: key })
  // Between phone and server somebody else may answer in the server's place, with a page instead of a word.
  const arrived = result.ok ? result.value?.status === 'ok' : isRefusal(result.failure)
  if (arrived) forget(MEMORY + key)
  return arrived
}

/**
 * The server has read it and will not read it differently another time. A flood limit is no refusal, nor are
 * the server's own faults.
 */
function isRefusal({ status, code }: CallFailure): boolean {
  return status >= 400 && status < 500 && status !== 429 && code !== 'not_reached'
}
