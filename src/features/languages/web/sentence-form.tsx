import { Button, Text, Textarea } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { sizeOfSms } from '#features/messaging/domain/public.ts'
import { sendingTexts } from '#features/messaging/texts-settings.ts'
import { LANGUAGE_NAMES, type OtherLanguage } from '#platform/pure/languages.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { correctSentence, listSentences } from '../contract.ts'
import { mostOf } from '../domain/correction.ts'
import { PLACE_NAMES } from '../texts-groups.ts'
import { placesText, sentenceIn, screenTexts as texts } from '../texts-screen.ts'
import classes from './languages-screen.module.css'
import type { ListedSentence } from './listed-sentence.ts'
import type { Draft } from './use-drafts.ts'

interface SentenceFormProps {
  readonly language: OtherLanguage
  readonly sentence: ListedSentence
  readonly draft: Draft
  onType(typed: string): void
  /** The refusal has told what somebody else wrote. */
  onTold(): void
  onEnd(): void
}

/** Sentences of these catalogues go out as SMS. */
const SMS = 'features/messaging/texts-sms'

/** One sentence in the fleet's words; what is refused stays as it was typed, with what to do. */
export function SentenceForm({ language, sentence, draft, onType, onTold, onEnd }: SentenceFormProps) {
  const { id, catalogue, text, places, corrected } = sentence
  const field = useRef<HTMLTextAreaElement>(null)
  const save = useAct(correctSentence, { refreshes: [listSentences], showsFailure: true })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const seen = draft.seen ?? corrected?.version ?? 0
    const result = await save.run({ id, language, text: draft.text, seen })
    if (!result.ok) {
      if (result.failure.code === 'changed_meanwhile') onTold()
      return field.current?.focus()
    }
    toastDone(texts.saved)
    onEnd()
  }
  const named = places.map((name, at) => ({
    place: `{${at + 1}}`,
    meaning: PLACE_NAMES[name] ?? texts.placeUnnamed,
  }))
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
      <Textarea
        ref={field}
        autoFocus
        autosize
        minRows={1}
        maxRows={12}
        lang={language}
        label={sentenceIn(LANGUAGE_NAMES[language])}
        {...(named.length === 0 ? {} : { description: placesText(named) })}
        maxLength={mostOf(text)}
        value={draft.text}
        onChange={(event) => onType(event.currentTarget.value)}
        error={save.failure?.msg}
      />
      {catalogue.startsWith(SMS) ? <SmsSize text={draft.text} /> : null}
      <div className={classes.acts}>
        <Button type="submit" size="xs" loading={save.busy}>
          {texts.save}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onEnd}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** What the text alone takes; what is put in makes it longer. */
function SmsSize({ text }: { readonly text: string }) {
  const { parts, units } = sizeOfSms(text)
  return (
    <Text size="sm" c="dimmed" role="status">
      {texts.smsSize(sendingTexts.parts(parts), sendingTexts.letters(units))}
    </Text>
  )
}
