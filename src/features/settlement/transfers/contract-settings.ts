import * as z from 'zod/mini'
import { type AccountNumber, judgeAccountNumber } from '#features/settlement/accounts/domain/public.ts'
import { accountFaultText } from '#features/settlement/accounts/texts.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { typedLine } from '#platform/pure/typed-line.ts'
import { wireId, wireInteger } from '#platform/pure/wire.ts'
import { BANK_PROFILES } from './domain/bank-profile.ts'
import { repeatedAccounts } from './domain/payer-settings.ts'
import { transferTexts as texts } from './texts.ts'

const wireNumber = z.pipe(
  z.string().check(z.maxLength(100)),
  z.transform((typed, context): AccountNumber => {
    const judged = judgeAccountNumber(typed)
    if (judged.ok) return judged.value
    context.issues.push({ code: 'custom', input: typed, message: accountFaultText(judged.error) })
    return z.NEVER
  }),
)
const letters = z.nullable(z.enum(['plain', 'polish']))
const encoding = z.nullable(z.enum(['ascii', 'windows-1250', 'iso-8859-2', 'utf-8']))
const format = z.enum(['elixir-0', 'pain.001.001.09'])
const profile = z.enum(BANK_PROFILES.map(({ id }) => id) as [string, ...string[]])

/**
 * An account under two names would be two payers to choose from, and one of them with the wrong bank's file.
 */
const accountsOnce: z.core.CheckFn<{ number: AccountNumber }[]> = (accounts) => {
  for (const index of repeatedAccounts(accounts.value.map(({ number }) => number))) {
    const path = [index, 'number']
    accounts.issues.push({ code: 'custom', input: accounts.value, path, message: texts.accountTwice })
  }
}

export const getTransferSettings = endpoint({
  method: 'GET',
  path: '/api/transfer-settings',
  access: 'money',
  summary: 'Who pays, from which accounts, how their banks take a file, and when two persons are asked.',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    address: z.array(z.string()),
    accounts: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        number: z.string(),
        profile: z.string(),
        letters,
        encoding,
        format,
      }),
    ),
    /** Grosze; null where one person is enough. */
    twoPersonsOver: z.nullable(z.number()),
    /** As it holds today: a raised one holds from tomorrow on. */
    twoPersonsToday: z.nullable(z.number()),
    revision: z.number(),
    changedAt: z.nullable(z.string()),
    changedBy: z.nullable(z.string()),
    /** The fleet's date. */
    today: z.string(),
  }),
  failures: {},
})

export const saveTransferSettings = endpoint({
  method: 'PUT',
  path: '/api/transfer-settings',
  access: 'money',
  summary: 'Sets who pays, from which accounts, and from which amount of a day on two persons are asked.',
  input: z.object({
    name: z
      .string({ error: texts.name })
      .check(typedLine(), z.minLength(1, texts.name), z.maxLength(140, texts.name)),
    address: z
      .array(z.string().check(typedLine(), z.maxLength(70, texts.address)))
      .check(z.maxLength(3, texts.address)),
    accounts: z
      .array(
        z.object({
          id: wireId,
          label: z.string().check(typed(), z.minLength(1, texts.label), z.maxLength(40, texts.label)),
          number: wireNumber,
          profile,
          letters: z._default(letters, null),
          encoding: z._default(encoding, null),
          format: z._default(format, 'elixir-0'),
        }),
      )
      .check(z.maxLength(20, texts.accounts), accountsOnce),
    twoPersonsOver: z.nullable(z.int({ error: texts.over }).check(z.gte(0, texts.over))),
    revision: wireInteger(0, 1_000_000_000, texts.revision),
  }),
  output: z.object({ revision: z.number() }),
  failures: { changed_meanwhile: { status: 409, msg: texts.settingsChanged } },
})
