import { z } from 'zod/mini'

/** An option of the environment; outer blanks don't count, and a blank one is not given. */
export function option(isRight: (text: string) => boolean = () => true, wants = '') {
  const trimmed = z.transform((text: unknown) => (typeof text === 'string' && text.trim()) || undefined)
  return z.pipe(trimmed, z.optional(z.string().check(z.refine(isRight, wants))))
}

/** Kept as its digits: a schema that turned them into a number would hide the problems after it. */
export function wholeNumber(from: number, to: number, wants: string) {
  return option((text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to, wants)
}

/** Options taken together, and what is wrong with them. */
export type Given<Options> = z.core.ParsePayload<Options>

export function complain(given: Given<unknown>, name: string, wants: string): void {
  given.issues.push({ code: 'custom', path: [name], message: wants, input: undefined, continue: true })
}

export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
