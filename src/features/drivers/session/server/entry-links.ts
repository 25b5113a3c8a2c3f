import { randomInt, randomUUID } from 'node:crypto'
import { endSession, endSessionByHash, openSession, SESSION_COOKIES } from '#features/auth/server/public.ts'
import { driverPinRevisions } from '#features/drivers/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed, WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashToken } from '#platform/server/secrets.ts'
import { deviceName } from '../domain/device-name.ts'
import {
  judgeLink,
  LINK_DAYS,
  LINK_SESSION_DAYS,
  type LinkGoal,
  type LinkVerdict,
  linkHash,
} from '../domain/entry-link.ts'
import { endOfWhoLeft, SHARED_DEVICE_MS } from './calendar-sessions.ts'
import {
  type EntryLinkRow,
  entryLinkOf,
  entryLinksOf,
  insertEntryLinks,
  noteOpening,
  removeEntryLinks,
} from './entry-link-store.ts'
import { freshContacts } from './fresh-contact.ts'

const DAY = 24 * 3_600_000

/**
 * The address at which a driver sees the own week, or the form, for a letter or an SMS: a link that lets the
 * driver in, another one for each message; the page's own address for who may not log in, and for whose
 * e-mail or phone the office has just changed. Only the message knows the key.
 * @returns by driver's id
 */
export async function entryAddresses(
  tx: Tx,
  platform: Platform,
  driverIds: readonly string[],
  goal: LinkGoal = 'calendar',
): Promise<(driverId: string) => string> {
  const { clock, secrets, configuration } = platform
  const ids = [...new Set(driverIds)]
  const revisions = ids.length === 0 ? new Map<string, number>() : await driverPinRevisions(tx, ids)
  const addresses = new Map<string, string>()
  const rows: EntryLinkRow[] = []
  const fresh = await freshContacts(tx, platform, ids)
  for (const [driverId, pinRevision] of revisions) {
    if (fresh.has(driverId)) continue
    const key = newKey()
    addresses.set(driverId, `${configuration.publicUrl}/j#${linkHash(key, goal)}`)
    rows.push({
      ...{ id: randomUUID(), driverId, pinRevision, devices: [], sessions: [], openings: 0 },
      keyFingerprint: fingerprintOf(secrets, 'key', key),
      createdAt: instantNow(clock),
      endsAt: instantIn(clock, LINK_DAYS * DAY),
    })
  }
  await insertEntryLinks(tx, rows)
  const page = goal === 'form' ? '/' : '/kalendarz-pracy'
  return (driverId) => addresses.get(driverId) ?? `${configuration.publicUrl}${page}`
}

type Dead = Failed<'dead_link' | 'link_expired' | 'link_used_up'>
export interface LinkTry {
  readonly key: string
  readonly device: string
  readonly shared?: boolean | undefined
}
interface Opens {
  readonly row: EntryLinkRow
  readonly revision: number
  readonly device: string
  readonly isNew: boolean
}

const DEAD: Readonly<Record<Exclude<LinkVerdict, 'known' | 'new'>, Dead['code']>> = {
  ended: 'dead_link',
  expired: 'link_expired',
  'used-up': 'link_used_up',
}

/** What the link would do for this device. */
export async function tryLink(
  queries: Queries,
  { clock, secrets }: Platform,
  { key, device }: LinkTry,
  lock: 'lock' | 'look' = 'look',
): Promise<Result<Opens, Dead>> {
  const row = await entryLinkOf(queries, fingerprintOf(secrets, 'key', key), lock)
  if (!row) return fail({ code: 'dead_link' })
  const revision = (await driverPinRevisions(queries, [row.driverId])).get(row.driverId)
  const marked = fingerprintOf(secrets, 'device', device)
  const { pinRevision, endsAt, devices, openings } = row
  const link = { revision: pinRevision, end: Date.parse(endsAt), devices, openings }
  const verdict = judgeLink(link, revision, marked, clock.now().getTime())
  if (verdict !== 'known' && verdict !== 'new') return fail({ code: DEAD[verdict] })
  return ok({ row, revision: pinRevision, device: marked, isNew: verdict === 'new' })
}

/**
 * Lets the device in, judged anew with the link held: of two devices that are both the third one, one gets
 * in. A device on which the driver is logged in already stays so, with the longer session of a PIN. What the
 * same device was given before by this link ends: a name that is told again and again opens one session.
 * @returns whose it is
 */
export async function openByLink(
  platform: Platform,
  wanted: LinkTry,
  context: WriteContext,
): Promise<Result<string, Dead>> {
  const { tx } = context
  const opens = await tryLink(tx, platform, wanted, 'lock')
  if (!opens.ok) return opens
  const { row, revision, device, isNew } = opens.value
  const { driverId } = row
  context.audit({ driver: driverId, link: row.id, newDevice: isNew })
  if (context.caller.driver?.id === driverId) return ok(driverId)
  const former = context.cookie(SESSION_COOKIES.driver)
  if (former !== undefined) await endSession(tx, former)
  const devices = isNew ? [...row.devices, device] : row.devices
  const place = devices.indexOf(device)
  const before = row.sessions[place]
  if (before) await endSessionByHash(tx, before)
  const { cookie, token } = await openSession(tx, platform, {
    ...{ scope: 'driver', subject: driverId, revision },
    longest: wanted.shared ? SHARED_DEVICE_MS : LINK_SESSION_DAYS * DAY,
    opened: { way: 'link', device: deviceName(context.agent) },
  })
  const sessions = devices.map((_device, index) => row.sessions[index] ?? '')
  sessions[place] = hashToken(token)
  await noteOpening(tx, row.id, { devices, sessions, openings: row.openings + 1 })
  await endOfWhoLeft(tx, context)
  context.setCookie(cookie)
  return ok(driverId)
}

/** For the export: when links were sent, until when they open, and how many devices they have let in. */
export async function entryLinksForExport(queries: Queries, driverId: string) {
  const rows = await entryLinksOf(queries, driverId)
  return rows.map(({ createdAt, endsAt, devices }) => ({ createdAt, endsAt, devices: devices.length }))
}

/** None of those that were sent lets anybody in any more. */
export function endEntryLinks(tx: Tx, driverId: string): Promise<void> {
  return removeEntryLinks(tx, driverId)
}

/** An address as long as those that {@link entryAddresses} makes, which opens nothing. */
export function exampleOfLink(publicUrl: string, goal: LinkGoal): string {
  return `${publicUrl}/j#${linkHash('x'.repeat(LENGTH), goal)}`
}

/** Letters and digits alone: an SMS shows them as a link to their end, whatever the phone. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 131 bits: nobody guesses one, and an SMS stays short. */
const LENGTH = 22

function newKey(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

function fingerprintOf(secrets: Platform['secrets'], of: 'key' | 'device', text: string): string {
  return secrets.fingerprint(`entry link ${of}\n${text}`)
}
