import { Text } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { LANGUAGE_NAMES } from '#platform/pure/languages.ts'
import type { listTemplates } from '../contract-texts.ts'
import { sizeOfSms } from '../domain/gsm7.ts'
import { plainLetters } from '../domain/plain-letters.ts'
import { sendingTexts } from '../texts-settings.ts'
import classes from './message-state.module.css'

interface OtherLanguagesProps {
  readonly texts: OutputOf<typeof listTemplates>['otherLanguages']
  readonly plainSms: boolean
}

/** The same SMS as drivers of other languages get it, and what each costs. */
export function OtherLanguages({ texts, plainSms }: OtherLanguagesProps) {
  return (
    <details className={classes.languages}>
      <summary>{sendingTexts.inOtherLanguages}</summary>
      {texts.map(({ language, example }) => {
        const text = plainSms && language === 'en' ? plainLetters(example) : example
        const { units, parts } = sizeOfSms(text)
        return (
          <figure key={language} className={classes.preview}>
            <figcaption className={classes.previewTitle}>{LANGUAGE_NAMES[language]}</figcaption>
            <div className={classes.text} lang={language}>
              {text}
            </div>
            <Text size="sm" c="dimmed" mt={6}>
              {`${sendingTexts.parts(parts)}, ${sendingTexts.letters(units)}`}
            </Text>
          </figure>
        )
      })}
    </details>
  )
}
