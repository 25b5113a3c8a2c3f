import { compile } from './compile.ts'
import type { Instance, Pin } from './instance.ts'
import { decide } from './pins.ts'
import type { Refusal } from './refusal.ts'

export interface PinsTogether {
  readonly holding: readonly Pin[]
  readonly refused: readonly { readonly pin: Pin; readonly refusal: Refusal }[]
}

/**
 * Which of these pins can hold together, in the order given: of two that exclude each other the first stays.
 * The instance's own are not looked at.
 */
export function pinsTogether(instance: Instance, pins: readonly Pin[]): PinsTogether {
  const week = compile(instance)
  const holding: Pin[] = []
  const refused: { pin: Pin; refusal: Refusal }[] = []
  /** What holds together holds pin by pin, so all are tried at once, then halves. */
  const add = (some: readonly Pin[]): void => {
    const [only] = some
    if (!only) return
    const tried = decide(week, { ...instance, published: null, pinned: [...holding, ...some] }, 0)
    if (tried.ok) holding.push(...some)
    else if (some.length === 1) refused.push({ pin: only, refusal: tried.error })
    else {
      const half = some.length >> 1
      add(some.slice(0, half))
      add(some.slice(half))
    }
  }
  add(pins)
  return { holding, refused }
}
