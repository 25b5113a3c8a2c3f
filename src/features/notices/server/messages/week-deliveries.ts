import { type MessageAbout, messagesAbout } from '#features/messaging/server/public.ts'
import type { WeekContents, WeekDriver } from '#features/roster/domain/public.ts'
import { readContents, type WeekRow, weekOfRow } from '#features/roster/server/public.ts'
import { hasBegun, slotAt } from '#kernel/slot.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { noticedSlot } from '../../domain/notices.ts'
import { readNotices, type StoredNotice } from '../receipts/notices.ts'
import { receiptsOf } from '../receipts/receipts-store.ts'
import { revisionOf } from '../receipts/revision.ts'

/** What went out about a notice in one way. */
export interface ChannelDelivery {
  /** About the notice as it is now. */
  readonly now: MessageAbout | undefined
  /** The driver was told of it as it was before, and not as it is now. */
  readonly earlier: boolean
  /** How many there were, also as it was before. */
  readonly rounds: number
}

export interface NoticeDelivery {
  readonly notice: StoredNotice
  readonly driver: WeekDriver | undefined
  readonly sms: ChannelDelivery
  readonly email: ChannelDelivery
  /** To the driver's phones, beside the SMS. */
  readonly push: ChannelDelivery
  /** When the driver read it as it is now. */
  readonly readAt: string | null
  /** Its slot has begun. */
  readonly passed: boolean
}

export interface WeekDeliveries {
  readonly row: WeekRow
  readonly contents: WeekContents
  readonly told: readonly NoticeDelivery[]
}

/** What drivers were told of a week, and what they have read. */
export async function deliveriesOfWeek(
  queries: Queries,
  clock: Clock,
  row: WeekRow,
): Promise<WeekDeliveries> {
  const contents = await readContents(queries, row.id)
  const people = new Map(contents.drivers.map((driver) => [driver.id, driver]))
  const notices = await readNotices(queries, row.id)
  const ids = notices.map(({ id }) => id)
  const byNotice = Map.groupBy(await messagesAbout(queries, ids), ({ aboutId }) => aboutId)
  const receipts = await receiptsOf(queries, ids)
  const { date: today, hour } = fleetTime(clock)
  const told = notices.map((notice): NoticeDelivery => {
    const revision = revisionOf(notice)
    const messages = byNotice.get(notice.id) ?? []
    const receipt = receipts.get(notice.id)
    return {
      notice,
      driver: people.get(notice.driverId),
      sms: deliveryBy(messages, 'sms', revision),
      email: deliveryBy(messages, 'email', revision),
      push: deliveryBy(messages, 'push', revision),
      readAt: receipt?.revision === revision ? receipt.readAt : null,
      passed: hasBegun(slotAt(weekOfRow(row), noticedSlot(notice)), today, hour),
    }
  })
  return { row, contents, told }
}

/** What was withdrawn before it went out has told nobody anything. */
function deliveryBy(
  messages: readonly MessageAbout[],
  kind: MessageAbout['kind'],
  revision: string,
): ChannelDelivery {
  const all = messages.filter((message) => message.kind === kind)
  const last = all.findLast(({ state }) => state !== 'withdrawn')
  const now = last && revisionIn(last.eventKey) === revision ? last : undefined
  return { now, earlier: last !== undefined && now === undefined, rounds: all.length }
}

/**
 * @param round how many messages of this kind about it there were before: one moved on and moved again to
 * where it was is told anew
 */
export function eventKeyOf(kind: MessageAbout['kind'], notice: StoredNotice, round: number): string {
  const event = kind === 'sms' ? 'schedule-change' : 'schedule-change-letter'
  return `${event}:${notice.id}:${String(round).padStart(4, '0')}:${revisionOf(notice)}`
}

/** The notice's as this key tells it. */
export function revisionIn(eventKey: string): string {
  return eventKey.slice(eventKey.lastIndexOf(':') + 1)
}
