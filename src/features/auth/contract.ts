import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireBoolean, wireDone, wireId } from '#platform/pure/wire.ts'
import { authTexts } from './texts.ts'

const credential = z
  .string({ error: 'Wypełnij to pole.' })
  .check(z.minLength(1, { error: 'Wypełnij to pole.' }), z.maxLength(200))
const loginName = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, { error: authTexts.loginForm }),
    z.maxLength(60, { error: authTexts.loginForm }),
  )
const newPassword = z
  .string()
  .check(
    z.minLength(8, { error: authTexts.passwordForm }),
    z.maxLength(200, { error: authTexts.passwordForm }),
  )
const personName = z.string().check(z.trim(), z.minLength(1, { error: authTexts.nameForm }), z.maxLength(100))
const userOnWire = z.object({ id: z.string(), login: z.string(), name: z.string(), admin: z.boolean() })
const throttled = { too_many_tries: { status: 429, msg: authTexts.tooManyTries } } as const

export const logIn = endpoint({
  method: 'POST',
  path: '/auth',
  access: 'anyone',
  summary: 'Login with login and password; answers the token, and sets it as an HttpOnly cookie (D39).',
  input: z.object({
    login: credential,
    password: credential,
    /** An entry code from an administrator: lets a new device be heard while too many wrong tries keep strangers out. */
    code: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: z.object({ jwt: z.string(), id: z.string(), user: userOnWire }),
  failures: { wrong_login: { status: 401, msg: authTexts.wrongLogin }, ...throttled },
  audit: 'log-in',
})

export const whoAmI = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'user',
  summary: 'The user of the token: the automatic login.',
  input: z.object({}),
  output: z.object({ id: z.string(), user: userOnWire }),
  failures: {},
  jwtInQuery: true,
})

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'anyone',
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
  access: 'anyone',
  summary: 'Makes the first administrator, for whoever can read the one-time code on the console.',
  input: z.object({ code: credential, login: loginName, name: personName, password: newPassword }),
  output: wireDone,
  failures: {
    wrong_code: { status: 401, msg: authTexts.wrongCode },
    already_started: { status: 409, msg: authTexts.alreadyStarted },
    too_many_tries: { status: 429, msg: authTexts.tooManyCodeTries },
  },
  audit: 'first-start',
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
          active: z.boolean(),
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
  input: z.object({ login: loginName, name: personName, password: newPassword, admin: wireBoolean }),
  output: z.object({ id: z.string() }),
  failures: { login_taken: { status: 409, msg: authTexts.loginTaken } },
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
    active: wireBoolean,
    password: z.optional(newPassword),
  }),
  output: wireDone,
  failures: {
    last_admin: { status: 409, msg: authTexts.lastAdmin },
    no_such_user: { status: 404, msg: authTexts.noSuchUser },
  },
})

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/api/users/me/password',
  access: 'user',
  summary: 'A new password for oneself; all other sessions end.',
  input: z.object({ currentPassword: credential, newPassword }),
  output: wireDone,
  failures: { wrong_login: { status: 403, msg: 'Obecne hasło jest nieprawidłowe.' }, ...throttled },
  audit: 'change-password',
})
