import { driversByIds } from '#features/drivers/server/public.ts'
import { waysThatWait } from '#features/messaging/server/public.ts'
import { hasLiveDevice } from '#features/push/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { chooseOwnReminders, getOwnReminders } from '../contract.ts'
import { wayOf } from '../domain/reminders.ts'
import { choiceOf, storeChoice } from './choices-store.ts'

/** What drivers choose of their own reminders. */
export function reminderRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(getOwnReminders, async (_input, { queries, caller }) => {
      const driverId = caller.driver?.id ?? ''
      const { reminders: fleet } = await readSettings(queries, clock)
      const choice = await choiceOf(queries, driverId)
      const has = await addressesOf(queries, driverId)
      const way = wayOf(choice, fleet, has)
      // Without a gateway nothing comes that way, whatever is chosen.
      const waits = waysThatWait(platform, ['email', 'sms'])
      return ok({
        evening: choice.evening,
        fleetHour: fleet.eveningHour,
        otherwise: way !== 'none' && waits.includes(way) ? 'none' : way,
        ways: {
          email: has.email && !waits.includes('email'),
          sms: has.phone && fleet.otherwise === 'sms' && !waits.includes('sms'),
        },
        push: await hasLiveDevice(queries, platform, driverId),
      })
    }),
    writes(chooseOwnReminders, async ({ evening, otherwise }, { tx, caller, audit }) => {
      const driverId = caller.driver?.id ?? ''
      const { reminders: fleet } = await readSettings(tx, clock)
      const was = await choiceOf(tx, driverId)
      const choice = { evening: evening ?? was.evening, otherwise: otherwise ?? was.otherwise }
      const has = await addressesOf(tx, driverId)
      if (otherwise !== undefined && wayOf(choice, fleet, has) !== otherwise)
        return fail({ code: 'no_such_way' as const })
      audit({ evening: String(choice.evening), otherwise: choice.otherwise ?? 'fleet' })
      await storeChoice(tx, driverId, choice, instantNow(clock))
      return ok({ status: 'ok' as const })
    }),
  ]
}

async function addressesOf(queries: Queries, driverId: string) {
  const { email = '', phone = '' } = (await driversByIds(queries, [driverId])).get(driverId) ?? {}
  return { email: isEmailAddress(email), phone: phone !== '' }
}
