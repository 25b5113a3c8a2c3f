import { money } from '#features/income/facts/web/public-words.ts'
import { addWeeks } from '#kernel/week.ts'
import { cashTaken, earned, incomePerShift, type Measure } from '../../domain/statistics/averages.ts'
import { earnedFrom } from '../../domain/statistics/earned-from.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import { ofAllApps } from '../../domain/statistics/money-sums.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { changeOf } from './change.ts'
import { weekOfPeriod } from './other-period.ts'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'

interface MainFiguresProps {
  readonly overview: Overview
  readonly period: Period
}

const wholeOf = ({ day, night, unsplit }: Overview['now']) => addTallies([day, night, unsplit])

/** Four figures, each with what it was in the period before. */
export function MainFigures({ overview, period }: MainFiguresProps) {
  const { now, before, withoutCash } = overview
  const [tally, earlier] = [wholeOf(now), wholeOf(before)]
  const week = weekOfPeriod(period)
  const than = week ? texts.ofWeek(addWeeks(week, -1).week) : texts.ofBefore
  const both = (of: (tally: Tally) => Measure) => ({ is: of(tally), was: of(earlier).value, than })
  const left = { ...cashTaken(tally), value: lessCash(withoutCash.now) }
  return (
    <section className={classes.cards} aria-label={texts.cards}>
      <Card label={texts.earned} figure="earned" {...both(earned)} note={standsOn(overview)} />
      <Card label={texts.cash} figure="cash" {...both(cashTaken)} />
      <Card
        label={texts.withoutCash}
        figure="cash"
        {...{ is: left, was: lessCash(withoutCash.before), than }}
        note={madeOf(withoutCash.now)}
      />
      <Card
        label={texts.perShift}
        figure="income"
        {...both(incomePerShift)}
        note={texts.of(tally.shifts, now.drivers)}
      />
    </section>
  )
}

interface CardProps {
  readonly label: string
  /** That opens. */
  readonly figure: Figure
  readonly is: Measure
  readonly was: number | null
  /** What it was in: of the week before, or of the period. */
  readonly than: string
  readonly note?: string
}

function Card({ label, figure, is, was, than, note }: CardProps) {
  return (
    <div className={classes.card}>
      <h2 className={classes.cardName}>{label}</h2>
      <FigureValue large measure={is} words={money} asked={{ figure, label }} source="" />
      <p className={classes.change}>{changeOf(is.value, was, than)}</p>
      {note ? <p className={classes.note}>{note}</p> : null}
    </div>
  )
}

/** The sheet, the apps or both; beside a sheet that says otherwise also what the apps say. */
function standsOn({ now, sheet, money: told }: Overview): string {
  const { earnedRows, earnedSheetRows, unsplitEarnedGrosze } = wholeOf(now)
  const from = earnedFrom(earnedSheetRows > 0, earnedRows > earnedSheetRows || unsplitEarnedGrosze !== 0)
  const net = ofAllApps(told, 'net').value
  if (from === null) return ''
  return sheet.beyondGrosze === 0 || net === null
    ? texts.from[from]
    : texts.fromBeside(texts.from[from], money(net))
}

type NetAndCash = Overview['withoutCash']['now']

function lessCash({ netGrosze, cashGrosze }: NetAndCash): number | null {
  return netGrosze === null || cashGrosze === null ? null : netGrosze - cashGrosze
}

/** Of which numbers it is made: neither need be the whole that stands beside it. */
function madeOf({ netGrosze, cashGrosze }: NetAndCash): string {
  return netGrosze === null || cashGrosze === null
    ? texts.withoutCashUnknown
    : texts.withoutCashOf(money(netGrosze), money(cashGrosze))
}
