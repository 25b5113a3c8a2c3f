import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { ownChange } from './contract-own-shapes.ts'
import { ownChangeTexts } from './texts-changes.ts'

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
