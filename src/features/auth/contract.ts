import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDone, wireId } from '#platform/pure/wire.ts'
import { MONEY_DEEDS } from './domain/money-deeds.ts'
import { authTexts, wrongEntryCodeText } from './texts.ts'

/** Letters of a new password. */
export const LEAST_PASSWORD = 12

const credential = z
  .string({ error: authTexts.needed })
  .check(z.minLength(1, { error: authTexts.needed }), z.maxLength(200))
const loginName = z
  .string()
  .check(
    typed(),
    z.minLength(3, { error: authTexts.loginForm }),
    z.maxLength(60, { error: authTexts.loginForm }),
  )
const newPassword = z
  .string()
  .check(
    z.minLength(LEAST_PASSWORD, { error: authTexts.passwordForm }),
    z.maxLength(200, { error: authTexts.passwordForm }),
  )
const passwordTooWeak = {
  password_too_weak: { status: 400, msg: authTexts.passwordTooWeak },
} as const
/** Six digits of the app, or a recovery code; spaces and dashes don't count. */
const secondFactorCode = z
  .string()
  .check(typed(), z.minLength(1, { error: authTexts.secondFactorNeeded }), z.maxLength(40))
const personName = z.string().check(typed(), z.minLength(1, { error: authTexts.nameForm }), z.maxLength(100))
const userOnWire = z.object({
  id: z.string(),
  login: z.string(),
  name: z.string(),
  admin: z.boolean(),
  money: z.boolean(),
})
const wrongPassword = { wrong_login: { status: 403, msg: authTexts.wrongPassword } } as const
const throttled = { too_many_tries: { status: 429, msg: authTexts.tooManyTries } } as const

export const logIn = endpoint({
  method: 'POST',
  path: '/auth',
  access: { credential: 'password', fields: ['login', 'password'] },
  summary:
    'Login with login and password, and a code where the user has a second factor; answers the token, and sets it as an HttpOnly cookie (D39).',
  input: z.object({
    login: credential,
    password: credential,
    /**
     * An entry code from an administrator: lets a new device be heard while too many wrong tries keep
     * strangers out.
     */
    code: z.optional(z.string().check(z.maxLength(20))),
    /** A code of the authenticator app, or a recovery code. */
    secondFactor: z.optional(secondFactorCode),
  }),
  output: z.object({
    jwt: z.string(),
    id: z.string(),
    user: userOnWire,
    /** The password is from before today's rule; the page asks for another one. */
    passwordTooWeak: z.optional(z.boolean()),
  }),
  failures: {
    wrong_login: { status: 401, msg: authTexts.wrongLogin },
    second_factor_needed: { status: 401, msg: authTexts.secondFactorNeeded },
    wrong_second_factor: { status: 401, msg: authTexts.wrongSecondFactor },
    second_factor_lost: { status: 401, msg: authTexts.secondFactorLost },
    too_many_tries: { ...throttled.too_many_tries, says: wrongEntryCodeText },
  },
  audit: 'log-in',
})

export const whoAmI = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'user',
  summary: 'The user of the token: the automatic login.',
  forgetsDeadSessions: true,
  input: z.object({}),
  output: z.object({ id: z.string(), user: userOnWire }),
  failures: {},
})

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'own-sessions',
  summary: 'Ends the session of the token that came along.',
  input: z.object({}),
  output: wireDone,
  failures: {},
})

export const firstStartState = endpoint({
  method: 'GET',
  path: '/api/first-start',
  access: 'anyone',
  summary: 'Whether the first administrator is still to be made.',
  input: z.object({}),
  output: z.object({ needed: z.boolean() }),
  failures: {},
})

export const createFirstAdministrator = endpoint({
  method: 'POST',
  path: '/api/first-start',
  access: { credential: 'console-code', fields: ['code'] },
  summary: 'Makes the first administrator, for whoever can read the one-time code on the console.',
  input: z.object({ code: credential, login: loginName, name: personName, password: newPassword }),
  output: wireDone,
  failures: {
    wrong_code: { status: 401, msg: authTexts.wrongCode },
    already_started: { status: 409, msg: authTexts.alreadyStarted },
    ...passwordTooWeak,
    too_many_tries: { status: 429, msg: authTexts.tooManyCodeTries },
  },
  audit: 'first-start',
})

export const listMoneyGiven = endpoint({
  method: 'GET',
  path: '/api/money-rights',
  access: 'user',
  summary:
    'What happened to the right to money in the last seven days, for those who have it or had it in these days, and nothing for anybody else: who was given it, also where it was taken back since, from whom it was taken, whose login somebody else opened with a new password or without its second factor, and that the amount for two persons was changed; nothing of what who asks was given or did.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        by: z.string(),
        how: z.enum(MONEY_DEEDS),
        /** It is about who asks. */
        own: z.boolean(),
        /** An administrator gave it to themselves. */
        toThemselves: z.boolean(),
        at: z.string(),
      }),
    ),
  }),
  failures: {},
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'admin',
  summary: 'All users, by login.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          login: z.string(),
          name: z.string(),
          admin: z.boolean(),
          money: z.boolean(),
          active: z.boolean(),
          secondFactor: z.boolean(),
          lastSeenAt: z.nullable(z.string()),
        }),
      }),
    ),
  }),
  failures: {},
})

export const addUser = endpoint({
  method: 'POST',
  path: '/api/users',
  access: 'admin',
  summary: 'Adds a user.',
  input: z.object({
    login: loginName,
    name: personName,
    password: newPassword,
    admin: wireBoolean,
    money: z._default(wireBoolean, false),
  }),
  output: z.object({ id: z.string() }),
  failures: { login_taken: { status: 409, msg: authTexts.loginTaken }, ...passwordTooWeak },
})

export const editUser = endpoint({
  method: 'PUT',
  path: '/api/users/:id',
  access: 'admin',
  summary:
    'Name, flag, active, and a new password if one is given. A new password or switching off ends the sessions.',
  input: z.object({
    id: wireId,
    name: personName,
    admin: wireBoolean,
    /** Stays as it is where a page of an edition before does not send it. */
    money: z.optional(wireBoolean),
    active: wireBoolean,
    password: z.optional(newPassword),
  }),
  output: wireDone,
  failures: {
    last_admin: { status: 409, msg: authTexts.lastAdmin },
    no_such_user: { status: 404, msg: authTexts.noSuchUser },
    ...passwordTooWeak,
  },
})

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/api/users/me/password',
  access: 'user',
  summary: 'A new password for oneself; all other sessions end.',
  input: z.object({ currentPassword: credential, newPassword }),
  output: wireDone,
  failures: { ...wrongPassword, ...throttled, ...passwordTooWeak },
  audit: 'change-password',
})

export const secondFactorState = endpoint({
  method: 'GET',
  path: '/api/users/me/second-factor',
  access: 'user',
  summary: 'Whether one has a second factor, since when, and how many recovery codes are left.',
  input: z.object({}),
  output: z.object({ since: z.nullable(z.string()), recoveryCodesLeft: z.number() }),
  failures: {},
})

export const offerSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/offer',
  access: 'user',
  summary:
    'A new secret for the authenticator app (TOTP, RFC 6238), of which nothing is kept until a code of it is sent.',
  input: z.object({ currentPassword: credential }),
  output: z.object({ offer: z.string(), secret: z.string(), uri: z.string() }),
  failures: { ...wrongPassword, already_on: { status: 409, msg: authTexts.secondFactorOn }, ...throttled },
})

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/users/me/second-factor',
  access: 'user',
  summary:
    'Switches the offered second factor on; answers the recovery codes, which are shown once. All other sessions end.',
  input: z.object({ offer: z.string().check(z.maxLength(2_000)), code: secondFactorCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: {
    wrong_second_factor: { status: 403, msg: authTexts.wrongSecondFactor },
    offer_ended: { status: 409, msg: authTexts.offerEnded },
    already_on: { status: 409, msg: authTexts.secondFactorOn },
  },
  audit: 'second-factor-on',
})

const ownSecondFactor = {
  ...wrongPassword,
  wrong_second_factor: { status: 403, msg: authTexts.wrongSecondFactor },
  second_factor_lost: { status: 403, msg: authTexts.secondFactorLost },
  is_off: { status: 409, msg: authTexts.secondFactorOff },
  ...throttled,
} as const

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/users/me/recovery-codes',
  access: 'user',
  summary: 'New recovery codes; the former ones open nothing any more.',
  input: z.object({ currentPassword: credential, code: secondFactorCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: ownSecondFactor,
  audit: 'recovery-codes',
})

export const removeOwnSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/me/second-factor/off',
  access: 'user',
  summary: 'Switches the own second factor off.',
  input: z.object({ currentPassword: credential, code: secondFactorCode }),
  output: wireDone,
  failures: ownSecondFactor,
  audit: 'second-factor-off',
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/second-factor',
  access: 'admin',
  summary:
    'Takes the second factor off another user who has lost it; ends their sessions. The own one goes by password and code.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    no_such_user: { status: 404, msg: authTexts.noSuchUser },
    own_second_factor: { status: 409, msg: authTexts.ownSecondFactor },
  },
  audit: 'second-factor-removed',
})
