import { waysThatWait } from '#features/messaging/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { previewNote, previewSwitch, sendNote, switchDrivers } from '../contract-bulk.ts'
import type { DriverPorts } from './driver-ports.ts'
import { planNote, postNote } from './send-note.ts'
import { previewOfSwitch, switchMany } from './switch-drivers.ts'

/** What the office does with many drivers in one act: each is told of who did not come along, and why. */
export function bulkRoutes(platform: Platform, ports: DriverPorts): Route[] {
  const { clock } = platform
  return [
    reads(previewSwitch, async (input, { queries }) =>
      ok(await previewOfSwitch(queries, clock, ports, input)),
    ),
    writes(switchDrivers, async ({ ids, active }, { tx, audit }) => {
      const { changed, same, gone } = await switchMany(tx, ids, active)
      audit({ active, drivers: changed.length, same: same.length, left: gone.length })
      return ok({ changed, same, gone })
    }),
    reads(previewNote, async (note, { queries }) => {
      const { left, email, sms, parts } = await planNote(queries, platform, note)
      const waits = waysThatWait(platform, ['email', 'sms']).filter(
        (way) => (way === 'sms' ? sms : email) > 0,
      )
      return ok({ email, sms, parts, left: [...left], waits })
    }),
    writes(sendNote, async (note, { tx, audit }) => {
      const { left, email, sms, parts } = await postNote(tx, platform, note)
      audit({ email, sms, parts, left: left.length })
      return ok({ email, sms, parts, left: [...left] })
    }),
  ]
}
