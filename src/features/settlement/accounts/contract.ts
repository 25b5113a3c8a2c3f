import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typedLine } from '#platform/pure/typed-line.ts'
import { wireBoolean, wireId, wireInteger } from '#platform/pure/wire.ts'
import { wireAccountFault } from './contract-shapes.ts'
import { type AccountNumber, judgeAccountNumber } from './domain/public.ts'
import { accountFaultText, accountTexts } from './texts.ts'

/** Of the address, each of at most so many characters. */
const LINES = 3
const LINE = 70

/** As typed; empty takes the account away. Out comes the number without spaces, PL or dashes. */
const wireAccount = z.pipe(
  z.string().check(z.maxLength(100, accountTexts.noAccount)),
  z.transform((typed, context): AccountNumber | '' => {
    if (typed.trim() === '') return ''
    const judged = judgeAccountNumber(typed)
    if (judged.ok) return judged.value
    context.issues.push({ code: 'custom', input: typed, message: accountFaultText(judged.error) })
    return z.NEVER
  }),
)

const wireRevision = wireInteger(0, 1_000_000_000, accountTexts.changedMeanwhile)

/** How an account came: typed on the screen, pasted with others, or with a record folded into this one. */
const wireSource = z.enum(['office', 'import', 'merge'])

const attributes = {
  fullName: z.string(),
  active: z.boolean(),
  /** Shown in part: `10 1050 •••• 9123`; null where there is none. */
  account: z.nullable(z.string()),
  /** Whom the transfer names; empty for the driver's own name. */
  payeeName: z.string(),
  address: z.array(z.string()),
  takesCash: z.boolean(),
  /** Others who have the same account. */
  sharedWith: z.array(z.object({ id: z.string(), fullName: z.string() })),
  /** Sealed with a key that is lost: to be entered anew. */
  unreadable: z.boolean(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  source: z.nullable(wireSource),
  /** To be sent along with a change; 0 where nothing is kept yet. */
  revision: z.number(),
}

export const listPayeeAccounts = endpoint({
  method: 'GET',
  path: '/api/payee-accounts',
  access: 'money',
  summary: 'Every driver of the list with the account for payouts, shown in part.',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ id: z.string(), attributes: z.object(attributes) })) }),
  failures: {},
})

export const getPayeeAccount = endpoint({
  method: 'GET',
  path: '/api/payee-accounts/:id',
  access: 'money',
  summary: "A driver's account for payouts, shown in part, and its last changes, newest first.",
  input: z.object({ id: wireId }),
  output: z.object({
    id: z.string(),
    attributes: z.object(attributes),
    changes: z.array(
      z.object({
        at: z.string(),
        by: z.string(),
        source: wireSource,
        /** Shown in part; null for none, or where nobody can read it any more. */
        was: z.nullable(z.string()),
        is: z.nullable(z.string()),
        /** Another payee that was named with it; empty for the driver. */
        payeeName: z.string(),
      }),
    ),
  }),
  failures: { no_such_driver: { status: 404, msg: accountTexts.noSuchDriver } },
})

export const showPayeeAccount = endpoint({
  method: 'GET',
  path: '/api/payee-accounts/:id/whole',
  access: 'money',
  audit: 'payee-account-shown',
  summary: "A driver's whole account number. Each look is logged.",
  input: z.object({ id: wireId }),
  output: z.object({
    /** In groups, as `61 1090 1014 0000 0712 1981 2874`. */
    account: z.string(),
  }),
  failures: { no_account: { status: 404, msg: accountTexts.noAccount } },
})

export const savePayeeAccount = endpoint({
  method: 'PUT',
  path: '/api/payee-accounts/:id',
  access: 'money',
  summary: "Stores a driver's account, and the name and address for the bank's order.",
  input: z.object({
    id: wireId,
    /** Left out it stays as it is, as do all the others: nobody has to see it whole to change an address. */
    account: z.optional(wireAccount),
    payeeName: z.optional(z.string().check(typedLine(), z.maxLength(140, accountTexts.nameTooLong))),
    address: z.optional(
      z
        .array(z.string().check(typedLine(), z.maxLength(LINE, accountTexts.addressTooLong)))
        .check(z.maxLength(LINES, accountTexts.addressTooLong)),
    ),
    takesCash: z.optional(wireBoolean),
    revision: wireRevision,
  }),
  output: z.object({
    revision: z.number(),
    /** Names of other drivers who have the same account. */
    sharedWith: z.array(z.string()),
  }),
  failures: {
    no_such_driver: { status: 404, msg: accountTexts.noSuchDriver },
    changed_meanwhile: { status: 409, msg: accountTexts.changedMeanwhile },
  },
})

const wireText = z.string().check(z.maxLength(80_000, accountTexts.textTooLong))

export const previewPayeeAccounts = endpoint({
  method: 'POST',
  path: '/api/payee-accounts/preview',
  access: 'money',
  summary: 'What pasted lines of `name or phone; account` would do; stores nothing.',
  input: z.object({ text: wireText }),
  output: z.object({
    rows: z.array(
      z.object({
        line: z.number(),
        who: z.string(),
        state: z.enum([
          'new',
          'replaces',
          'same',
          'unknown-driver',
          'several-drivers',
          'wrong-account',
          'repeated-driver',
        ]),
        /** Null where nobody was found. */
        driverId: z.nullable(z.string()),
        fullName: z.nullable(z.string()),
        revision: z.number(),
        /** Shown in part. */
        was: z.nullable(z.string()),
        is: z.nullable(z.string()),
        /** What is wrong with the account. */
        fault: z.nullable(wireAccountFault),
        /** Names of others who have this account, in the list or in these lines. */
        sharedWith: z.array(z.string()),
      }),
    ),
  }),
  failures: {},
})

export const importPayeeAccounts = endpoint({
  method: 'POST',
  path: '/api/payee-accounts/import',
  access: 'money',
  summary: 'Stores the accounts of the lines that a preview found right; all of them or none.',
  input: z.object({
    text: wireText,
    /** The lines to store, as the preview showed them. */
    rows: z
      .array(z.object({ line: z.int(), driverId: wireId, revision: wireRevision }))
      .check(z.minLength(1, accountTexts.nothingToImport), z.maxLength(5000, accountTexts.textTooLong)),
  }),
  output: z.object({ stored: z.number() }),
  failures: { preview_again: { status: 409, msg: accountTexts.previewAgain } },
})
