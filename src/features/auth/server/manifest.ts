import type { ServerManifest } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { loginDoor } from './check-login.ts'
import type { Door, Doors } from './doors/door.ts'
import { authJobs } from './jobs.ts'
import { authRoutes } from './routes.ts'
import { secondFactorHolder } from './sealed-second-factors.ts'
import { userById, usersWithIds } from './user-store.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly doors: Doors
  }
  interface ServerManifest {
    /** The doors at which the secrets that it keeps are tried. */
    doors?(platform: Platform): Partial<Doors>
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { throttle, doors }) => authRoutes(platform, throttle, doors),
  doors: (platform) => ({ login: doorOfUsers(platform) }),
  jobs: authJobs,
  sealed: { name: 'secondFactors', holder: secondFactorHolder },
}

/** The passwords of the office's users. */
function doorOfUsers(platform: Platform): Door {
  return {
    keysOf: async (queries, id) => {
      const user = id === undefined ? undefined : await userById(queries, id)
      return user && loginDoor(platform, user)
    },
    peopleOf: async (queries, ids) =>
      (await usersWithIds(queries, ids)).map(({ id, name }) => ({ id, name })),
  }
}
