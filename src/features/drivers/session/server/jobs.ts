import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashNewPins } from './driver-pins.ts'

export function driverPinJobs(platform: Platform): Job[] {
  return [{ name: 'hash new PINs', everySeconds: 5, run: () => hashNewPins(platform) }]
}
