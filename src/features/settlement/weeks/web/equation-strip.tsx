import { Button } from '@mantine/core'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { appName } from '#features/settlement/schemes/texts-words.ts'
import { plainAmount } from '#features/settlement/texts-amounts.ts'
import { weekTexts } from '../texts-week.ts'
import { type Equation, equationOf } from './equation.ts'
import {
  aloneWords,
  amountOf,
  handedWords,
  openBeforeWords,
  payoutHints,
  payoutTitle,
} from './equation-words.ts'
import type { WeekAnswer } from './readings.ts'
import classes from './week.module.css'

const { strip } = weekTexts

/** Whether the terms tell all that they stand on. */
const Detailed = createContext(false)

/**
 * The whole week as an equation: what came in, where it went, and what is to be paid. What a sum stands on
 * beyond a line or two waits behind one button, so that the drivers come into view.
 */
export function EquationStrip({ week }: { readonly week: WeekAnswer }) {
  const [isDetailed, setDetailed] = useState(false)
  const id = useId()
  return (
    <section className={classes.strip} aria-label={strip.label} id={id}>
      <Detailed value={isDetailed}>
        <Terms week={week} />
      </Detailed>
      <div className={classes.stripFoot}>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-expanded={isDetailed}
          aria-controls={id}
          onClick={() => setDetailed(!isDetailed)}
        >
          {isDetailed ? strip.less : strip.more}
        </Button>
      </div>
    </section>
  )
}

function Terms({ week }: { readonly week: WeekAnswer }) {
  const sums = equationOf(week.data)
  const beforeNets = week.before.nets.reduce((sum, { net }) => sum + net, 0)
  const isCredit = sums.opening > 0
  const compared = (now: number, before: number) => {
    if (!week.finished) return strip.running
    return sums.byApp.length === 0 ? strip.noResults : strip.change(now, before)
  }
  return (
    <>
      <Term title={strip.net} amount={sums.nets} hint={compared(sums.nets, beforeNets)}>
        <Hints of={[strip.settled(sums.drivers)]} />
        <More of={[strip.netHint, sums.alone > 0 ? strip.besideAlone(sums.alone) : '']} />
        <ul className={classes.apps}>
          {sums.byApp.map(({ app, net }) => (
            <li key={app}>
              <span>{appName(app)}</span>
              <span className={classes.digits}>{plainAmount(net)}</span>
            </li>
          ))}
        </ul>
      </Term>
      <Sign sign="−" word={strip.minus} />
      <Term title={strip.cash} amount={sums.cash} hint={compared(sums.cash, week.before.cashGrosze)}>
        <span className={classes.hint}>{strip.cashHint}</span>
      </Term>
      <Sign sign="−" word={strip.minus} />
      <Term title={strip.fleet} amount={sums.fleet}>
        <span className={classes.hint}>{strip.fleetHint}</span>
      </Term>
      {isCredit ? <Sign sign="+" word={strip.plus} /> : <Sign sign="−" word={strip.minus} />}
      <OpeningTerm sums={sums} week={week} />
      <Sign sign="=" word={strip.equals} />
      <Term title={payoutTitle(sums)} amount={sums.toPay} tone={classes.good}>
        <span className={classes.hint}>{strip.drivers(sums.toPayDrivers)}</span>
        <Hints of={payoutHints(sums, week.finished)} />
        <More of={[sums.apart > 0 ? strip.apart(sums.apart, sums.apartDrivers) : '']} />
      </Term>
      <Sign sign="−" word={strip.minus} />
      <Term title={strip.owed} amount={sums.owed} tone={sums.owed > 0 ? classes.bad : undefined}>
        <span className={classes.hint}>{`${strip.drivers(sums.owedDrivers)}, ${strip.owedHint}`}</span>
        <More of={[aloneWords(sums)]} />
      </Term>
      {sums.unsettled > 0 ? <p className={classes.unsettled}>{strip.unsettled(sums.unsettled)}</p> : null}
    </>
  )
}

/** What was left unpaid and debts are of different drivers, though they make one term. */
function OpeningTerm({ sums, week }: { readonly sums: Equation; readonly week: WeekAnswer }) {
  const { opening, unpaid, debts, unpaidAlone } = sums
  const isBoth = unpaid.drivers > 0 && debts.drivers > 0
  const title = isBoth ? strip.openings : unpaid.drivers > 0 ? strip.credits : strip.debts
  return (
    <Term title={title} amount={Math.abs(opening)}>
      {isBoth ? (
        <>
          <span className={classes.hint}>{strip.unpaid(unpaid.grosze, unpaid.drivers)}</span>
          <span className={classes.hint}>{strip.debtsOf(0 - debts.grosze, debts.drivers)}</span>
        </>
      ) : (
        <span className={classes.hint}>{strip.drivers(unpaid.drivers + debts.drivers)}</span>
      )}
      <Hints of={[openBeforeWords(week)]} />
      <More
        of={[
          aloneWords(sums),
          ...handedWords(week),
          unpaidAlone.drivers > 0 ? strip.unpaidAlone(amountOf(unpaidAlone)) : '',
        ]}
      />
    </Term>
  )
}

function Hints({ of }: { readonly of: readonly string[] }) {
  return of.filter(Boolean).map((words) => (
    <span className={classes.hint} key={words}>
      {words}
    </span>
  ))
}

/** What is told on asking alone. */
function More({ of }: { readonly of: readonly string[] }) {
  return useContext(Detailed) ? <Hints of={of} /> : null
}

interface TermProps {
  readonly title: string
  readonly amount: number
  readonly hint?: string
  readonly tone?: string | undefined
  readonly children?: ReactNode
}

function Term({ title, amount, hint, tone = '', children }: TermProps) {
  return (
    <div className={classes.term}>
      <span className={classes.termTitle}>{title}</span>
      <strong className={`${classes.sum} ${tone}`}>{plainAmount(amount)}</strong>
      {hint ? <span className={classes.hint}>{hint}</span> : null}
      {children}
    </div>
  )
}

function Sign({ sign, word }: { readonly sign: string; readonly word: string }) {
  return (
    <span className={classes.sign}>
      <span aria-hidden>{sign}</span>
      <span className={classes.spoken}>{word}</span>
    </span>
  )
}
