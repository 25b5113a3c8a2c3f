import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createMailGateway } from './mail-gateway.ts'
import { sendDueLetters, shelveLetters } from './send-letters.ts'

export function messagingJobs(platform: Platform): Job[] {
  const { smtp } = platform.configuration
  const gateway = smtp && createMailGateway(smtp)
  const run = (): Promise<void> => (gateway ? sendDueLetters(platform, gateway) : shelveLetters(platform))
  return [{ name: 'send-letters', everySeconds: 5, run }]
}
