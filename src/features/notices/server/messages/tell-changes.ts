import { eq } from 'drizzle-orm'
import {
  isAmong,
  isWithGateway,
  NOT_THROUGH,
  type OfficeMessageKind,
} from '#features/messaging/domain/public.ts'
import {
  type MessageAbout,
  messagesAbout,
  sendAgain,
  withdrawFrom,
} from '#features/messaging/server/public.ts'
import { lockWeek, scheduleChanges, weekById } from '#features/roster/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { textAllChanges } from '../../contract.ts'
import { scheduleReturns } from '../tables.ts'
import { partsOfSms, tellByLetter, tellBySms } from './tell.ts'
import { deliveriesOfWeek, type NoticeDelivery, type WeekDeliveries } from './week-deliveries.ts'

type Kind = OfficeMessageKind

/** What the drivers were told of a week's changes; undefined where there is no such week. */
export async function deliveriesOfChanges(
  queries: Queries,
  clock: Clock,
  weekId: string,
): Promise<WeekDeliveries | undefined> {
  const row = await weekById(queries, weekId)
  return row?.publishedAt ? deliveriesOfWeek(queries, clock, row) : undefined
}

/** Which change is meant: its own id, or where it stands. */
export interface WantedChange {
  readonly id?: string | undefined
  readonly weekId?: string | undefined
  readonly driverId?: string | undefined
  /** The original place, 0-13 (D2). */
  readonly slot?: number | undefined
  /** One that did not get through goes out again. */
  readonly again?: boolean | undefined
}

export interface SentChange {
  readonly weekId: string
  readonly changeId: string
  /** False: the driver was told before. */
  readonly sent: boolean
  readonly message: MessageAbout
}

export type SendRefusal = 'no-such-change' | 'passed' | 'no-address'

/**
 * Puts one message about a change as it is now into the outbox, or has one that did not get through sent
 * again. The week stays locked, so that however many ask at once, and whoever saves meanwhile, each revision
 * is told once (Q6).
 */
export async function tellChange(
  tx: Tx,
  platform: Platform,
  wanted: WantedChange,
  kind: Kind,
): Promise<Result<SentChange, SendRefusal>> {
  const weekId = wanted.id === undefined ? wanted.weekId : await weekOfNotice(tx, wanted.id)
  const row = weekId === undefined ? undefined : await lockWeek(tx, { id: weekId })
  // Nobody was told of a draft, so nothing of it has changed for anybody.
  if (!row?.publishedAt) return fail('no-such-change')
  const week = await deliveriesOfWeek(tx, platform.clock, row)
  const found = week.told.find(({ notice: { id, driverId, from, kind: of } }) =>
    wanted.id === undefined
      ? driverId === wanted.driverId && of !== 'returned' && from?.slot === wanted.slot
      : id === wanted.id,
  )
  if (!found) return fail('no-such-change')
  const last = found[kind].now
  const base = { weekId: row.id, changeId: found.notice.id }
  if (last) {
    if (wanted.again !== true || !isAmong(NOT_THROUGH, last.state))
      return ok({ ...base, sent: false, message: last })
    return ok({ ...base, ...(await repeat(tx, platform, week, found, last)) })
  }
  const hindrance = whyUnsendable(found, kind)
  if (hindrance) return fail(hindrance)
  return ok({ ...base, sent: true, message: await TELL[kind](tx, platform, week, found) })
}

/** Why nothing can be sent in this way. */
export function whyUnsendable(
  { driver, passed }: NoticeDelivery,
  kind: Kind,
): 'passed' | 'no-address' | null {
  if (passed) return 'passed'
  return addressOf(driver, kind) ? null : 'no-address'
}

/** What became of a 'send to all', as the call answers it. */
export type SentToAll = Omit<OutputOf<typeof textAllChanges>, 'smsConfigured'>

/**
 * One SMS a driver about all changes of a week that were not told yet; undefined where it is not generated.
 * @param only ids of the changes that are meant; all unless told
 */
export async function tellAllChanges(
  tx: Tx,
  platform: Platform,
  weekId: string,
  only?: ReadonlySet<string>,
): Promise<SentToAll | undefined> {
  const row = await lockWeek(tx, { id: weekId })
  if (!row?.publishedAt) return undefined
  const all = await deliveriesOfWeek(tx, platform.clock, row)
  const week = only ? { ...all, told: all.told.filter(({ notice }) => only.has(notice.id)) } : all
  const untold = week.told.filter((each) => !each.sms.now)
  const open = untold.filter((each) => whyUnsendable(each, 'sms') === null)
  const byDriver = Map.groupBy(open, ({ notice }) => notice.driverId)
  for (const [first, ...others] of byDriver.values())
    if (first) await tellBySms(tx, platform, week, [first, ...others])
  const unreachable = untold.filter((each) => whyUnsendable(each, 'sms') === 'no-address')
  return {
    ...{ sent: byDriver.size, people: byDriver.size, changes: open.length },
    ...countedBefore(week),
    withoutPhone: new Set(unreachable.map(({ notice }) => notice.driverId)).size,
    passed: untold.filter((each) => whyUnsendable(each, 'sms') === 'passed').length,
  }
}

/** What 'send to all' would cost now; undefined where there is no such published week. */
export async function costOfAllChanges(
  queries: Queries,
  platform: Platform,
  weekId: string,
): Promise<{ readonly parts: number; readonly inPolish: number } | undefined> {
  const week = await deliveriesOfChanges(queries, platform.clock, weekId)
  if (!week) return undefined
  const open = week.told.filter((each) => !each.sms.now && whyUnsendable(each, 'sms') === null)
  const cost = { parts: 0, inPolish: 0 }
  for (const [first, ...others] of Map.groupBy(open, ({ notice }) => notice.driverId).values()) {
    if (!first) continue
    const { parts, inPolish } = await partsOfSms(queries, platform, week, [first, ...others])
    cost.parts += parts
    cost.inPolish += inPolish
  }
  return cost
}

/**
 * SMS of before by what may be said of them, each once: sent is only what a gateway took (D30). A change that
 * passed before its SMS went out leaves that one.
 */
function countedBefore({ told }: WeekDeliveries): Pick<SentToAll, 'waiting' | 'already' | 'notThrough'> {
  const messages = new Map(
    told.flatMap(({ notice, sms: { now } }) =>
      now ? [[now.changes === 0 ? notice.id : now.id, now.state] as const] : [],
    ),
  )
  const counts = { waiting: 0, already: 0, notThrough: 0 }
  for (const state of messages.values()) counts[outcomeOf(state)] += 1
  return counts
}

function outcomeOf(state: MessageAbout['state']): 'waiting' | 'already' | 'notThrough' {
  if (isWithGateway(state) || state === 'spared') return 'already'
  return isAmong(NOT_THROUGH, state) ? 'notThrough' : 'waiting'
}

/**
 * A driver who is reached elsewhere by now gets a message of its own there. So does a change that shared one
 * with others, which then tells of it no more, unless a gateway may have had it: then it goes out again as it
 * was, under its key, which no gateway takes twice.
 */
async function repeat(
  tx: Tx,
  platform: Platform,
  week: WeekDeliveries,
  found: NoticeDelivery,
  last: MessageAbout,
): Promise<Pick<SentChange, 'sent' | 'message'>> {
  const kind = last.kind === 'push' ? 'sms' : last.kind
  const address = addressOf(found.driver, kind)
  const hasMoved = address !== last.to && !found.passed
  const sharesIt = last.changes > 1 && !last.mayHaveArrived
  const wasTakenOut = last.changes === 0
  if (address && (hasMoved || sharesIt || wasTakenOut)) {
    await withdrawFrom(tx, platform, last)
    return { sent: true, message: await TELL[kind](tx, platform, week, found) }
  }
  const sent = await sendAgain(tx, platform, last)
  const now = (await messagesAbout(tx, [found.notice.id])).find(({ id }) => id === last.id)
  return { sent, message: now ?? last }
}

const TELL = {
  sms: (tx: Tx, platform: Platform, week: WeekDeliveries, told: NoticeDelivery) =>
    tellBySms(tx, platform, week, [told]),
  email: tellByLetter,
} as const

function addressOf(driver: NoticeDelivery['driver'], kind: Kind): string {
  return (kind === 'sms' ? driver?.phone : driver?.email) ?? ''
}

async function weekOfNotice(queries: Queries, id: string): Promise<string | undefined> {
  for (const table of [scheduleChanges, scheduleReturns]) {
    const [row] = await queries.select({ weekId: table.weekId }).from(table).where(eq(table.id, id))
    if (row) return row.weekId
  }
  return undefined
}
