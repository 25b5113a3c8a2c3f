import * as z from 'zod/mini'
import { onOneLine } from '#kernel/person-name.ts'

/** As `typed`, for what stands on one line of a document or of a bank's file. */
export function typedLine() {
  return z.overwrite<string>(onOneLine)
}
