import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { createWaitingLine } from '#platform/server/waiting-line.ts'
import { blockGuessing, getEntryCode, listGuessing, sendEntryCode } from '../../contract-doors.ts'
import type { DoorPorts } from './door-ports.ts'
import { doorWith, sendCode } from './entry-codes.ts'
import { guessingNow } from './guessing.ts'

/** Anyone may ask for a code: one slow comparison at a time is theirs, so that no flood of them stands before PINs and passwords (Q13). */
const ASKING = { atOnce: 1, longest: 60, longestPerAsker: 3 } as const

/** What the office sees and does while somebody guesses PINs or passwords, and how the right people get in meanwhile (Q22). */
export function doorRoutes(platform: Platform, throttle: Throttle, ports: DoorPorts): Route[] {
  const asking = createWaitingLine(ASKING)
  return [
    reads(listGuessing, async (_input, { queries }) =>
      ok({
        data: (await guessingNow(queries, platform, ports)).map((each) => ({
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

    reads(getEntryCode, async ({ door, id }, { queries, caller, audit }) => {
      if (door === 'login' && !caller.user?.admin) return fail({ code: 'only_admin' as const })
      const keys = await doorWith(queries, platform, ports, door, id)
      if (!keys) return fail({ code: 'no_such_door' as const })
      audit({ door, ...(id === undefined ? {} : { id }) })
      return ok(await throttle.codeFor(door, keys))
    }),

    // Takes as long for a phone that nobody has, since the slow comparison covers what is written for a real one; turned away are all alike.
    reads(sendEntryCode, async ({ phone }, { caller }) => {
      const turn = await asking.run(networkOf(caller.address), () =>
        Promise.all([
          platform.secrets.pretendToCheck('entry code'),
          sendCode(platform, throttle, ports, phone, caller.address),
        ]),
      )
      return turn ? ok({ status: 'ok' as const }) : fail({ code: 'too_many_requests' as const })
    }),
  ]
}
