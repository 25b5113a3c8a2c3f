import { groundCar } from '#features/fleet/groundings/server/public.ts'
import type { Overlap } from '#features/fleet/unavailability/texts.ts'
import type { Author } from '#features/roster/server/public.ts'
import type { updateWeek } from '#features/schedule/contract.ts'
import type { Displacing } from '#features/schedule/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { spanFromWire } from '#platform/pure/wire.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'

type Groundings = NonNullable<ParsedOf<typeof updateWeek>['groundings']>

/**
 * Takes the cars of a repair off (D17), before the week itself is locked: cars are held before weeks, in the
 * order of their ids. Whoever gets a refusal must roll back. The week is then judged with the cars off; call
 * `displaceElsewhere` when it is saved.
 */
export async function storeGroundings(
  tx: Tx,
  { clock }: Platform,
  groundings: Groundings,
  author: Author,
): Promise<Result<void, Failed<'grounding_refused', Overlap>>> {
  const inOrder = [...groundings].sort((a, b) => (a.carId < b.carId ? -1 : 1))
  for (const grounding of inOrder) {
    const stored = await groundCar(tx, grounding, author, instantNow(clock))
    if (!stored.ok) {
      const { facts } = stored.error
      return fail({ code: 'grounding_refused', ...(facts ? { facts } : {}) })
    }
  }
  return ok(undefined)
}

/** Moves whoever sits on these cars in other generated weeks that the groundings reach. */
export async function displaceElsewhere(
  tx: Tx,
  weeks: Displacing,
  groundings: Groundings,
  author: Author,
): Promise<void> {
  for (const grounding of groundings) await weeks.displace(tx, spanFromWire(grounding), author)
}
