import { type ComponentType, type ReactNode, useState } from 'react'
import { dialogTexts } from '#features/drivers/session/texts-dialogs.ts'
import { leaveDevice, OwnLoginModal, useMayLeave } from '#features/drivers/session/web/public-driver.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { forgetOwnThings } from '#platform/web/own-things.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { ownStatementTexts as texts } from '../texts.ts'
import { forgetQuestions, questionsKept } from './question-memory.ts'

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

interface GateProps {
  readonly onOpened: () => void
  /** A question of this statement waits on the device: the session ended before it was sent. */
  readonly unsent?: boolean
}

/** Asks for phone and PIN; closed without them, it says what is behind. */
export function Gate({ onOpened, unsent = false }: GateProps) {
  const [asking, setAsking] = useState(true)
  return (
    <>
      <header className="own-head">
        <h1>{texts.title}</h1>
      </header>
      {asking ? (
        <OwnLoginModal
          title={texts.logInTitle}
          before={unsent ? texts.ended : ''}
          onOpened={onOpened}
          onClose={() => setAsking(false)}
        />
      ) : (
        <div className="notice">
          <div className="own-ways">
            {unsent && <p>{texts.ended}</p>}
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
  /** It is a statement that failed, and not the list. */
  readonly ofOne?: boolean
}

/** Where there is no such statement the way on is the list; else it is tried again, or left for the list. */
export function Failure({ failure, onAgain, Link, ofOne = false }: FailureProps) {
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
          {!isGone && <Button onClick={onAgain}>{texts.again}</Button>}
          {(isGone || ofOne) && (
            <Link href="/moje-rozliczenia" className="button">
              {texts.back}
            </Link>
          )}
        </div>
      </div>
    </>
  )
}

/** Leaves this device; what was typed and not sent goes too, once the driver has agreed to that. */
export function LogOut({ onLocked }: { readonly onLocked: () => void }) {
  const { toast } = useAnnouncer()
  const mayLeave = useMayLeave()
  const [waiting, setWaiting] = useState(0)
  async function logOut() {
    setWaiting(0)
    forgetOwnThings()
    forgetQuestions()
    onLocked()
    toast((await leaveDevice()) ? dialogTexts.left : dialogTexts.leftUntold)
  }
  async function ask() {
    if (!(await mayLeave())) return
    const kept = questionsKept()
    if (kept === 0) void logOut()
    else setWaiting(kept)
  }
  return (
    <>
      <Button kind="quiet" onClick={() => void ask()}>
        {texts.logOut}
      </Button>
      {waiting > 0 && (
        <Dialog
          role="alertdialog"
          title={texts.logOutTitle}
          onClose={() => setWaiting(0)}
          footer={
            <>
              <Button onClick={() => void logOut()}>{texts.logOutAll}</Button>
              <Button kind="primary" onClick={() => setWaiting(0)}>
                {texts.stay}
              </Button>
            </>
          }
        >
          <p>{texts.logOutLead(waiting)}</p>
        </Dialog>
      )}
    </>
  )
}
