import { driversByIds } from '#features/drivers/server/public.ts'
import { waysThatWait } from '#features/messaging/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { chooseOwnChannel, readOwnChannel } from '../contract-channel.ts'
import { wayToTell } from '../domain/way-to-tell.ts'
import { chosenChannels, storeChannel } from './channel-store.ts'
import { idOf } from './own-caller.ts'

/** How a driver is told of new statements, by the driver's own choice. */
export function channelRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(readOwnChannel, async (_input, { queries, caller }) => {
      const id = idOf(caller)
      const { letters, sms, ...known } = await addressesOf(queries, platform, id)
      // What stays in the outbox for want of a gateway reaches nobody: the driver is not told that it comes.
      const waits = waysThatWait(platform, ['email', 'sms'])
      const to = {
        email: waits.includes('email') ? null : known.email,
        phone: waits.includes('sms') ? null : known.phone,
      }
      const chosen = (await chosenChannels(queries, [id])).get(id) ?? null
      const inForce = wayToTell(chosen, { email: to.email !== null, sms: to.phone !== null }) ?? null
      return ok({
        ...{ chosen, inForce },
        email: to.email?.replace(/^(.)[^@]*/, '$1•••') ?? null,
        sms: to.phone && `••• ${to.phone.slice(-3)}`,
        silent: !(letters && !waits.includes('email')) && !(sms && !waits.includes('sms')),
      })
    }),
    writes(chooseOwnChannel, async ({ channel }, { tx, caller, audit }) => {
      const id = idOf(caller)
      const to = await addressesOf(tx, platform, id)
      if ((channel === 'email' && to.email === null) || (channel === 'sms' && to.phone === null))
        return fail({ code: 'no_such_way' as const })
      audit({ channel })
      await storeChannel(tx, id, channel, instantNow(clock))
      return ok({ status: 'ok' as const })
    }),
  ]
}

/** Null of what the fleet does not send, or the driver does not have. */
async function addressesOf(queries: Queries, { clock }: Platform, driverId: string) {
  const { sendStatementLetters, sendStatementSms } = await readSettings(queries, clock)
  const driver = (await driversByIds(queries, [driverId])).get(driverId)
  const { email = '', phone = '' } = driver ?? {}
  return {
    letters: sendStatementLetters,
    sms: sendStatementSms,
    email: sendStatementLetters && isEmailAddress(email) ? email : null,
    phone: sendStatementSms && phone !== '' ? phone : null,
  }
}
