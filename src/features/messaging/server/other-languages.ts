import { OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { fillTemplate } from '../domain/sms-template.ts'
import type { SmsKind } from '../domain/sms-values.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { smsWordsIn } from './sms-words.ts'

/** Each SMS in each further language with the office's examples in it, so that its parts can be counted. */
export function examplesInOtherLanguages() {
  return (Object.keys(SMS_TEXTS) as SmsKind[]).flatMap((kind) => {
    const { placeholders } = SMS_TEXTS[kind]
    const examples = Object.fromEntries(
      Object.entries(placeholders).map(([name, { example }]) => [name, example]),
    )
    return OTHER_LANGUAGES.map((language) => ({
      kind,
      language,
      example: fillTemplate(smsWordsIn(language).templates[kind], examples),
    }))
  })
}
