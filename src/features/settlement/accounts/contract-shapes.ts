import * as z from 'zod/mini'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { AccountFault } from './domain/public.ts'

const list = z.array(z.string()) as unknown as z.ZodMiniType<readonly string[], readonly string[]>

const FAULTS: CodeShapes<AccountFault, 'code'> = {
  'account-not-given': z.object({ code: z.literal('account-not-given') }),
  'account-foreign': z.object({ code: z.literal('account-foreign'), country: z.string() }),
  'account-not-digits': z.object({ code: z.literal('account-not-digits'), found: list }),
  'account-length': z.object({
    code: z.literal('account-length'),
    digits: z.number(),
    expected: z.literal(26),
  }),
  'account-checksum': z.object({ code: z.literal('account-checksum') }),
}
/** Why what was typed is no account number. */
export const wireAccountFault = z.union(Object.values<z.ZodMiniType<AccountFault, AccountFault>>(FAULTS))
