import type { Queries } from '#platform/server/database/database.ts'
import { plainLetters } from '../domain/plain-letters.ts'
import { fillTemplate } from '../domain/sms-template.ts'
import type { SmsKind, SmsValues } from '../domain/sms-values.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { placeholderValues } from './placeholder-values.ts'
import { changedTemplate, messagingSettingsRow } from './store-texts.ts'

/**
 * The text of an SMS as it goes out: by the fleet's own template, and without Polish letters where the fleet saves parts (D31).
 * @param letters `polish` for the same words in a letter, where nothing is saved by leaving any out
 */
export async function renderSms<K extends SmsKind>(
  queries: Queries,
  kind: K,
  values: SmsValues[K],
  letters: 'by-fleet' | 'polish' = 'by-fleet',
): Promise<string> {
  const [template, { plainSms }] = await Promise.all([
    changedTemplate(queries, kind),
    messagingSettingsRow(queries),
  ])
  const text = fillTemplate(template ?? SMS_TEXTS[kind].template, placeholderValues(kind, values))
  return plainSms && letters === 'by-fleet' ? plainLetters(text) : text
}
