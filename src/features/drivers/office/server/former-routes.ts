import { keepApart, perhapsReturned } from '#features/drivers/server/public-records.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { keepFormerApart, listFormerDrivers } from '../contract-former.ts'

/** Whether who is on the list is somebody who was removed from it. */
export function formerRoutes({ clock }: Platform): Route[] {
  return [
    reads(listFormerDrivers, async (_input, { queries }) => ok({ data: await perhapsReturned(queries) })),

    writes(keepFormerApart, async ({ id, formerId }, { tx, audit }) => {
      audit({ driver: id, former: formerId })
      return (await keepApart(tx, formerId, instantNow(clock)))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_former' as const })
    }),
  ]
}
