import { actionOf } from '#platform/pure/manifest.ts'
import { instantIn } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import type { Platform } from '#platform/server/platform.ts'
import { removeGateway, setMailServer, setSmsGateway } from '../../contract-gateways.ts'
import type { MailEntry, SmsEntry } from '../../domain/gateway-entry.ts'
import { smsUrlOf } from './in-force.ts'

/** What somebody of the office did, as the audit log keeps it. */
export interface OfficeDeed {
  readonly id: string
  readonly at: string
  readonly action: string
  /** The user's id, and the name as it is now. */
  readonly byId: string
  readonly by: string
  readonly details: Readonly<Record<string, string | number | boolean>>
}

/** What the office did of late by these calls, newest first; told by the features that keep it. */
export type OfficeDeeds = (
  queries: Queries,
  asked: { readonly actions: readonly string[]; readonly since: string },
) => Promise<readonly OfficeDeed[]>

/** As long as changes of the right to money are told, in milliseconds. */
const TOLD = 7 * 86_400_000

/**
 * Where messages go since the last changes, for everybody but who made them: who names a gateway gets all
 * that goes out by it.
 */
export async function gatewayChangesLately(
  queries: Queries,
  { clock }: Pick<Platform, 'clock'>,
  deeds: OfficeDeeds,
  { user }: Caller,
) {
  if (!user?.admin && !user?.money) return []
  const removing = actionOf(removeGateway)
  const actions = [actionOf(setSmsGateway), actionOf(setMailServer), removing]
  const done = await deeds(queries, { actions, since: instantIn(clock, -TOLD) })
  return done
    .filter(({ byId }) => byId !== user.id)
    .map(({ id, at, by, action, details: { kind, gateway, host, port } }) => ({
      ...{ id, at, by, removed: action === removing },
      kind: kind === 'sms' ? ('sms' as const) : ('email' as const),
      gateway: typeof gateway === 'string' ? gateway : '',
      host: typeof host === 'string' ? host : '',
      port: typeof port === 'number' ? port : null,
    }))
}

/** What the audit log keeps of it: where messages go from now on, and nothing secret. */
export function whereSmsGo(entry: SmsEntry) {
  const { protocol, hostname, port } = new URL(smsUrlOf(entry))
  return {
    gateway: entry.gateway,
    host: hostname,
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    sender: entry.from,
  }
}

/** As {@link whereSmsGo}. */
export function whereLettersGo({ host, port, from }: MailEntry) {
  return { host, port, sender: from }
}
