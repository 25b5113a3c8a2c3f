/** Sessions that let a caller in, by what was proven when they were opened. */
const SESSION_RULES = {
  calendar: 'whoever gave the fleet’s PIN, or a logged-in user',
  'own-calendar': 'a driver who gave phone and PIN',
  fuel: 'whoever gave the fuel password, or a logged-in user',
  user: 'a logged-in user',
  money: 'a logged-in user with the right to money',
  admin: 'a logged-in administrator',
  'admin-money': 'a logged-in administrator who has the right to money too',
} as const
export type SessionRule = keyof typeof SESSION_RULES

const OPEN_RULES = {
  anyone: 'anyone',
  'own-sessions': 'anyone, of the sessions on the call itself and of nothing else',
  'anyone-known': 'anyone; who brings a session is known by it, which opens nothing more',
} as const

/** What may prove a caller on the call itself. Of what can be guessed every try is counted and throttled. */
const CREDENTIALS = {
  password: { words: 'login and password', guessable: true },
  'fleet-pin': { words: 'the fleet’s PIN', guessable: true },
  'phone-and-pin': { words: 'a driver’s phone and PIN', guessable: true },
  'fuel-password': { words: 'the fuel password', guessable: true },
  'console-code': { words: 'the one-time code on the console', guessable: true },
  'own-key': { words: 'an unguessable key that was made for the caller', guessable: false },
} as const

/** The caller is proven by a credential on the call itself. */
export interface CredentialAccess {
  readonly credential: keyof typeof CREDENTIALS
  /** Fields of the input that carry it. */
  readonly fields: readonly string[]
  /** Sessions that make it needless: it is then not looked at. With none, every call brings it. */
  readonly or?: readonly SessionRule[]
  /** Sessions that do as well where it was not sent; sent, it is tried, since it opens more. */
  readonly orWithout?: readonly SessionRule[]
  /** What a wrong one is answered with, where nobody may learn by the answer whether it was right. */
  readonly refusedAs?: object
}

/** Part of a call for users is for administrators alone (D28): where this field has one of these values. */
export interface AdminPart {
  readonly field: string
  readonly values: readonly (string | boolean)[]
  /** The failure of the call that tells other users so; its status is 403. */
  readonly failure: string
}

/**
 * Who may make a call. Every contract names one; the start refuses a call without (Q10).
 * - `anyone`: no check, and the answer is the same whoever asks: the call is not told who it is
 * - `own-sessions`: no check either; tells of or ends the sessions that came along
 * - `anyone-known`: no check either; a session tells who asks, so that its driver is held back by no limit
 * - `calendar`: the fleet's PIN, or a logged-in user
 * - `own-calendar`: a driver's phone and PIN
 * - `fuel`: the shared fuel password, or a logged-in user
 * - `user`: a logged-in user; `admin`: one with the admin flag (D28); `money`: one with the right to money,
 *   which the flag does not bring along; `admin-money`: one with both
 * - a credential on the call itself: see above
 */
export type AccessRule = keyof typeof OPEN_RULES | SessionRule | CredentialAccess

export function isByCredential(access: AccessRule): access is CredentialAccess {
  return typeof access === 'object'
}

/** Whether anyone at all may call, with a session or without. */
export function isOpenToAll(access: AccessRule): access is keyof typeof OPEN_RULES {
  return typeof access === 'string' && access in OPEN_RULES
}

/** Whether the call tries a secret that somebody could guess. */
export function triesSecret(access: AccessRule): boolean {
  return isByCredential(access) && CREDENTIALS[access.credential].guessable
}

/** The rule in a word or two, for lists. */
export function accessWord(access: AccessRule): string {
  return isByCredential(access)
    ? [`\`${access.credential}\` on the call`, ...sessionsOf(access)].join(', or ')
    : access
}

/** The rule in words, from 'who may call:' on. */
export function accessWords({ access, adminPart }: Pick<Declared, 'access' | 'adminPart'>): string {
  if (adminPart) {
    const { field, values } = adminPart
    return `${wordsOf(access)}; with \`${field}\` ${values.join(', ')} ${SESSION_RULES.admin}`
  }
  return wordsOf(access)
}

function wordsOf(access: AccessRule): string {
  if (!isByCredential(access)) return { ...OPEN_RULES, ...SESSION_RULES }[access]
  const fields = access.fields.map((field) => `\`${field}\``).join(' and ')
  const byCall = `whoever sends ${CREDENTIALS[access.credential].words} on the call itself (${fields})`
  return [byCall, ...sessionsOf(access).map((rule) => SESSION_RULES[rule])].join(', or ')
}

function sessionsOf({ or = [], orWithout = [] }: CredentialAccess): readonly SessionRule[] {
  return [...or, ...orWithout]
}

interface Declared {
  readonly access: AccessRule
  readonly adminPart?: AdminPart
  readonly failures: Readonly<Record<string, { readonly status: number }>>
  readonly input: { readonly shape: object }
}

/** What is wrong with what a contract says of access; undefined where nothing is. */
export function accessProblem({ access, adminPart, failures, input }: Declared): string | undefined {
  if (adminPart && (access !== 'user' || !(adminPart.field in input.shape)))
    return 'has a part for administrators that is none of a call for users'
  if (adminPart && failures[adminPart.failure]?.status !== 403)
    return 'has a part for administrators, and no failure that says so'
  const statuses = new Set(Object.values(failures).map(({ status }) => status))
  if (typeof access === 'string' && (access in SESSION_RULES || access in OPEN_RULES))
    return access.startsWith('anyone') && statuses.has(401)
      ? 'is for anyone, and refuses some of them'
      : undefined
  if (!isByCredential(access) || !(access?.credential in CREDENTIALS)) return 'has no access rule'
  if (access.fields.length === 0 || access.fields.some((field) => !(field in input.shape)))
    return 'has no field for its credential'
  if (triesSecret(access) && !statuses.has(429)) return 'lets a secret be guessed without end'
  return undefined
}
