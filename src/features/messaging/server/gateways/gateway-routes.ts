import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { withoutSlash } from '#platform/server/configuration-option.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, type WriteContext, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  getGateways,
  listGatewayChanges,
  removeGateway,
  sendTestMessage,
  setMailServer,
  setSmsGateway,
} from '../../contract-gateways.ts'
import { KEPT_SECRET, shownEnd } from '../../domain/gateway-entry.ts'
import type { OfficeMessageKind } from '../../domain/message-state.ts'
import { readFault } from '../kept-fault.ts'
import { countByState } from '../store.ts'
import { gatewayRows } from '../store-sending.ts'
import {
  deleteEntry,
  hastenTries,
  lockEntries,
  openEntry,
  type StoredEntry,
  storedEntry,
  storeEntry,
} from './entry-store.ts'
import { gatewayChangesLately, type OfficeDeeds, whereLettersGo, whereSmsGo } from './gateway-changes.ts'
import { putGatewaysInForce } from './in-force.ts'
import { judgeMail, judgeSms } from './judge-entry.ts'
import { tryGateway } from './try-gateway.ts'

const DONE = ok({ status: 'ok' as const })

/** The gateways: how they do, what the office enters of them, and a message to try them with. */
export function gatewayRoutes(platform: Platform, deeds: OfficeDeeds): Route[] {
  const { clock, secrets, configuration } = platform
  const { privateGateways } = configuration

  /** What stands in the way of changing it; holds it for whoever may. */
  const held = async (kind: OfficeMessageKind, seen: string, { tx, audit }: WriteContext) => {
    audit({ kind })
    const named = kind === 'sms' ? configuration.sms : configuration.smtp
    if (named) return fail({ code: 'set_by_environment' as const })
    await lockEntries(tx)
    const before = await storedEntry(tx, kind)
    const isSeen = seen === (before ? versionOf(platform, before) : '')
    return isSeen ? ok(before) : fail({ code: 'changed_meanwhile' as const })
  }
  const changed = async (kind: OfficeMessageKind, { tx, afterCommit }: WriteContext) => {
    await hastenTries(tx, kind, instantNow(clock))
    // The senders read it anew by themselves; so it holds at once, and here.
    afterCommit(() => void putGatewaysInForce(platform).catch(() => undefined))
    return DONE
  }
  const entering = ({ caller }: WriteContext) => ({ at: instantNow(clock), by: nameOfCaller(caller) })

  return [
    reads(getGateways, async (_input, { queries, caller }) => {
      await putGatewaysInForce(platform)
      const maySet = caller.user?.admin === true && caller.user.money
      return ok({
        maySet,
        email: await mailOnWire(platform, queries),
        sms: await smsOnWire(platform, queries),
      })
    }),

    reads(listGatewayChanges, async (_input, { queries, caller }) =>
      ok({ data: await gatewayChangesLately(queries, platform, deeds, caller) }),
    ),

    writes(setSmsGateway, async ({ seen, ...typed }, context) => {
      const before = await held('sms', seen, context)
      if (!before.ok) return before
      const old = openEntry(secrets, before.value, 'sms')
      const { entry, wrong } = judgeSms({ ...typed, url: withoutSlash(typed.url) }, old, privateGateways)
      if (Object.keys(wrong).length > 0)
        return fail({ code: 'bad_gateway', fields: wrong as Record<string, string> })
      context.audit(whereSmsGo(entry))
      await storeEntry(context.tx, secrets, 'sms', entry, { ...entering(context), before: before.value })
      return changed('sms', context)
    }),

    writes(setMailServer, async ({ seen, ...typed }, context) => {
      const before = await held('email', seen, context)
      if (!before.ok) return before
      const old = openEntry(secrets, before.value, 'email')
      const { entry, wrong } = judgeMail(typed, old, privateGateways)
      if (Object.keys(wrong).length > 0)
        return fail({ code: 'bad_gateway', fields: wrong as Record<string, string> })
      context.audit(whereLettersGo(entry))
      await storeEntry(context.tx, secrets, 'email', entry, { ...entering(context), before: before.value })
      return changed('email', context)
    }),

    writes(removeGateway, async ({ kind, seen }, context) => {
      const before = await held(kind, seen, context)
      if (!before.ok) return before
      await deleteEntry(context.tx, kind)
      return changed(kind, context)
    }),

    // Minds its own transactions: none may wait for what a gateway answers.
    reads(sendTestMessage, async ({ kind, to }, { audit }) => {
      audit({ kind })
      return tryGateway(platform, kind, to)
    }),
  ]
}

/** Another one with every change, be it within the same moment. */
function versionOf({ secrets }: Platform, { sealed, enteredAt }: StoredEntry): string {
  return secrets.fingerprint(`gateway ${sealed ?? enteredAt}`).slice(0, 16)
}

async function healthOf(queries: Queries, kind: OfficeMessageKind) {
  const row = (await gatewayRows(queries)).find((each) => each.kind === kind)
  const counts = await countByState(queries, { kind })
  return {
    lastSuccessAt: row?.lastSuccessAt ?? null,
    lastErrorAt: row?.lastErrorAt ?? null,
    lastError: readFault(row?.lastError),
    waiting: (counts.waiting ?? 0) + (counts.sending ?? 0) + (counts['no-gateway'] ?? 0),
  }
}

async function smsOnWire(platform: Platform, queries: Queries) {
  const { configuration, secrets } = platform
  const { sms } = gatewaysOf(platform)
  const row = await storedEntry(queries, 'sms')
  const entry = openEntry(secrets, row, 'sms')
  return {
    name: sms?.gateway ?? null,
    from: sms?.from ?? null,
    setBy: configuration.sms ? ('environment' as const) : sms ? ('office' as const) : null,
    ...(await healthOf(queries, 'sms')),
    entry: row
      ? {
          ...{ enteredAt: row.enteredAt, enteredBy: row.enteredBy, readable: entry !== undefined },
          version: versionOf(platform, row),
          ...{
            gateway: entry?.gateway ?? ('smsapi' as const),
            url: entry?.url ?? '',
            from: entry?.from ?? '',
          },
          secret: entry ? shownEnd(entry.token) : '',
        }
      : null,
  }
}

async function mailOnWire(platform: Platform, queries: Queries) {
  const { configuration, secrets } = platform
  const { smtp } = gatewaysOf(platform)
  const row = await storedEntry(queries, 'email')
  const entry = openEntry(secrets, row, 'email')
  return {
    name: smtp ? 'smtp' : null,
    from: smtp?.from ?? null,
    setBy: configuration.smtp ? ('environment' as const) : smtp ? ('office' as const) : null,
    ...(await healthOf(queries, 'email')),
    entry: row
      ? {
          ...{ enteredAt: row.enteredAt, enteredBy: row.enteredBy, readable: entry !== undefined },
          version: versionOf(platform, row),
          ...{
            host: entry?.host ?? '',
            port: entry?.port ?? 465,
            security: entry?.security ?? ('tls' as const),
          },
          ...{ user: entry?.user ?? '', from: entry?.from ?? '' },
          secret: entry && entry.password !== '' ? KEPT_SECRET : '',
        }
      : null,
  }
}
