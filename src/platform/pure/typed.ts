import * as z from 'zod/mini'
import { typedText } from '#kernel/typed-text.ts'

/**
 * In the place of zod's trim: a text in which nothing can be seen is '' too, for the check of its least
 * length.
 */
export function typed() {
  return z.overwrite<string>(typedText)
}
