import { Badge, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { OtherLanguage } from '#platform/pure/languages.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listSentences, restoreSentence } from '../contract.ts'
import { editOf, inPlaces, restoreOf, screenTexts as texts } from '../texts-screen.ts'
import classes from './languages-screen.module.css'
import { type ListedSentence, rowOf } from './listed-sentence.ts'
import { SentenceForm } from './sentence-form.tsx'
import type { Drafts } from './use-drafts.ts'

interface SentenceRowProps {
  readonly language: OtherLanguage
  readonly sentence: ListedSentence
  readonly timesSaid: number
  readonly drafts: Drafts
}

/** A sentence in Polish and in the other language, as the program and as the fleet says it. */
export function SentenceRow({ language, sentence, timesSaid, drafts }: SentenceRowProps) {
  const { id, text, polish, onPage, corrected } = sentence
  const row = rowOf(sentence)
  const edit = useRef<HTMLButtonElement>(null)
  const restore = useAct(restoreSentence, {
    refreshes: [listSentences],
    done: () => toastDone(texts.restored),
  })
  const draft = drafts.of(row)
  const isEdited = draft !== undefined
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return (
    <li className={classes.row}>
      <div className={classes.side}>
        <span className={classes.label}>{texts.polish}</span>
        <p className={classes.text}>{polish === '' ? texts.noPolish : polish.trim()}</p>
      </div>
      <div className={classes.side}>
        <span className={classes.label}>{corrected ? texts.fleets : texts.program}</span>
        <p className={classes.text} lang={language}>
          {(corrected?.text ?? text).trim()}
        </p>
        {corrected ? (
          <>
            <span className={classes.label}>{texts.program}</span>
            <p className={classes.former} lang={language}>
              {text.trim()}
            </p>
          </>
        ) : null}
        <div className={classes.marks}>
          {corrected ? <Badge variant="light">{texts.changed}</Badge> : null}
          {onPage ? null : (
            <Badge variant="default" tt="none">
              {texts.onlyMessages}
            </Badge>
          )}
          {timesSaid > 1 ? <span className={classes.count}>{inPlaces(timesSaid)}</span> : null}
        </div>
        {draft === undefined ? (
          <div className={classes.acts}>
            <Button
              ref={edit}
              size="xs"
              variant="default"
              aria-label={editOf(text.trim())}
              onClick={() => drafts.begin(row, (corrected?.text ?? text).trim(), corrected?.version ?? 0)}
            >
              {texts.edit}
            </Button>
            {corrected ? (
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                aria-label={restoreOf(text.trim())}
                loading={restore.busy}
                onClick={() => void restore.run({ id, language, seen: corrected.version })}
              >
                {texts.restore}
              </Button>
            ) : null}
          </div>
        ) : (
          <SentenceForm
            language={language}
            sentence={sentence}
            draft={draft}
            onType={(typed) => drafts.type(row, typed)}
            onTold={() => drafts.wasTold(row)}
            onEnd={() => drafts.end(row)}
          />
        )}
      </div>
    </li>
  )
}
