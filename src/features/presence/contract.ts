import * as z from 'zod/mini'
import { isWeek } from '#kernel/week.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { wireDone, wireWeek, wireYear } from '#platform/pure/wire.ts'

/** One tab of a browser, by a name that it gives itself; callers that name none are one. */
const tab = z._default(z.string().check(z.maxLength(64)), '')

/** The week that the board shows; both left out: the admin week (Spec 2 §4). */
const shownWeek = { year: z.optional(wireYear), week: z.optional(wireWeek) }
const wholeWeek = z.refine<{ readonly year?: number | undefined; readonly week?: number | undefined }>(
  ({ year, week }) => (year === undefined || week === undefined ? year === week : isWeek(year, week)),
  { error: wireTexts.noSuchWeek, path: ['week'] },
)

export const setEditor = endpoint({
  method: 'PUT',
  path: '/api/setEditor',
  access: 'user',
  summary:
    'In: I have the schedule of this week open; to be repeated every 15 s, who was not heard of for 45 s is gone. Out: I have left it (D23), or, without a week, whichever I had open.',
  input: z.object({ mode: z.enum(['in', 'out']), ...shownWeek, sessionId: tab }).check(wholeWeek),
  output: wireDone,
  failures: {},
})

export const getUsersInEdit = endpoint({
  method: 'GET',
  path: '/api/get-users-in-edit',
  access: 'user',
  summary: 'Who has the schedule of this week open, and its newest version with who saved it (D19, D23).',
  input: z.object({ ...shownWeek, sessionId: tab }).check(wholeWeek),
  output: z.object({
    /** In the order in which they came; whoever has several tabs open stands here once. */
    data: z.array(z.object({ id: z.string(), name: z.string(), since: z.string(), isCaller: z.boolean() })),
    /** In how many tabs beside the asking one the caller has this week open. */
    otherTabs: z.number(),
    /** Null: not generated. */
    saved: z.nullable(
      z.object({
        version: z.number(),
        savedBy: z.string(),
        savedAt: z.string(),
        /** Another one whenever somebody has come to wait or waits no more (D42). */
        waiting: z.string(),
      }),
    ),
  }),
  failures: {},
})
