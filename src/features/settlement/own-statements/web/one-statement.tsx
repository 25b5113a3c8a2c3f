import { type ReactNode, useCallback, useState } from 'react'
import { useBehindPin } from '#features/drivers/session/web/public-session.ts'
import { call } from '#platform/web/call.ts'
import { weekRangeOfYear } from '#platform/web/polish-dates.ts'
import { SheetBoundary } from '#platform/web/ui/broken.tsx'
import { LeftIcon } from '#platform/web/ui/icons.tsx'
import { readOwnStatement } from '../contract.ts'
import { ownStatementTexts as texts } from '../texts.ts'
import { ApartAmount } from './apart-amount.tsx'
import { AskSheet } from './ask-sheet.tsx'
import { Corrections, Ledger, Payments, Rule } from './beside-cards.tsx'
import { Coming, Failure, Gate, type PageLink } from './frame.tsx'
import { PrintOwn } from './print-own.tsx'
import { keptQuestion } from './question-memory.ts'
import { Questions } from './questions.tsx'
import { shownAmount, whereWords } from './shown-amount.ts'
import { StatePill } from './state-pill.tsx'
import type { OwnStatement } from './statement-rows.ts'
import { StatementSum } from './statement-sum.tsx'
import './one-statement.css'
import './beside-cards.css'

interface OneStatementProps {
  /** `R-2026-47-0017` */
  readonly statementKey: string
  readonly Link: PageLink
  readonly footer: ReactNode
}

/** A statement: how much, when and where to, how it came about, and the two acts within the thumb. */
export function OneStatement({ statementKey, Link, footer }: OneStatementProps) {
  const load = useCallback(() => call(readOwnStatement, { number: statementKey }), [statementKey])
  const { state, reload, lock } = useBehindPin('own', load)
  const [asking, setAsking] = useState(false)
  const [fresh, setFresh] = useState<{ readonly of: OwnStatement; readonly value: OwnStatement }>()
  const read = state.kind === 'shown' ? state.value : undefined
  const shown = fresh && fresh.of === read ? fresh.value : read

  /** What was asked stands there at once, and nothing that was opened closes. */
  async function onAsked() {
    setAsking(false)
    const result = await load()
    if (result.ok && read) setFresh({ of: read, value: result.value })
    else if (!result.ok && result.failure.status === 401) lock()
  }

  return (
    <>
      <main className="own-money">
        {state.kind === 'loading' && <Coming />}
        {state.kind === 'locked' && <Gate onOpened={reload} unsent={keptQuestion(statementKey) !== ''} />}
        {state.kind === 'failed' && <Failure failure={state.failure} onAgain={reload} Link={Link} ofOne />}
        {shown && <Shown statement={shown} Link={Link} />}
      </main>
      {footer}
      {shown && (
        <div className="own-bar">
          <div className="own-bar-inside">
            <button type="button" className="button" onClick={() => setAsking(true)}>
              <span>{texts.disagree}</span>
              {keptQuestion(statementKey) !== '' && !asking && (
                <span className="own-unsent">
                  <span className="hidden-text">{`, ${texts.unsent}`}</span>
                </span>
              )}
            </button>
            {shown.state !== 'redone' && <PrintOwn statementKey={statementKey} onLocked={lock} />}
          </div>
        </div>
      )}
      <SheetBoundary kept={texts.kept} onClose={() => setAsking(false)}>
        {shown && asking && (
          <AskSheet
            statementKey={statementKey}
            onAsked={() => void onAsked()}
            onLocked={lock}
            onClose={() => setAsking(false)}
          />
        )}
      </SheetBoundary>
    </>
  )
}

function Shown({ statement, Link }: { readonly statement: OwnStatement; readonly Link: PageLink }) {
  const { state, week, paidGrosze: paid, leftGrosze: left } = statement
  const amount = shownAmount(statement)
  return (
    <>
      <Link href="/moje-rozliczenia" className="own-back">
        <LeftIcon />
        <span>{texts.back}</span>
      </Link>
      <header className="own-top own-one-head">
        <div className="own-week">
          <h1>{texts.week(week)}</h1>
          <span>{weekRangeOfYear(statement)}</span>
        </div>
        <StatePill state={state} />
      </header>
      {amount !== undefined && (
        <p className="own-amount">
          <span>{texts.amount(amount)}</span> <small>{texts.currency}</small>
        </p>
      )}
      <p className="own-where">{whereWords(statement, { paid, left })}</p>
      {statement.apart && (
        <p>
          <ApartAmount apart={statement.apart} />
        </p>
      )}
      <div className="own-columns">
        <Questions questions={statement.questions} />
        {state === 'redone' ? null : <StatementSum statement={statement} />}
        <div className="own-beside">
          <Corrections statement={statement} Link={Link} />
          <Payments statement={statement} />
          <Rule statement={statement} />
          <Ledger statement={statement} />
        </div>
      </div>
    </>
  )
}
