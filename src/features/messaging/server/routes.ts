import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listMessages, readMessage, retryMessage } from '../contract.ts'
import { attachmentsOf, openBody } from './body-seal.ts'
import { countMessages, makeDue, messageById, messagesOnPage, type StoredMessage } from './store.ts'

const PAGE_SIZE = 50

export function messagingRoutes(platform: Platform): Route[] {
  const mailConfigured = platform.configuration.smtp !== undefined
  return [
    reads(listMessages, async ({ page }, { queries }) => {
      const rows = await messagesOnPage(queries, page, PAGE_SIZE)
      return ok({ data: rows.map(onWire), ...(await countMessages(queries)), mailConfigured })
    }),

    reads(readMessage, async ({ id }, { queries, audit }) => {
      const message = await messageById(queries, id)
      if (!message) return fail({ code: 'no_such_message' as const })
      audit({ message: id })
      const body = openBody(platform.secrets, message.body)
      const attachments = attachmentsOf(body, message.createdAt).map(({ fileName }) => fileName)
      return ok({ ...onWire(message), text: body.text, attachments })
    }),

    writes(retryMessage, async ({ id }, { tx, audit }) => {
      audit({ message: id })
      const message = await messageById(tx, id)
      const state = message?.kind === 'email' && mailConfigured ? 'waiting' : 'no-gateway'
      const done = await makeDue(tx, id, state, instantNow(platform.clock))
      return done ? ok({ status: 'ok' as const }) : fail({ code: 'no_such_message' as const })
    }),
  ]
}

function onWire({ id, kind, recipient, subject, state, attempts, createdAt, sentAt, error }: StoredMessage) {
  return { id, attributes: { kind, to: recipient, subject, state, attempts, createdAt, sentAt, error } }
}
