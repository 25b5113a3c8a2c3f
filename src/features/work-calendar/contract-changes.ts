import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { ownChangeTexts } from './texts-changes.ts'

/** Where the driver was, or is. */
const spot = z.object({
  /** d.m.yyyy */
  stateDay: z.string(),
  dayName: z.string(),
  shift: z.string(),
  /** Empty without a car. */
  reg: z.string(),
})

const ownChange = z.object({
  id: z.string(),
  /** Names this state of the change; to be sent back with 'read'. */
  revision: z.string(),
  /** `returned`: a change that the driver was told of is no more. */
  kind: z.enum(['slot', 'car', 'removed', 'added', 'returned']),
  /** Null: had no place. */
  old: z.nullable(spot),
  /** Null: has none now. */
  now: z.nullable(spot),
  at: z.string(),
  /** Whose doing it was; `fleet-pin`: of whoever picked for the driver with the fleet's PIN. */
  by: z.enum(['office', 'driver', 'fleet-pin', 'automatic']),
  /** When the driver read it as it is now; null: not yet. */
  readAt: z.nullable(z.string()),
})

export const listOwnChanges = endpoint({
  method: 'GET',
  path: '/api/own-changes',
  access: 'own-calendar',
  summary:
    "What has changed of the driver's own current and next week since they were generated, and what of it was read (D21).",
  input: z.object({}),
  output: z.object({ data: z.array(ownChange) }),
  failures: {},
})

export const readOwnChanges = endpoint({
  method: 'POST',
  path: '/api/own-changes/read',
  access: 'own-calendar',
  summary:
    'The driver has read these changes in these states, all or none: the office sees it. Only the own ones; read once more, the first instant stays.',
  input: z.object({
    changes: z
      .array(z.object({ id: wireId, revision: z.string().check(z.maxLength(40)) }))
      .check(z.minLength(1, { error: ownChangeTexts.noneRead }), z.maxLength(100)),
  }),
  output: z.object({ read: z.number() }),
  failures: {
    /** One of them is otherwise by now, or is not this driver's. */
    moved_on: { status: 409, msg: ownChangeTexts.movedOn },
  },
})
