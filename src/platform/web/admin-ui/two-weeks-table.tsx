import type { Week } from '#kernel/week.ts'
import { dateTexts } from './texts-dates.ts'
import classes from './two-weeks-table.module.css'

const texts = { what: 'Co', week: (week: number) => dateTexts.week(week), difference: dateTexts.difference }

export interface ComparedLine {
  readonly label: string
  /** Null: not known. */
  readonly older: number | null
  readonly newer: number | null
  words(value: number | null): string
}

interface TwoWeeksTableProps {
  readonly before: Week
  readonly week: Week
  readonly lines: readonly ComparedLine[]
}

/** Figures of a week beside those of the week before it, and what has changed. */
export function TwoWeeksTable({ before, week, lines }: TwoWeeksTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.week(before.week)}</th>
          <th scope="col">{texts.week(week.week)}</th>
          <th scope="col">{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{line.label}</th>
            <td>{line.words(line.older)}</td>
            <td>{line.words(line.newer)}</td>
            <td>{difference(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** With a real minus; of something unknown there is none. */
function difference({ older, newer, words }: ComparedLine): string {
  if (older === null || newer === null) return words(null)
  const change = newer - older
  return change === 0 ? words(0) : `${change > 0 ? '+' : '−'}${words(Math.abs(change))}`
}
