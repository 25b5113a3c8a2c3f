import { fail, ok } from '#kernel/result.ts'
import { proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { cancelMessage, listMessages, readMessage, retryMessage } from '../contract.ts'
import { smsStatusByGet, smsStatusByPost } from '../contract-reports.ts'
import { isGuarding, isOfMoney } from '../domain/of-money.ts'
import { withoutKeys } from '../domain/without-keys.ts'
import { attachmentsOf, type LetterBody, openBody } from './body-seal.ts'
import { readFault } from './kept-fault.ts'
import { sendAgain } from './send-again.ts'
import type { Handed } from './sms-report-key.ts'
import { countByState, messageById, messagesOnPage, type StoredMessage, stopMessage } from './store.ts'
import { reportedMessage, type SignedReport, takeReport } from './take-report.ts'
import { textRoutes } from './text-routes.ts'

const PAGE_SIZE = 50

export function messagingRoutes(platform: Platform): Route[] {
  const { configuration } = platform
  const mailConfigured = configuration.smtp !== undefined
  const smsConfigured = configuration.sms !== undefined
  const signed = (report: SignedReport) => reportedMessage(platform, report)
  const take = async ({ status }: SignedReport, { proven }: { readonly proven: Handed }) =>
    ok(await takeReport(platform, proven, status))
  return [
    reads(listMessages, async ({ page, kind, state }, { queries }) => {
      const rows = await messagesOnPage(queries, { kind, state }, page, PAGE_SIZE)
      const counts = await countByState(queries, kind)
      const all = Object.values(counts).reduce((sum, number) => sum + number, 0)
      const total = state ? (counts[state] ?? 0) : all
      return ok({ data: rows.map(onWire), total, counts, mailConfigured, smsConfigured })
    }),

    reads(readMessage, async ({ id }, { queries, caller, audit }) => {
      const message = await messageById(queries, id)
      if (!message) return fail({ code: 'no_such_message' as const })
      audit({ message: id })
      const body = readable(platform, message)
      if (!body) return fail({ code: 'unreadable_message' as const })
      if (isOfMoney(message.aboutKind) && caller.user?.money !== true)
        return ok({ ...onWire(message), text: '', ofMoney: true, attachments: [] })
      const attachments = attachmentsOf(body, message.createdAt).map(({ fileName }) => fileName)
      return ok({ ...onWire(message), text: withoutKeys(body.text), ofMoney: false, attachments })
    }),

    writes(retryMessage, async ({ id }, { tx, audit }) => {
      audit({ message: id })
      const message = await messageById(tx, id)
      if (!message) return fail({ code: 'no_such_message' as const })
      const done = await sendAgain(tx, platform, message)
      return done ? ok({ status: 'ok' as const }) : fail({ code: 'not_repeatable' as const })
    }),

    writes(cancelMessage, async ({ id }, { tx, audit }) => {
      audit({ message: id })
      const message = await messageById(tx, id)
      if (!message) return fail({ code: 'no_such_message' as const })
      if (isGuarding(message.aboutKind)) return fail({ code: 'not_stoppable' as const })
      return (await stopMessage(tx, id))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'not_stoppable' as const })
    }),

    // Reads to the platform: a gateway repeats its reports by itself, and there is nobody to stand in the
    // audit log.
    proves(smsStatusByGet, signed).reads(take),
    proves(smsStatusByPost, signed).reads(take),

    ...textRoutes(platform),
  ]
}

/** Undefined where it was sealed with another key. */
function readable({ secrets }: Platform, { body }: StoredMessage): LetterBody | undefined {
  try {
    return openBody(secrets, body)
  } catch {
    return undefined
  }
}

function onWire(message: StoredMessage) {
  const { id, kind, recipient, subject, state, attempts, createdAt, sentAt, reportedAt, error } = message
  const { aboutKind, aboutId } = message
  const when = { createdAt, sentAt, reportedAt }
  return {
    id,
    attributes: {
      kind,
      // Of a push it is the driver's id, which tells nobody anything.
      to: kind === 'push' ? '' : recipient,
      subject,
      state,
      attempts,
      ...when,
      error: readFault(error),
      aboutKind,
      aboutId,
    },
  }
}
