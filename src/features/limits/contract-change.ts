import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireBoolean, wireDate, wireInteger, wireShift } from '#platform/pure/wire.ts'
import { changeTexts } from './texts-change.ts'

/** Half a year of slots: what one act may fill. */
export const MOST_CHANGES = 26 * 14

/**
 * What a limit says of one shift of a date; `cars` 0 closes the shift, which the specification's own call
 * can't.
 */
const slotLimit = z.object({
  cars: wireInteger(0, 10_000, changeTexts.cars),
  info: z.string().check(z.maxLength(500, { error: changeTexts.longInfo })),
  active: wireBoolean,
})

const changes = z
  .array(
    z.object({
      date: wireDate,
      shift: wireShift,
      /** What the screen shows; null: no limit of its own. */
      from: z.nullable(slotLimit),
      to: z.nullable(slotLimit),
    }),
  )
  .check(
    z.minLength(1, { error: changeTexts.nothing }),
    z.maxLength(MOST_CHANGES, { error: changeTexts.tooMany }),
  )

const storedSlotLimit = z.nullable(z.object({ cars: z.number(), info: z.string(), active: z.boolean() }))

const people = z.array(z.string())

export const limitPreviewOnWire = z.object({
  /** Of what this preview rests on; the save wants it back. */
  mark: z.string(),
  slots: z.array(
    z.object({
      date: z.string(),
      shift: wireShift,
      /** Places in force, by the limit or the default one. */
      before: z.number(),
      after: z.number(),
      /** Regular choices. */
      taken: z.number(),
      free: z.number(),
      /**
       * Names in the order of acceptance: whose regular choice has no place in the limit then, or has one
       * again.
       */
      over: people,
      back: people,
      /** The first of the reserve, as many as the new places leave free. */
      waiting: people,
      /** The week is generated: its places are what counts, and stay (D46). */
      generated: z.boolean(),
      /**
       * Who drives by the generated week; null where there is none, or where it is not told (when saving).
       */
      seated: z.nullable(z.number()),
    }),
  ),
})

const changedSlots = z.object({
  slots: z.array(z.object({ date: z.string(), shift: wireShift, now: storedSlotLimit })),
})
/** `details` of `limit_changed`. */
export type ChangedLimitsDetails = z.output<typeof changedSlots>
/** `details` of `people_changed`. */
export interface ChangedPeopleDetails {
  readonly preview: z.output<typeof limitPreviewOnWire>
}

const failures = {
  /** Somebody else has changed one of these limits meanwhile. `details`: ChangedLimitsDetails. */
  limit_changed: { status: 409, msg: changeTexts.limitChanged },
  twice: { status: 400, msg: changeTexts.twice },
} as const

const LARGE = { bodyLimit: 600_000, bodyRows: MOST_CHANGES * 2 } as const

export const previewLimits = endpoint({
  method: 'POST',
  path: '/api/limits/preview',
  access: 'user',
  summary: 'Who stands within and beyond the limits, if they were changed so; changes nothing.',
  input: z.object({ changes }),
  output: limitPreviewOnWire,
  failures,
  ...LARGE,
})

export const saveLimits = endpoint({
  method: 'PUT',
  path: '/api/limits',
  access: 'user',
  summary:
    'Sets, changes, switches and takes away limits of single shifts, all or none, against what the screen showed and a preview of them.',
  input: z.object({ changes, mark: z.string().check(z.maxLength(100)) }),
  output: z.object({ status: z.literal('ok'), changed: z.number() }),
  failures: {
    ...failures,
    /** Forms have come or gone since the preview. `details`: ChangedPeopleDetails. Nothing is saved. */
    people_changed: { status: 409, msg: changeTexts.peopleChanged },
  },
  ...LARGE,
})
