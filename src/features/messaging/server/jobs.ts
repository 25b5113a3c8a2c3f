import { instantIn } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { OVER } from '../domain/message-state.ts'
import { partsCounter } from './count-parts.ts'
import { putGatewaysInForce } from './gateways/in-force.ts'
import { createMailGateway } from './mail-gateway.ts'
import { markNoGateway } from './send-due.ts'
import { sendDueLetters } from './send-letters.ts'
import { createSmsGateway, sendDueSms } from './send-sms.ts'
import { deleteMessagesBefore } from './store.ts'
import { messagingSettingsRow } from './store-texts.ts'

const DAY_MS = 86_400_000

export function messagingJobs(platform: Platform): Job[] {
  return [
    { name: 'send letters', everySeconds: 5, run: () => sendLetters(platform) },
    { name: 'send SMS', everySeconds: 5, run: () => sendSms(platform) },
    { name: 'count parts of older SMS', everySeconds: 60, run: partsCounter(platform) },
    { name: 'forget old messages', everySeconds: 24 * 3600, run: () => forgetOldMessages(platform) },
  ]
}

/** Connections live as long as one run, so that none is left open when the server stops. */
async function sendLetters(platform: Platform): Promise<void> {
  await putGatewaysInForce(platform)
  const { smtp } = gatewaysOf(platform)
  if (!smtp) return markNoGateway(platform, 'email')
  const gateway = createMailGateway(smtp)
  try {
    await sendDueLetters(platform, gateway)
  } finally {
    gateway.close()
  }
}

async function sendSms(platform: Platform): Promise<void> {
  await putGatewaysInForce(platform)
  const { sms } = gatewaysOf(platform)
  return sms ? sendDueSms(platform, createSmsGateway(sms)) : markNoGateway(platform, 'sms')
}

/** They hold addresses and PINs; those that found no gateway in all that time tell nothing new any more. */
async function forgetOldMessages({ clock, database, log }: Platform): Promise<void> {
  const { keepDays } = await messagingSettingsRow(database.queries)
  const before = instantIn(clock, -keepDays * DAY_MS)
  const number = await deleteMessagesBefore(database.queries, [...OVER, 'no-gateway'], before)
  if (number > 0) log.info({ number }, 'old messages forgotten')
}
