import { and } from 'drizzle-orm'
import { fail, ok } from '#kernel/result.ts'
import { weekOf } from '#kernel/week.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { cancelMessage, listMessages, readMessage, retryMessage } from '../contract.ts'
import { smsStatusByGet, smsStatusByPost } from '../contract-reports.ts'
import { aboutKindOf } from '../domain/message-about.ts'
import { isAmong, type MessageState, MISSED, type StateFilter } from '../domain/message-state.ts'
import { isGuarding, isOfMoney } from '../domain/of-money.ts'
import { withoutKeys } from '../domain/without-keys.ts'
import { attachmentsOf, type LetterBody, openBody } from './body-seal.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { conditionOf, inState, messagesOnPage, type StateSum, sumsByState } from './find-messages.ts'
import type { OfficeDeeds } from './gateways/gateway-changes.ts'
import { gatewayRoutes } from './gateways/gateway-routes.ts'
import { readFault } from './kept-fault.ts'
import type { MessagePeople } from './people.ts'
import { sendAgain } from './send-again.ts'
import type { Handed } from './sms-report-key.ts'
import { messageById, type StoredMessage, stopMessage } from './store.ts'
import { messagingSettingsRow } from './store-texts.ts'
import { reportedMessage, type SignedReport, takeReport } from './take-report.ts'
import { textRoutes } from './text-routes.ts'

const PAGE_SIZE = 50
/** Who share one address, as far as a row tells. */
const MOST_NAMES = 3

export function messagingRoutes(platform: Platform, people: MessagePeople, deeds: OfficeDeeds): Route[] {
  const signed = (report: SignedReport) => reportedMessage(platform, report)
  const take = async ({ status }: SignedReport, { proven }: { readonly proven: Handed }) =>
    ok(await takeReport(platform, proven, status))
  return [
    reads(listMessages, async ({ page, state, ...filter }, { queries }) => {
      const condition = await conditionOf(queries, people, filter)
      const rows = await messagesOnPage(queries, and(condition, inState(state)), page, PAGE_SIZE)
      const sums = await sumsByState(queries, condition)
      const shown = sums.filter((each) => isShown(state, each))
      const sumOf = (key: 'number' | 'charged' | 'waiting') => shown.reduce((sum, each) => sum + each[key], 0)
      const names = await people.whose(queries, [...new Set(rows.map(({ recipient }) => recipient))])
      const { smtp, sms } = gatewaysOf(platform)
      const person =
        filter.driver === undefined ? undefined : await people.recipientsOf(queries, filter.driver)
      return ok({
        data: rows.map((row) => onWire(row, names)),
        total: sumOf('number'),
        counts: numbersOf(sums),
        missed: numbersOf(sums.filter((each) => isShown('missed', each))),
        parts: { charged: sumOf('charged'), waiting: sumOf('waiting') },
        partPrice: (await messagingSettingsRow(queries)).smsPartPrice,
        driver: person ? { ...person.person } : null,
        thisWeek: { ...weekOf(fleetTime(platform.clock).date) },
        ...{ mailConfigured: smtp !== undefined, smsConfigured: sms !== undefined },
      })
    }),

    reads(readMessage, async ({ id }, { queries, caller, audit }) => {
      const message = await messageById(queries, id)
      if (!message) return fail({ code: 'no_such_message' as const })
      audit({ message: id })
      const body = readable(platform, message)
      const names = await people.whose(queries, [message.recipient])
      if (!body) return fail({ code: 'unreadable_message' as const })
      if (isOfMoney(message.aboutKind) && caller.user?.money !== true)
        return ok({ ...onWire(message, names), text: '', ofMoney: true, attachments: [] })
      const attachments = attachmentsOf(body, message.createdAt).map(({ fileName }) => fileName)
      return ok({ ...onWire(message, names), text: withoutKeys(body.text), ofMoney: false, attachments })
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

    ...bulkRoutes(platform, people),
    ...gatewayRoutes(platform, deeds),
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

function isShown(filter: StateFilter | undefined, { state, isTest }: StateSum): boolean {
  if (filter === 'missed') return isAmong(MISSED, state) && !isTest
  return filter === undefined || filter === state
}

function numbersOf(sums: readonly StateSum[]): Partial<Record<MessageState, number>> {
  const numbers: Partial<Record<MessageState, number>> = {}
  for (const { state, number } of sums) numbers[state] = (numbers[state] ?? 0) + number
  return numbers
}

function onWire(message: StoredMessage, names: Awaited<ReturnType<MessagePeople['whose']>>) {
  const { id, kind, recipient, subject, state, attempts, createdAt, sentAt, reportedAt, error } = message
  const { aboutId, parts, round, handedTo } = message
  const when = { createdAt, sentAt, reportedAt }
  return {
    id,
    attributes: {
      kind,
      // Of a push it is the driver's id, which tells nobody anything.
      to: kind === 'push' ? '' : recipient,
      people: (names.get(recipient) ?? []).slice(0, MOST_NAMES).map(({ id: driver, fullName }) => ({
        ...{ id: driver, fullName },
      })),
      subject,
      state,
      attempts,
      ...when,
      error: readFault(error),
      aboutKind: aboutKindOf(message),
      aboutId,
      ...{ parts: kind === 'sms' ? parts : null, rounds: round, mayHaveArrived: handedTo !== '' },
    },
  }
}
