import { randomUUID } from 'node:crypto'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { loginKeyOf } from '../domain/login-key.ts'
import { insertUser } from './user-store.ts'

export interface NewUser {
  readonly login: string
  readonly name: string
  readonly admin: boolean
  readonly money: boolean
  readonly passwordHash: string
}

/** The new user's id, or undefined where the login is taken, in whatever case. */
export async function addUserRow(tx: Tx, platform: Platform, user: NewUser): Promise<string | undefined> {
  const id = randomUUID()
  const added = await insertUser(tx, {
    id,
    ...user,
    loginKey: loginKeyOf(user.login),
    active: true,
    createdAt: instantNow(platform.clock),
    lastSeenAt: null,
    totpSecret: null,
    totpSince: null,
    totpLastStep: null,
  })
  return added ? id : undefined
}
