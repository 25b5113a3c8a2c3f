import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { LANGUAGES } from '#platform/pure/languages.ts'

export const keepOwnLanguage = endpoint({
  method: 'PUT',
  path: '/api/own-language',
  access: 'own-sessions',
  summary:
    "Keeps the language that was chosen on a page with the driver whose session came along, for messages and other devices. Without such a session nothing is kept: the device's own cookie has it.",
  input: z.object({ language: z.enum(LANGUAGES) }),
  output: z.object({ kept: z.boolean() }),
  failures: {},
})
