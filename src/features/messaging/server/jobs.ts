import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createMailGateway } from './mail-gateway.ts'
import { sendDueLetters, shelveLetters } from './send-letters.ts'

export function messagingJobs(platform: Platform): Job[] {
  return [{ name: 'send letters', everySeconds: 5, run: () => sendLetters(platform) }]
}

/** Connections live as long as one run, so that none is left open when the server stops. */
async function sendLetters(platform: Platform): Promise<void> {
  const { smtp } = platform.configuration
  if (!smtp) return shelveLetters(platform)
  const gateway = createMailGateway(smtp)
  try {
    await sendDueLetters(platform, gateway)
  } finally {
    gateway.close()
  }
}
