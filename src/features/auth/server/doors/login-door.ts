import type { Platform } from '#platform/server/platform.ts'
import { loginDoor } from '../check-login.ts'
import { userById, usersWithIds } from '../user-store.ts'
import type { Door } from './door.ts'

/** The passwords of the office's users. */
export function doorOfUsers(platform: Platform): Door {
  return {
    keysOf: async (queries, id) => {
      const user = id === undefined ? undefined : await userById(queries, id)
      return user && loginDoor(platform, user)
    },
    peopleOf: async (queries, ids) =>
      (await usersWithIds(queries, ids)).map(({ id, name }) => ({ id, name })),
  }
}
