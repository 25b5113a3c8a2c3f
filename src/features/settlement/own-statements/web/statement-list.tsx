import { useCallback, useState } from 'react'
import { useBehindPin } from '#features/drivers/session/web/public-session.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { call } from '#platform/web/call.ts'
import { weekRange } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RightIcon } from '#platform/web/ui/icons.tsx'
import { LISTED_AT_FIRST, listOwnStatements } from '../contract.ts'
import { ownStatementTexts as texts } from '../texts.ts'
import { ApartAmount } from './apart-amount.tsx'
import { balanceWords } from './balance-words.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { Coming, Failure, Gate, LogOut, type PageLink } from './frame.tsx'
import { pathOfStatement, shownAmount, whereWords } from './shown-amount.ts'
import { StatePill } from './state-pill.tsx'

type Listed = OutputOf<typeof listOwnStatements>
type Short = Listed['data'][number]

/** The newest statement large, the older ones a row each. */
export function StatementList({ Link }: { readonly Link: PageLink }) {
  const load = useCallback(() => call(listOwnStatements, {}), [])
  const { state, reload, lock } = useBehindPin('own', load)
  return (
    <main className="own-money">
      {state.kind === 'loading' && <Coming />}
      {state.kind === 'locked' && <Gate onOpened={reload} />}
      {state.kind === 'failed' && <Failure failure={state.failure} onAgain={reload} Link={Link} />}
      {state.kind === 'shown' && <Shown first={state.value} Link={Link} onLocked={lock} />}
    </main>
  )
}

interface ShownProps {
  readonly first: Listed
  readonly Link: PageLink
  readonly onLocked: () => void
}

function Shown({ first, Link, onLocked }: ShownProps) {
  const [longer, setLonger] = useState<Listed>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  // What was read anew is newer than the longer list of before, of which the older rows are kept.
  const listed = longer ? { ...first, data: merged(first.data, longer.data), more: longer.more } : first
  const [newest, ...older] = listed.data

  async function showOlder() {
    setAsking(true)
    setProblem('')
    const result = await call(listOwnStatements, { most: listed.data.length + 4 * LISTED_AT_FIRST })
    setAsking(false)
    if (result.ok) setLonger(result.value)
    else if (result.failure.status === 401) onLocked()
    else setProblem(result.failure.msg)
  }

  return (
    <>
      <header className="own-head">
        <h1>{texts.title}</h1>
        <LogOut onLocked={onLocked} />
      </header>
      <Balance listed={listed} newest={newest} />
      {listed.apartBalanceGrosze < 0 && (
        <p className="own-balance">{texts.apartOwing(0 - listed.apartBalanceGrosze)}</p>
      )}
      {newest ? (
        <Newest statement={newest} Link={Link} />
      ) : (
        <div className="notice">
          <div>
            <p>
              <b>{texts.empty}</b>
            </p>
            <p>{texts.emptyLead}</p>
          </div>
        </div>
      )}
      {older.length > 0 && (
        <section className="own-card own-older" aria-labelledby="own-older">
          <h2 id="own-older">{texts.older}</h2>
          <ul>
            {older.map((one) => (
              <OlderRow key={one.key} statement={one} Link={Link} />
            ))}
          </ul>
        </section>
      )}
      {listed.more && (
        <Button className="own-more-rows" disabled={asking} onClick={() => void showOlder()}>
          {asking ? texts.loading : texts.showOlder}
        </Button>
      )}
      <div role="status">{problem && <p className="own-problem">{problem}</p>}</div>
      <ChannelChoice onLocked={onLocked} />
    </>
  )
}

function merged(fresh: readonly Short[], all: readonly Short[]): Short[] {
  const known = new Set(fresh.map(({ key }) => key))
  return [...fresh, ...all.filter(({ key }) => !known.has(key))]
}

interface BalanceProps {
  readonly listed: Listed
  readonly newest: Short | undefined
}

/** Only what the newest statement does not say already; what older weeks still have on its way is named. */
function Balance({ listed, newest }: BalanceProps) {
  const grosze = listed.balanceGrosze
  if (grosze === 0 || (newest && grosze === newest.toPayGrosze) || (newest && grosze === newest.carryGrosze))
    return null
  return (
    <p className="own-balance">
      {balanceWords(listed).map((words) => (
        <span key={words}>{words} </span>
      ))}
    </p>
  )
}

interface RowProps {
  readonly statement: Short
  readonly Link: PageLink
}

function Newest({ statement, Link }: RowProps) {
  const amount = shownAmount(statement)
  return (
    <Link href={pathOfStatement(statement.number)} className="own-card own-newest">
      <span className="own-top">
        <span className="own-week">
          <b>{texts.week(statement.week)}</b>
          <span>{weekRange(statement)}</span>
        </span>
        <StatePill state={statement.state} />
      </span>
      {amount !== undefined && (
        <span className="own-amount">
          <span>{texts.amount(amount)}</span> <small>{texts.currency}</small>
        </span>
      )}
      <span className="own-where">
        {whereWords(statement, { paid: statement.paidGrosze, left: statement.leftGrosze })}
      </span>
      <ApartAmount apart={statement.apart} />
      <Answers statement={statement} />
    </Link>
  )
}

function OlderRow({ statement, Link }: RowProps) {
  const amount = shownAmount(statement)
  return (
    <li>
      <Link href={pathOfStatement(statement.number)} className="own-row">
        <span className="own-week">
          <b>{texts.week(statement.week)}</b>
          <span>{weekRange(statement)}</span>
          <ApartAmount apart={statement.apart} />
          <Answers statement={statement} />
        </span>
        <span className="own-sum">
          <b>{amount === undefined ? '' : `${texts.amount(amount)}\u00a0${texts.currency}`}</b>
          <span>{texts.states[statement.state]}</span>
        </span>
        <RightIcon />
      </Link>
    </li>
  )
}

/** Whether something was asked of it, and answered. */
function Answers({ statement: { openQuestions, answeredQuestions } }: { readonly statement: Short }) {
  if (openQuestions > 0) return <span className="own-asked">{texts.asked}</span>
  return answeredQuestions > 0 ? <span className="own-asked">{texts.answered}</span> : null
}
