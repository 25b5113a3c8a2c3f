import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useKeyLink } from '#platform/web/use-key-link.ts'
import { disownUnprovenForm, lookAtUnprovenForm } from '../../contract-disown.ts'
import { formDisownTexts as texts } from '../../texts-disown.ts'
import { FormWords } from './form-words.tsx'
import '#platform/web/ui/key-link.css'

const calls = {
  look: (key: string) => call(lookAtUnprovenForm, { key }),
  act: (key: string, requestId: string) => call(disownUnprovenForm, { key }, { requestId }),
}

/**
 * The driver has opened the link of a form that somebody else sent: shows what it is about, and takes it back
 * by a press.
 */
export function NotMyForm() {
  const { shown, failure, sending, done, look, confirm } = useKeyLink(calls)
  const isDone = done && shown?.state === 'not-mine'
  return (
    <main className="message">
      <div className="key-link" data-state={isDone ? 'done' : undefined}>
        <h1>{isDone ? texts.doneTitle : texts.linkTitle}</h1>
        {!shown && !failure && <p role="status">{texts.loading}</p>}
        {shown && (
          <>
            {!isDone && <p>{texts.linkLead}</p>}
            <FormWords form={shown} isOver={shown.state === 'begun'} />
            {shown.state === 'open' ? (
              <>
                <p>{texts.consequence}</p>
                <p>{texts.linkMine}</p>
              </>
            ) : (
              <p role="status">{texts.state[shown.state]}</p>
            )}
          </>
        )}
        {failure && <p role="alert">{failure.msg}</p>}
      </div>
      {shown?.state === 'open' && (
        <Button kind="primary" disabled={sending} onClick={() => void confirm()}>
          {sending ? texts.sending : texts.confirm}
        </Button>
      )}
      {!shown && failure && failure.status !== 404 && (
        <Button kind="primary" onClick={() => void look()}>
          {texts.again}
        </Button>
      )}
    </main>
  )
}
