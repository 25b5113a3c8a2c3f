import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Of these ways those on which nothing leaves for want of a gateway: what is written stays in the outbox. */
export function waysThatWait<Way extends 'email' | 'sms'>(
  platform: Pick<Platform, 'configuration' | 'officeGateways'>,
  ways: readonly Way[],
): Way[] {
  const { smtp, sms } = gatewaysOf(platform)
  const gateways = { email: smtp, sms }
  return ways.filter((way) => gateways[way] === undefined)
}
