import { type ComponentType, type ReactNode, useState } from 'react'
import { closeCalendars } from '#features/drivers/session/contract.ts'
import { OwnLoginModal } from '#features/drivers/session/web/public-driver.tsx'
import { type CallFailure, call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { ownStatementTexts as texts } from '../texts.ts'
import { forgetQuestions } from './question-memory.ts'

/** A link to another of the driver's pages. */
export type PageLink = ComponentType<{
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}>

/** What stands there before anything is known, alike for the list and for one statement. */
export function Coming() {
  return (
    <>
      <header className="own-head">
        <h1>{texts.title}</h1>
      </header>
      <Skeleton lines={5} label={texts.loading} />
    </>
  )
}

/** Asks for phone and PIN; closed without them, it says what is behind. */
export function Gate({ onOpened }: { readonly onOpened: () => void }) {
  const [asking, setAsking] = useState(true)
  return (
    <>
      <header className="own-head">
        <h1>{texts.title}</h1>
      </header>
      {asking ? (
        <OwnLoginModal title={texts.logInTitle} onOpened={onOpened} onClose={() => setAsking(false)} />
      ) : (
        <div className="notice">
          <div className="own-ways">
            <p>{texts.locked}</p>
            <Button onClick={() => setAsking(true)}>{texts.givePin}</Button>
          </div>
        </div>
      )}
    </>
  )
}

interface FailureProps {
  readonly failure: CallFailure
  readonly onAgain: () => void
  readonly Link: PageLink
}

/** Where there is no such statement the way on is the list; else it is tried again. */
export function Failure({ failure, onAgain, Link }: FailureProps) {
  const isGone = failure.status === 404
  return (
    <>
      <header className="own-head">
        <h1>{texts.title}</h1>
      </header>
      <div className="notice notice-wrong" role="alert">
        <div className="own-ways">
          <p>
            {!isGone && <b>{`${texts.failed} `}</b>}
            <span>{failure.msg}</span>
          </p>
          {isGone ? (
            <Link href="/moje-rozliczenia" className="button">
              {texts.back}
            </Link>
          ) : (
            <Button onClick={onAgain}>{texts.again}</Button>
          )}
        </div>
      </div>
    </>
  )
}

/** Leaves this device; what was typed and not sent goes too. */
export function LogOut({ onLocked }: { readonly onLocked: () => void }) {
  const { toast } = useAnnouncer()
  async function logOut() {
    const closed = await call(closeCalendars, {})
    // While the server has not said so, whoever opens this page next still sees the statements.
    if (!closed.ok) return toast(closed.failure.msg)
    forgetQuestions()
    onLocked()
  }
  return (
    <Button kind="quiet" onClick={() => void logOut()}>
      {texts.logOut}
    </Button>
  )
}
