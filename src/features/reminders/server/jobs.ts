import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { remind } from './remind.ts'

export function reminderJobs(platform: Platform): Job[] {
  let lastLook = ''
  return [
    {
      name: 'remind drivers',
      everySeconds: 10,
      run: async () => {
        lastLook = await remind(platform, lastLook)
      },
    },
  ]
}
