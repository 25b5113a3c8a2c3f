import { compile } from './compile.ts'
import type { Instance, Pin } from './instance.ts'
import { decide } from './pins.ts'
import type { Refusal } from './refusal.ts'

export interface PinsTogether {
  readonly holding: readonly Pin[]
  readonly refused: readonly { readonly pin: Pin; readonly refusal: Refusal }[]
}

/** Which of these pins can hold together, in the order given: of two that exclude each other the first stays. The instance's own are not looked at. */
export function pinsTogether(instance: Instance, pins: readonly Pin[]): PinsTogether {
  const week = compile(instance)
  const holding: Pin[] = []
  const refused: { pin: Pin; refusal: Refusal }[] = []
  for (const pin of pins) {
    const tried = decide(week, { ...instance, published: null, pinned: [...holding, pin] }, 0)
    if (tried.ok) holding.push(pin)
    else refused.push({ pin, refusal: tried.error })
  }
  return { holding, refused }
}
