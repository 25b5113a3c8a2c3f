import { type FormEvent, useId, useMemo, useState } from 'react'
import { typedText } from '#kernel/typed-text.ts'
import { call } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { askAboutStatement, LONGEST_QUESTION } from '../contract.ts'
import { ownStatementTexts as texts } from '../texts.ts'
import { ownStatementFailures } from '../texts-failures.ts'
import { keepQuestion, keptQuestion } from './question-memory.ts'

interface AskSheetProps {
  readonly statementKey: string
  readonly onAsked: () => void
  /** The session has ended meanwhile; what is typed stays. */
  readonly onLocked: () => void
  readonly onClose: () => void
}

/** 'Nie zgadzam się': asks the office in the own words, kept on this device until they have arrived. */
export function AskSheet({ statementKey, onAsked, onLocked, onClose }: AskSheetProps) {
  const [text, setText] = useState(() => keptQuestion(statementKey))
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const keys = useMemo(createActKeys, [])
  const { toast } = useAnnouncer()
  const formId = useId()
  const over = text.trim().length - LONGEST_QUESTION

  function type(words: string) {
    setText(words)
    setProblem('')
    keepQuestion(statementKey, words)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const question = typedText(text)
    if (question === '') return setProblem(ownStatementFailures.question)
    if (over > 0) return setProblem(texts.tooLong(over))
    setSending(true)
    setProblem('')
    const input = { number: statementKey, question }
    const result = await call(askAboutStatement, input, { requestId: keys.keyFor(input) })
    setSending(false)
    if (result.ok) {
      keys.answered()
      keepQuestion(statementKey, '')
      toast(texts.sent)
      return onAsked()
    }
    if (result.failure.status === 401) return onLocked()
    setProblem(`${texts.notSent} ${result.failure.msg}`)
  }

  return (
    <Dialog
      title={texts.disagree}
      staysOnTapBeside
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button kind="primary" type="submit" form={formId} disabled={sending}>
            {sending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} className="own-ask" onSubmit={(event) => void send(event)} noValidate>
        <p>{texts.disagreeLead}</p>
        <div className="field">
          <label htmlFor={`${formId}-words`}>{texts.question}</label>
          <div className={problem ? 'field-box field-wrong' : 'field-box'}>
            <textarea
              id={`${formId}-words`}
              data-first=""
              rows={5}
              value={text}
              onChange={(event) => type(event.target.value)}
              aria-describedby={`${formId}-count ${formId}-problem`}
              {...(problem ? { 'aria-invalid': true } : {})}
            />
          </div>
          <p className={over > 0 ? 'field-error' : 'field-note'} id={`${formId}-count`}>
            {texts.letters(text.trim().length, LONGEST_QUESTION)}
          </p>
        </div>
        <p className="field-error" id={`${formId}-problem`} role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}
