import { type MessageAbout, readFault } from '#features/messaging/server/public.ts'
import { recordedOnWire, weekOfRow } from '#features/roster/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, type WriteContext, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { costOfTexts, listChangeTexts, mailChange } from '../../contract.ts'
import {
  costOfAllChanges,
  deliveriesOfChanges,
  type SendRefusal,
  tellChange,
  type WantedChange,
  whyUnsendable,
} from './tell-changes.ts'
import type { ChannelDelivery, NoticeDelivery, WeekDeliveries } from './week-deliveries.ts'

/** Messages about changes of the schedule, and what became of them (Spec 2 §7, D21, D30). */
export function changeTextRoutes(platform: Platform): Route[] {
  const { clock } = platform
  const gateways = () => {
    const { smtp, sms } = gatewaysOf(platform)
    return { smsConfigured: sms !== undefined, mailConfigured: smtp !== undefined }
  }
  return [
    reads(listChangeTexts, async ({ weekId }, { queries }) => {
      const week = await deliveriesOfChanges(queries, clock, weekId)
      return ok({ data: (week?.told ?? []).map((each) => noticeOnWire(week, each)), ...gateways() })
    }),

    reads(costOfTexts, async ({ weekId }, { queries }) =>
      ok((await costOfAllChanges(queries, platform, weekId)) ?? { parts: 0, inPolish: 0 }),
    ),

    writes(mailChange, async (wanted, { tx, audit }) => {
      const told = await tellChange(tx, platform, wanted, 'email')
      if (!told.ok) return fail({ code: LETTER_FAILURES[told.error] })
      const { weekId, changeId, sent, message } = told.value
      audit({ week: weekId, change: changeId, ...notedOf(sent, message), again: wanted.again === true })
      return ok({ sent, email: messageOnWire(message) })
    }),
  ]
}

/** One SMS about a change, as the call answers it. */
export async function sendText(platform: Platform, wanted: WantedChange, { tx, audit }: WriteContext) {
  const told = await tellChange(tx, platform, wanted, 'sms')
  if (!told.ok) return fail({ code: SMS_FAILURES[told.error] })
  const { weekId, changeId, sent, message } = told.value
  audit({ week: weekId, change: changeId, ...notedOf(sent, message), again: wanted.again === true })
  return ok({ sent, sms: messageOnWire(message) })
}

/** For the log, which is written before any gateway has answered. @param sent put into the outbox just now */
function notedOf(sent: boolean, { state }: MessageAbout) {
  return { sent, ...(state === 'no-gateway' ? { noGateway: true } : {}) }
}

const SMS_FAILURES = {
  'no-such-change': 'no_such_change',
  passed: 'has_passed',
  'no-address': 'no_phone',
} as const satisfies Readonly<Record<SendRefusal, string>>

const LETTER_FAILURES = { ...SMS_FAILURES, 'no-address': 'no_email' } as const

function noticeOnWire(week: WeekDeliveries | undefined, told: NoticeDelivery) {
  const { notice, driver, sms, email, push, readAt, passed } = told
  const hindrance = whyUnsendable(told, 'sms')
  return {
    id: notice.id,
    driverId: notice.driverId,
    sms: toldOnWire(sms),
    earlier: sms.earlier,
    hindrance: sms.now ? null : hindrance === 'no-address' ? ('no-phone' as const) : hindrance,
    email: toldOnWire(email),
    emailEarlier: email.earlier,
    hasEmail: Boolean(driver?.email),
    push: toldOnWire(push),
    readAt,
    passed,
    returned: week && notice.kind === 'returned' ? returnOnWire(week, told) : null,
  }
}

function returnOnWire({ row, contents }: WeekDeliveries, { notice }: NoticeDelivery) {
  const kind = notice.to ? ('added' as const) : ('removed' as const)
  const [shown] = recordedOnWire(weekOfRow(row), contents, [{ ...notice, kind }])
  if (!shown) return null
  const { fullName, oldDay, oldWeekDay, oldShift, oldReg, day, weekDay, shift, newReg, at, by } = shown
  return { fullName, oldDay, oldWeekDay, oldShift, oldReg, day, weekDay, shift, newReg, at, by }
}

function toldOnWire({ now }: ChannelDelivery) {
  return now ? messageOnWire(now) : null
}

function messageOnWire({ state, sentAt, error, changes }: MessageAbout) {
  return { state, sentAt, error: readFault(error), changes }
}
