import * as z from 'zod/mini'
import { wireAccountFault } from '#features/settlement/accounts/contract-shapes.ts'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { WhyOutside } from './domain/divide-payables.ts'

/** A list that the server may hand over without copying it. */
function list<T>(of: z.ZodMiniType<T, T>) {
  return z.array(of) as unknown as z.ZodMiniType<readonly T[], readonly T[]>
}

const WHYS: CodeShapes<WhyOutside, 'code'> = {
  'nothing-to-pay': z.object({ code: z.literal('nothing-to-pay') }),
  'in-another-batch': z.object({ code: z.literal('in-another-batch'), batch: z.string() }),
  'takes-cash': z.object({ code: z.literal('takes-cash') }),
  'no-account': z.object({ code: z.literal('no-account') }),
  'wrong-account': z.object({ code: z.literal('wrong-account'), fault: wireAccountFault }),
  'account-unchecked': z.object({
    code: z.literal('account-unchecked'),
    was: z.nullable(z.string()),
    is: z.string(),
    payee: z.exactOptional(z.string()),
  }),
  unwritable: z.object({
    code: z.literal('unwritable'),
    field: z.enum(['name', 'address', 'title']),
    letters: list(z.string()),
  }),
  'left-out': z.object({
    code: z.literal('left-out'),
    by: z.exactOptional(z.string()),
    at: z.exactOptional(z.string()),
  }),
}
/** Why something that is owed is not in the file. */
const wireWhy = z.union(Object.values<z.ZodMiniType<WhyOutside, WhyOutside>>(WHYS))

export const wireTally = z.object({
  count: z.number(),
  /** Grosze. */
  total: z.number(),
})

/** What is owed to somebody under a statement. */
export const payableShape = {
  statement: z.string(),
  driverId: z.string(),
  /** The driver's name now; of an erased one what stands for it. */
  driver: z.string(),
  grosze: z.number(),
}
/** The same, with why it is not in the file. */
export const outsiderShape = { ...payableShape, why: wireWhy }
