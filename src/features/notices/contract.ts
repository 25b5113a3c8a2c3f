import * as z from 'zod/mini'
import { sendFault } from '#features/messaging/contract-faults.ts'
import { MESSAGE_STATES } from '#features/messaging/domain/public.ts'
import { sentChange } from '#features/roster/contract.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireBoolean, wireId, wireInteger } from '#platform/pure/wire.ts'
import { changeSmsTexts } from './texts.ts'

const message = z.object({
  state: z.enum(MESSAGE_STATES),
  sentAt: z.nullable(z.string()),
  /** What went wrong last; null where nothing did. */
  error: z.nullable(sendFault),
  /**
   * Of how many changes of the driver it tells, this one included; 0: it did not tell of this one after all,
   * which had begun by then.
   */
  changes: z.number(),
})

export const listChangeTexts = endpoint({
  method: 'GET',
  path: '/api/change-texts',
  access: 'user',
  summary:
    'What became of the messages about the changes of a generated week, and who has read them; with changes that came to nothing after their drivers had been told (D21).',
  input: z.object({ weekId: wireId }),
  output: z.object({
    data: z.array(
      z.object({
        /** The change's. */
        id: z.string(),
        driverId: z.string(),
        /** About the change as it is now; null: the driver was not told of it. */
        sms: z.nullable(message),
        /** The driver was told of the change as it was before, and not as it is now. */
        earlier: z.boolean(),
        /** Why no SMS can be sent; null: one can, or was. */
        hindrance: z.nullable(z.enum(['passed', 'no-phone'])),
        /** The same by e-mail. */
        email: z.nullable(message),
        emailEarlier: z.boolean(),
        hasEmail: z.boolean(),
        /** The same on the driver's phones; null: none was asked. */
        push: z.nullable(message),
        /** When the driver read it as it is now; null: not yet. */
        readAt: z.nullable(z.string()),
        /** Its slot has begun. */
        passed: z.boolean(),
        /**
         * Of a change that is no more: from where the driver was told to be, to the original place, empty for
         * nowhere.
         */
        returned: z.nullable(
          z.object({
            fullName: z.string(),
            oldDay: z.string(),
            oldWeekDay: z.string(),
            oldShift: z.string(),
            oldReg: z.string(),
            day: z.string(),
            weekDay: z.string(),
            shift: z.string(),
            newReg: z.string(),
            at: z.string(),
            by: z.string(),
          }),
        ),
      }),
    ),
    smsConfigured: z.boolean(),
    mailConfigured: z.boolean(),
  }),
  failures: {},
})

export const costOfTexts = endpoint({
  method: 'GET',
  path: '/api/change-texts/cost',
  access: 'user',
  summary:
    'In how many parts gateways would count the SMS about all changes of a week that were not told yet, as they would go out now, and in Polish (D31).',
  input: z.object({ weekId: wireId }),
  output: z.object({ parts: z.number(), inPolish: z.number() }),
  failures: {},
})

const wantedChange = z
  .object({
    /** The change's; or else the three below. */
    id: z.optional(wireId),
    weekId: z.optional(wireId),
    driverId: z.optional(wireId),
    /** The original place, 0-13 (D2). */
    slot: z.optional(wireInteger(0, 13, changeSmsTexts.slot)),
    /** One that failed, was not delivered, was stopped or had expired is sent once more. */
    again: z.optional(wireBoolean),
  })
  .check(
    z.refine(
      ({ id, weekId, driverId, slot }) =>
        id !== undefined || (weekId !== undefined && driverId !== undefined && slot !== undefined),
      { error: changeSmsTexts.whichChange },
    ),
  )

export const textChange = endpoint({
  method: 'POST',
  path: '/api/text',
  access: 'user',
  summary:
    'Sends the driver one SMS about a saved change as it is now; once told, nothing more goes out until the change moves on (D21, Q6). The change is told by its id, by week, driver and original place, or as the record itself, which must be as it is saved.',
  input: z
    .object({
      ...sentChange.shape,
      weekId: z.optional(wireId),
      slot: z.optional(wireInteger(0, 13, changeSmsTexts.slot)),
      again: z.optional(wireBoolean),
    })
    .check(
      z.refine(
        ({ id, weekId, driverId, slot, oldDay, day }) =>
          Boolean(id || oldDay || day) || (weekId !== undefined && Boolean(driverId) && slot !== undefined),
        { error: changeSmsTexts.whichChange },
      ),
    ),
  output: z.object({
    /** False: the driver was told before. */
    sent: z.boolean(),
    sms: message,
  }),
  failures: {
    no_such_change: { status: 404, msg: changeSmsTexts.noSuchChange },
    has_passed: { status: 409, msg: changeSmsTexts.hasPassed },
    no_phone: { status: 409, msg: changeSmsTexts.noPhone },
  },
})

export const mailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change',
  access: 'user',
  summary: 'The same by e-mail, for a driver whom no SMS reaches (D30, D31).',
  input: wantedChange,
  output: z.object({
    /** False: the driver was told before. */
    sent: z.boolean(),
    email: message,
  }),
  failures: {
    no_such_change: { status: 404, msg: changeSmsTexts.noSuchChange },
    has_passed: { status: 409, msg: changeSmsTexts.letterHasPassed },
    no_email: { status: 409, msg: changeSmsTexts.noEmail },
  },
})

export const textAllChanges = endpoint({
  method: 'POST',
  path: '/api/text-all',
  access: 'user',
  summary:
    'Sends each driver one SMS about all saved changes of a week, or about those sent along, of which the driver was not told as they are now.',
  input: z
    .object({
      weekId: z.optional(wireId),
      /** The changes to tell of, as records that must be as they are saved; also as the body itself. */
      changes: z.optional(z.array(sentChange).check(z.maxLength(5000))),
    })
    .check(
      z.refine(({ weekId, changes }) => (weekId === undefined) !== (changes === undefined), {
        error: changeSmsTexts.whichChange,
      }),
    ),
  output: z.object({
    /** SMS put into the outbox just now; whether a gateway takes them is told by the list. */
    sent: z.number(),
    /** Whom these go to. */
    people: z.number(),
    /** Of how many changes these tell. */
    changes: z.number(),
    /** SMS in the outbox since before, and no gateway has taken them yet. */
    waiting: z.number(),
    /** SMS sent before: a gateway took them. */
    already: z.number(),
    /** SMS of before that did not get through. */
    notThrough: z.number(),
    /** Drivers. */
    withoutPhone: z.number(),
    /** Changes whose slots have begun. */
    passed: z.number(),
    /** False: nothing leaves the outbox before a gateway is set up (D30). */
    smsConfigured: z.boolean(),
  }),
  failures: {
    not_generated: { status: 404, msg: changeSmsTexts.notGenerated },
    /** `fields` say which of them; nothing is sent. */
    no_such_change: { status: 404, msg: changeSmsTexts.noSuchChange },
  },
  listBody: 'changes',
  bodyRows: 5000,
  bodyLimit: 6_000_000,
})
