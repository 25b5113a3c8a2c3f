import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetOldPhotos } from './keep-photo.ts'

export function photoJobs({ database, clock }: Platform): Job[] {
  return [
    {
      name: 'forget old photos',
      everySeconds: 3600,
      run: () => database.transaction((tx) => forgetOldPhotos(tx, clock)),
    },
  ]
}
