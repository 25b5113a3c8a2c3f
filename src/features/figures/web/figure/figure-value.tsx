import type { Measure } from '../../domain/statistics/averages.ts'
import { standsOn } from '../../texts.ts'
import { overviewTexts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import type { FigureAsked } from './figure-asked.ts'
import classes from './figures.module.css'
import { useOpenFigure } from './opened-figure.tsx'

interface FigureValueProps {
  readonly measure: Measure
  words(value: number | null): string
  readonly asked: FigureAsked
  /** By itself in a box, not in a column. */
  readonly large?: boolean
  /** On what earnings stand, instead of the figure's own words; empty where it is said beside it. */
  readonly source?: string
}

/** A figure, the number of rows on which it stands beneath it, and the way down to them (D33). */
export function FigureValue({ measure, words, asked, large = false, source }: FigureValueProps) {
  const open = useOpenFigure()
  const value = words(measure.value)
  const { rows, unsplit = 0, gross = 0, from } = measure
  const wordsOfSource = overviewTexts[large ? 'from' : 'shortFrom']
  const standsOnWhat = source ?? (from ? wordsOfSource[from] : '')
  if (rows + unsplit === 0) return <span className={classes.unknown}>{value}</span>
  return (
    <button
      type="button"
      className={classes.figure}
      data-large={large || undefined}
      onClick={() => open(asked)}
    >
      <span className={classes.unseen}>{`${asked.label}: `}</span>
      <span className={classes.value} data-unknown={measure.value === null || undefined}>
        {value}
      </span>
      <span className={classes.rows}>{standsOn(rows, unsplit, gross)}</span>
      {standsOnWhat ? <span className={classes.rows}>{standsOnWhat}</span> : null}
      <span className={classes.unseen}>{`. ${resultsTexts.open}`}</span>
    </button>
  )
}
