import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { addUser, editUser, listMoneyGiven, listUsers } from '../contract.ts'
import { loginDoor } from './check-login.ts'
import { moneyGivenLately, noteMoneyRight } from './money-rights.ts'
import { addUserRow } from './new-user.ts'
import { endSessionsOf } from './sessions.ts'
import { allUsers, lockAdministrators, updateUser, userById } from './user-store.ts'
import { isWeakPassword } from './weak-password.ts'

/** Who is switched off can't use it: switched on again, it is given anew. */
function opensMoney({ money, active }: { readonly money: boolean; readonly active: boolean }): boolean {
  return money && active
}

/** What becomes of the right to money; undefined where it stays in the hands that it is in. */
function changeOfMoney(
  before: Parameters<typeof opensMoney>[0],
  after: Parameters<typeof opensMoney>[0],
  anothersPassword: boolean,
): 'given' | 'taken' | 'password' | undefined {
  if (opensMoney(before) !== opensMoney(after)) return opensMoney(after) ? 'given' : 'taken'
  return anothersPassword && opensMoney(after) ? 'password' : undefined
}

/** Management of the people of the office; each call needs the flag (D28). */
export function userRoutes(platform: Platform, throttle: Throttle): Route[] {
  const { secrets } = platform
  return [
    reads(listUsers, async (_, { queries }) => {
      const rows = await allUsers(queries)
      return ok({
        data: rows.map(({ id, login, name, admin, money, active, lastSeenAt, totpSecret }) => ({
          id,
          attributes: { login, name, admin, money, active, lastSeenAt, secondFactor: totpSecret !== null },
        })),
      })
    }),

    reads(listMoneyGiven, async (_, { queries, caller }) =>
      ok({ data: await moneyGivenLately(queries, platform, caller.user?.id ?? '') }),
    ),

    writesAfter(
      addUser,
      async ({ password, login, name }) =>
        (await isWeakPassword(password, [login, name])) ? undefined : secrets.hashPassword(password),
      async ({ login, name, admin, money }, { tx, prepared, caller, audit }) => {
        if (prepared === undefined) return fail({ code: 'password_too_weak' })
        const id = await addUserRow(tx, platform, { login, name, admin, money, passwordHash: prepared })
        if (id === undefined) return fail({ code: 'login_taken' })
        if (money) await noteMoneyRight(tx, platform, { userId: id, how: 'given' }, caller)
        audit({ user: id, admin, money })
        return ok({ id })
      },
    ),

    writesAfter(
      editUser,
      async ({ id, password, name }, { queries }) => {
        if (password === undefined) return undefined
        const login = (await userById(queries, id))?.login ?? ''
        return (await isWeakPassword(password, [login, name])) ? 'too weak' : secrets.hashPassword(password)
      },
      async ({ id, name, admin, money, active, password }, { tx, prepared, caller, audit }) => {
        if (prepared === 'too weak') return fail({ code: 'password_too_weak' })
        // Locked first, so that two administrators can't take the flag from each other at the same moment.
        const administrators = await lockAdministrators(tx)
        const before = await userById(tx, id)
        if (!before) return fail({ code: 'no_such_user' })
        const staysAdministrator = admin && active
        if (!staysAdministrator && administrators.length === 1 && administrators[0] === id) {
          return fail({ code: 'last_admin' })
        }
        await updateUser(tx, id, {
          name,
          admin,
          ...(money === undefined ? {} : { money }),
          active,
          ...(prepared === undefined ? {} : { passwordHash: prepared }),
        })
        const after = { money: money ?? before.money, active }
        const how = changeOfMoney(before, after, prepared !== undefined && id !== caller.user?.id)
        if (how) await noteMoneyRight(tx, platform, { userId: id, how }, caller)
        if (password !== undefined || !active) await endSessionsOf(tx, 'user', id)
        if (prepared !== undefined)
          await throttle.renewed(tx, 'login', loginDoor(platform, { id, passwordHash: prepared }))
        audit({
          user: id,
          admin,
          ...(money === undefined ? {} : { money }),
          active,
          newPassword: password !== undefined,
        })
        return ok({ status: 'ok' })
      },
    ),
  ]
}
