import type { Platform } from '#platform/server/platform.ts'

/** Of these ways those on which nothing leaves for want of a gateway: what is written stays in the outbox. */
export function waysThatWait<Way extends 'email' | 'sms'>(
  { configuration: { smtp, sms } }: Pick<Platform, 'configuration'>,
  ways: readonly Way[],
): Way[] {
  const gateways = { email: smtp, sms }
  return ways.filter((way) => gateways[way] === undefined)
}
