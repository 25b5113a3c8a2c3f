import { keepOwnLanguage } from '#features/drivers/session/contract-language.ts'
import type { Language } from '#platform/pure/languages.ts'
import { call } from '#platform/web/call.ts'

/** Tells the server what is read on this device, for messages; without a session it keeps nothing. */
export function keepLanguage(language: Language): Promise<unknown> {
  return call(keepOwnLanguage, { language }, { keepalive: true })
}
