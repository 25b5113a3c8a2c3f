import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { answerQuestion, writeQuestion } from '../contract-statement.ts'
import { weekFailures } from '../texts-failures.ts'
import { statementTexts } from '../texts-statement.ts'
import { READINGS_OF_WEEKS, type StatementAnswer } from './readings.ts'
import classes from './statement.module.css'
import { WordsModal } from './words-modal.tsx'

/** 'Nie zgadzam się': what the driver asked, and what the office answered. */
export function QuestionsCard({ statement }: { readonly statement: StatementAnswer }) {
  const [open, setOpen] = useState<'ask' | { readonly answering: string; readonly question: string }>()
  const ask = useAct(writeQuestion, {
    refreshes: READINGS_OF_WEEKS,
    showsFailure: true,
    done: () => toastDone(statementTexts.askDone),
  })
  const reply = useAct(answerQuestion, {
    refreshes: READINGS_OF_WEEKS,
    showsFailure: true,
    done: ({ told, waits }) =>
      toastDone(waits && told ? statementTexts.answerWaits[told] : statementTexts.answerDone[told ?? 'none']),
  })
  const { id, questions } = statement
  if (id === null && questions.length === 0) return null
  return (
    <Panel title={statementTexts.questions}>
      {questions.length === 0 ? (
        <p className={classes.small}>{statementTexts.noQuestions}</p>
      ) : (
        <ul className={classes.list}>
          {questions.map((one) => (
            <li key={one.id}>
              <strong>{one.question}</strong>
              <span className={classes.note}>
                {statementTexts.asked(dateAndTime(one.askedAt), one.writtenBy)}
              </span>
              {one.answer !== null ? (
                <>
                  <span>{one.answer}</span>
                  <span className={classes.note}>
                    {statementTexts.answered(dateAndTime(one.answeredAt ?? ''), one.answeredBy ?? '')}
                  </span>
                </>
              ) : (
                <Button
                  size="compact-sm"
                  onClick={() => setOpen({ answering: one.id, question: one.question })}
                >
                  {statementTexts.answer}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {id === null ? null : (
        <Button variant="default" size="compact-sm" onClick={() => setOpen('ask')}>
          {statementTexts.ask}
        </Button>
      )}
      {open === undefined ? null : (
        <WordsModal
          title={open === 'ask' ? statementTexts.ask : statementTexts.answer}
          {...(open === 'ask' ? {} : { hint: statementTexts.quoted(open.question) })}
          label={open === 'ask' ? statementTexts.askLabel : statementTexts.answerLabel}
          save={statementTexts.save}
          least={1}
          tooFew={weekFailures.words}
          most={1000}
          onSave={(words) =>
            open === 'ask'
              ? ask.run({ id: id ?? '', question: words })
              : reply.run({ id: open.answering, answer: words })
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  )
}
