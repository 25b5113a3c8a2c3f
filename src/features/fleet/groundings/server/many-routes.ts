import { deleteGrounding, findGrounding } from '#features/fleet/unavailability/server/public.ts'
import { vehicleForChange } from '#features/fleet/vehicles/server/public.ts'
import { authorOf } from '#features/roster/server/public.ts'
import { type Displacing, moveOnWire } from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { endGroundings, groundMany, previewGroundingMany, removeGroundings } from '../contract-many.ts'
import { endMany, previewMany, saveMany } from './ground-many.ts'

/** Many cars taken off or given back in one act. */
export function manyGroundingRoutes({ clock }: Platform, displacing: Displacing): Route[] {
  return [
    reads(previewGroundingMany, async (input, { queries }) => {
      const preview = await previewMany(queries, displacing, input)
      if (!preview.ok) return preview
      return ok({ ...preview.value, moves: preview.value.moves.map(moveOnWire) })
    }),
    writes(groundMany, async (input, { tx, audit, caller }) => {
      const saved = await saveMany(tx, clock, displacing, input, authorOf(caller))
      if (!saved.ok) return saved
      const { grounded, moved, left } = saved.value
      audit({ grounded: grounded.length, moved, left: left.length })
      return saved
    }),
    writes(endGroundings, async (input, { tx, audit }) => {
      const { ended, left } = await endMany(tx, clock, input)
      audit({ ended: ended.length, left: left.length })
      return ok({ ended, left })
    }),
    writes(removeGroundings, async ({ ids }, { tx, audit }) => {
      let removed = 0
      const rows = await Promise.all(ids.map((id) => findGrounding(tx, id)))
      const standing = rows.flatMap((row) => row ?? []).sort((a, b) => (a.carId < b.carId ? -1 : 1))
      for (const { id, carId } of standing) {
        await vehicleForChange(tx, carId)
        if (await deleteGrounding(tx, id)) removed += 1
      }
      audit({ removed, gone: ids.length - removed })
      return ok({ removed, gone: ids.length - removed })
    }),
  ]
}
