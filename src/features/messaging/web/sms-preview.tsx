import { Text } from '@mantine/core'

import { sizeOfSms } from '../domain/gsm7.ts'
import { plainLetters } from '../domain/plain-letters.ts'
import { fillTemplate } from '../domain/sms-template.ts'
import type { SmsKind } from '../domain/sms-values.ts'
import { sendingTexts } from '../texts-settings.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import classes from './message-state.module.css'

interface SmsPreviewProps {
  readonly kind: SmsKind
  readonly template: string
  readonly plainSms: boolean
}

/** The SMS as a phone will show it, with made-up data, and its parts as the gateway counts them. */
export function SmsPreview({ kind, template, plainSms }: SmsPreviewProps) {
  const { placeholders } = SMS_TEXTS[kind]
  const examples = Object.fromEntries(
    Object.entries(placeholders).map(([name, { example }]) => [name, example]),
  )
  const filled = fillTemplate(template.trim(), examples)
  const text = plainSms ? plainLetters(filled) : filled
  const { encoding, units, parts } = sizeOfSms(text)
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.previewTitle}>{sendingTexts.example}</figcaption>
      <div className={classes.text}>{text || '–'}</div>
      <Text size="sm" c="dimmed" mt={6}>
        {`${sendingTexts.parts(parts)}, ${sendingTexts.letters(units)}${encoding === 'ucs2' ? sendingTexts.polishShortens : ''}${encoding === 'gsm7' && units > [...text].length ? sendingTexts.countTwice : ''}`}
      </Text>
    </figure>
  )
}
