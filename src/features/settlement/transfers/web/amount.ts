import { typedNumber } from '#kernel/typed-number.ts'

/** Grosze of an amount as people type it; null for nothing, undefined for what is none. */
export function groszeOf(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : typedNumber(typed, 2)
}
