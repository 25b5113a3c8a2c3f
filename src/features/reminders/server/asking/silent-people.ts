import type { Driver } from '#features/drivers/server/public.ts'
import { smsRefusals } from '#features/messaging/server/public.ts'
import { driversWithPush } from '#features/push/server/public.ts'
import { restEnds, type Settings } from '#features/settings/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Addresses, askingWay, type NoWay } from '../../domain/asking.ts'
import { NOT_CHOSEN } from '../../domain/reminders.ts'
import { choicesOf } from '../choices-store.ts'
import { type AskedBefore, askedBefore } from './asked-before.ts'

/** A driver who has not sent the form, as far as asking for it goes. */
export interface SilentPerson {
  readonly driver: Driver
  readonly asked: AskedBefore | undefined
  /** Instant until which the driver is left alone; undefined: may be asked now. */
  readonly restsUntil: string | undefined
  /** Some phone takes a push. */
  readonly push: boolean
  /** Beside the push, or instead of it. */
  readonly other: 'email' | 'sms' | NoWay
  /** The same where SMS are wanted for those whom nothing else reaches. */
  readonly otherWithSms: 'email' | 'sms' | NoWay
}

/** How each of these is asked for the form of a week. */
export async function silentPeople(
  queries: Queries,
  platform: Platform,
  settings: Settings,
  week: Week,
  drivers: readonly Driver[],
): Promise<SilentPerson[]> {
  const ids = drivers.map(({ id }) => id)
  const [asked, choices, pushed, refusal] = await Promise.all([
    askedBefore(queries, week, drivers),
    choicesOf(queries, ids),
    driversWithPush(queries, platform, ids),
    smsRefusals(queries),
  ])
  return drivers.map((driver): SilentPerson => {
    const before = asked.get(driver.id)
    const choice = choices.get(driver.id) ?? NOT_CHOSEN
    const has: Addresses = { email: isEmailAddress(driver.email), phone: phoneOf(driver.phone, refusal) }
    return {
      driver,
      asked: before,
      restsUntil: restEnds(platform.clock, settings.chasing, before?.told?.at),
      push: pushed.has(driver.id),
      other: askingWay(choice, settings.reminders, has, false),
      otherWithSms: askingWay(choice, settings.reminders, has, true),
    }
  })
}

function phoneOf(phone: string, refusal: Awaited<ReturnType<typeof smsRefusals>>): Addresses['phone'] {
  if (phone === '') return 'none'
  const refused = refusal(phone)
  if (!refused) return 'allowed'
  return refused.code === 'costly-number' ? 'costly' : 'country'
}
