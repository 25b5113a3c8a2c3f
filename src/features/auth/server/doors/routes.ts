import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { blockGuessing, getEntryCode, listGuessing } from '../../contract-doors.ts'
import type { Doors } from './door.ts'
import { guessingNow } from './guessing.ts'

/**
 * What the office sees and does while somebody guesses PINs or passwords, and the codes that let the right
 * people in meanwhile (Q22).
 */
export function doorRoutes(platform: Platform, throttle: Throttle, doors: Doors): Route[] {
  return [
    reads(listGuessing, async (_input, { queries }) =>
      ok({
        data: (await guessingNow(queries, platform, doors)).map((each) => ({
          ...each,
          targets: [...each.targets],
        })),
      }),
    ),

    writes(blockGuessing, async ({ door }, { tx, audit }) => {
      const blocked = await throttle.block(tx, door)
      audit({ door, blocked })
      return ok({ blocked })
    }),

    reads(getEntryCode, async ({ door, id }, { queries, audit }) => {
      const keys = await doors[door].keysOf(queries, id)
      if (!keys) return fail({ code: 'no_such_door' as const })
      audit({ door, ...(id === undefined ? {} : { id }) })
      return ok(await throttle.codeFor(door, keys))
    }),
  ]
}
