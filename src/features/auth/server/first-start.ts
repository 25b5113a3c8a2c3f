import { timingSafeEqual } from 'node:crypto'
import { instantNow } from '#platform/server/clock.ts'
import { ConfigurationError } from '#platform/server/configuration.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { LEAST_PASSWORD } from '../contract.ts'
import { addUserRow, type NewUser } from './new-user.ts'
import { claimFirstStart, someUserExists } from './user-store.ts'
import { isWeakPassword } from './weak-password.ts'

/** Without letters and digits that look alike on a console. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Whether the first administrator is still to be made (D28). */
export async function firstStartIsNeeded(queries: Queries): Promise<boolean> {
  return !(await someUserExists(queries))
}

/**
 * The code that the console shows, as `ABCD-EFGH-JKLM`: 60 bits that follow from the key, so that several
 * server processes show the same one and it is kept nowhere. It is of no use once there is a user.
 */
export function firstStartCode({ secrets }: Pick<Platform, 'secrets'>): string {
  const bytes = Buffer.from(secrets.fingerprint('first start'), 'base64url')
  const letters = [...bytes.subarray(0, 12)].map((byte) => LETTERS[byte % LETTERS.length])
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((part) => part.join('')).join('-')
}

/** Whether this is the code, in whatever case and with or without its dashes. */
export function isFirstStartCode(platform: Pick<Platform, 'secrets'>, typed: string): boolean {
  const plain = (text: string) => Buffer.from(text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  const [right, given] = [plain(firstStartCode(platform)), plain(typed)]
  return right.length === given.length && timingSafeEqual(right, given)
}

/** Makes the first administrator; false where there is a user already, also when two try at once. */
export async function makeFirstAdministrator(
  platform: Platform,
  user: Omit<NewUser, 'admin' | 'money'>,
): Promise<boolean> {
  return platform.database.transaction(async (tx) => {
    if (!(await claimFirstStart(tx, instantNow(platform.clock))) || (await someUserExists(tx))) return false
    return (await addUserRow(tx, platform, { ...user, admin: true, money: true })) !== undefined
  })
}

/** The first administrator from the configuration, where it names one and there is no user yet. */
export async function administratorFromConfiguration(platform: Platform): Promise<void> {
  const { admin } = platform.configuration
  if (!admin || !(await firstStartIsNeeded(platform.database.queries))) return
  // Asked only where it is used: what an older edition took must not keep its server from starting.
  if (admin.password.length < LEAST_PASSWORD || (await isWeakPassword(admin.password, [admin.login])))
    throw new ConfigurationError(
      `ADMIN_PASSWORD is not usable: at least ${LEAST_PASSWORD} characters, and none of the common passwords.`,
    )
  const passwordHash = await platform.secrets.hashPassword(admin.password)
  await makeFirstAdministrator(platform, { login: admin.login, name: admin.login, passwordHash })
}
