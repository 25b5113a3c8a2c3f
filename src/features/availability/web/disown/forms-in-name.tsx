import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { call } from '#platform/web/call.ts'
import { isLateClick } from '#platform/web/late-click.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { answerUnprovenForm, listOwnUnprovenForms } from '../../contract-disown.ts'
import { formDisownTexts as texts } from '../../texts-disown.ts'
import { FormWords } from './form-words.tsx'
import './forms-in-name.css'

type InName = OutputOf<typeof listOwnUnprovenForms>['data'][number]
type Answer = 'mine' | 'not-mine'

const keys = createActKeys()

interface FormsInNameProps {
  /** What the driver has sent is another thing now. */
  readonly onChanged: () => void
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}

/** On the driver's home: forms that came with the driver's number, and nobody logged in. */
export function FormsInName({ onChanged, onLocked }: FormsInNameProps) {
  const [forms, setForms] = useState<readonly InName[]>([])
  const [sending, setSending] = useState<string>()
  const [failure, setFailure] = useState<{ readonly id: string; readonly msg: string }>()
  const top = useRef<HTMLDivElement>(null)
  const { toast } = useAnnouncer()

  useEffect(() => {
    let isHere = true
    // Where it can't be had the home stands without it, and the next visit asks again.
    void call(listOwnUnprovenForms, {}).then((result) => {
      if (isHere && result.ok) setForms(result.value.data)
    })
    return () => {
      isHere = false
    }
  }, [])

  async function say(id: string, answer: Answer) {
    setSending(id)
    setFailure(undefined)
    const input = { id, answer }
    const result = await call(answerUnprovenForm, input, { requestId: keys.keyFor(input) })
    setSending(undefined)
    if (!result.ok) {
      if (result.failure.status === 401) return onLocked()
      return setFailure({ id, msg: result.failure.msg })
    }
    keys.answered()
    setForms(result.value.data)
    toast(texts.said[answer])
    // The button that was pressed is gone.
    top.current?.focus({ preventScroll: true })
    onChanged()
  }

  return (
    <div ref={top} tabIndex={-1}>
      {forms.map((form) => (
        <OneForm
          key={form.id}
          form={form}
          sending={sending === form.id}
          failure={failure?.id === form.id ? failure.msg : undefined}
          onSay={(answer) => void say(form.id, answer)}
        />
      ))}
    </div>
  )
}

interface OneFormProps {
  readonly form: InName
  readonly sending: boolean
  readonly failure: string | undefined
  onSay(answer: Answer): void
}

function OneForm({ form, sending, failure, onSay }: OneFormProps) {
  const title = `form-in-name-${form.id}`
  const isOpen = form.state === 'open'
  return (
    <section className="forms-in-name" aria-labelledby={title}>
      <h2 id={title}>{isOpen ? texts.title : texts.disownedTitle}</h2>
      <FormWords form={form} />
      {isOpen ? (
        <>
          <p>{texts.ask}</p>
          <p className="forms-note">{texts.consequence}</p>
          <div className="forms-acts">
            <Button disabled={sending} onClick={() => onSay('mine')}>
              {texts.mine}
            </Button>
            <Button kind="primary" disabled={sending} onClick={() => onSay('not-mine')}>
              {sending ? texts.sending : texts.notMine}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="forms-note">{texts.disowned}</p>
          {form.mayUndo && (
            <>
              <p className="forms-note">{texts.undoAsk}</p>
              <div className="forms-acts">
                <Button
                  disabled={sending}
                  onClick={(event) => {
                    // It may have come up under a double click's second half.
                    if (!isLateClick(event)) onSay('mine')
                  }}
                >
                  {sending ? texts.sending : texts.undo}
                </Button>
              </div>
            </>
          )}
        </>
      )}
      {failure && <p role="alert">{failure}</p>}
    </section>
  )
}
