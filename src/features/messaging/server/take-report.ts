import { fail, ok, type Result } from '#kernel/result.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Handed, messageOfReport } from './sms-report-key.ts'
import { messageById, noteReport } from './store.ts'

/** SMSAPI's states (smsapi.pl/statusy-wiadomosci). The others tell of nothing that the office must know. */
const STATES: Readonly<Record<string, 'sent' | 'delivered' | 'undelivered'>> = {
  402: 'undelivered',
  403: 'sent',
  404: 'delivered',
  405: 'undelivered',
  406: 'undelivered',
  407: 'undelivered',
  409: 'sent',
  410: 'sent',
}

/** The body that SMSAPI takes for received; with any other it reports again. */
const RECEIVED: FileAnswer = { fileName: 'ok.txt', contentType: 'text/plain; charset=utf-8', body: 'OK' }

export interface SignedReport {
  readonly m: string
  readonly k: string
  readonly status?: string | undefined
}

/** The message that a report is of. A forged key and a message that is no more are answered alike. */
export async function reportedMessage(
  platform: Platform,
  { m, k }: SignedReport,
): Promise<Result<Handed, { readonly code: 'no_such_message' }>> {
  const handed = messageOfReport(platform, m, k)
  if (handed && (await messageById(platform.database.queries, handed.id))) return ok(handed)
  platform.log.warn({ forged: handed === undefined }, 'SMS report refused')
  return fail({ code: 'no_such_message' })
}

/** Keeps what the gateway reports of a message (D30). */
export async function takeReport(platform: Platform, handed: Handed, status = ''): Promise<FileAnswer> {
  const { queries } = platform.database
  for (const code of status.split(',')) {
    const state = STATES[code.trim()]
    if (!state) {
      platform.log.info({ messageId: handed.id, status: code.slice(0, 10) }, 'SMS report without effect')
      continue
    }
    const error = state === 'undelivered' ? ({ code: 'undelivered' } as const) : null
    await noteReport(queries, handed, { state, error }, instantNow(platform.clock))
  }
  return RECEIVED
}
