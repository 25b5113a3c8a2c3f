import type { Act, DriverDataHolder } from '#features/drivers/server/public.ts'
import { type DriverRecord, recordsOf } from '#features/drivers/server/public-records.ts'
import { messagesTo, readFault } from '#features/messaging/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type CallContext, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  eraseDriver,
  exportDriver,
  listDriverMessages,
  mergeDrivers,
  previewMerge,
} from '../contract-data.ts'
import { tracesOf } from './data-of-holders.ts'
import { eraseDriver as erase } from './erase-driver.ts'
import { exportDriver as exportFile } from './export-driver.ts'
import { mergeDrivers as merge, previewMerge as preview } from './merge-drivers.ts'

const PAGE_SIZE = 50
const DONE = ok({ status: 'ok' as const })
const NO_SUCH_DRIVER = fail({ code: 'no_such_driver' as const })

/** What concerns a driver's data as a whole, over all features. */
export function dataRoutes(
  platform: Platform,
  holders: readonly DriverDataHolder[],
  actOf: (context: CallContext) => Act,
): Route[] {
  return [
    reads(listDriverMessages, async ({ id, page }, { queries }) => {
      const records = await recordsOf(queries, id)
      if (!records) return NO_SUCH_DRIVER
      const { phones, emails } = await tracesOf(holders, queries, records)
      const { total, messages } = await messagesTo(queries, [...phones, ...emails], page, PAGE_SIZE)
      return ok({
        total,
        data: messages.map(({ id: message, recipient, error, ...attributes }) => ({
          id: message,
          attributes: { ...attributes, error: readFault(error), to: recipient },
        })),
      })
    }),

    reads(previewMerge, async (wanted, { queries }) => {
      const found = await preview(queries, holders, wanted)
      if (!found.ok) return found
      const { stays, folded, parts, clashes } = found.value
      return ok({
        stays: personOnWire(stays),
        folded: personOnWire(folded),
        parts: [...parts],
        clashes: [...clashes],
      })
    }),

    writes(mergeDrivers, async (wanted, context) => {
      context.audit({ driver: wanted.staysId, folded: wanted.foldedId })
      const merged = await merge(context.tx, holders, wanted, actOf(context))
      if (!merged.ok) return merged
      context.audit(merged.value)
      return DONE
    }),

    reads(exportDriver, async ({ id, format }, { queries, caller, audit }) => {
      audit({ driver: id, format })
      const file = await exportFile(queries, platform, holders, {
        ...{ id, format, seesMoney: caller.user?.money === true },
      })
      return file ? ok({ ...file, body: String(file.body) }) : NO_SUCH_DRIVER
    }),

    writes(eraseDriver, async ({ id }, context) => {
      context.audit({ driver: id })
      const erased = await erase(context.tx, platform, holders, id, actOf(context))
      return erased.ok ? DONE : erased
    }),
  ]
}

function personOnWire({ id, fullName, phone, email }: DriverRecord) {
  return { id, fullName, phoneNumber: phone, email }
}
