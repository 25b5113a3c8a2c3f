import { IconMoon, IconSun } from '@tabler/icons-react'
import type { Shift } from '#kernel/shift.ts'
import type { Measure } from '../../domain/statistics/averages.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { FigureValue } from './figure-value.tsx'
import classes from './figures.module.css'

export interface FigureLine {
  readonly label: string
  readonly figure: Figure
  of(tally: Tally): Measure
  words(value: number | null): string
}

interface FigureTableProps {
  readonly label: string
  readonly day: Tally
  readonly night: Tally
  /** What can't be split by shift: a column of its own, where there is any. */
  readonly unsplit: Tally
  readonly lines: readonly FigureLine[]
  readonly driverId?: string
}

interface TableColumn {
  readonly tally: Tally
  readonly shift?: Shift
  readonly unsplitOnly?: boolean
  readonly head: string
}

/** Figures as lines, with day, night and both together beside each other. */
export function FigureTable({ label, day, night, unsplit, lines, driverId }: FigureTableProps) {
  const all = addTallies([day, night, unsplit])
  const columns: readonly TableColumn[] = [
    { tally: day, shift: 'day', head: texts.day },
    { tally: night, shift: 'night', head: texts.night },
    ...(unsplit.unsplitSums > 0 ? [{ tally: unsplit, unsplitOnly: true, head: texts.unsplit.title }] : []),
    { tally: all, head: texts.together },
  ]
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <td />
          {columns.map(({ head, shift }) => (
            <th key={head} scope="col" data-shift={shift}>
              {shift === 'day' ? <IconSun size={15} aria-hidden /> : null}
              {shift === 'night' ? <IconMoon size={15} aria-hidden /> : null} <span>{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">{line.label}</th>
            {columns.map(({ head, tally, shift, unsplitOnly }) => (
              <td key={head} data-label={head}>
                <FigureValue
                  measure={line.of(tally)}
                  words={unsplitOnly && !line.of(tally).unsplit ? () => '–' : line.words}
                  asked={{
                    figure: line.figure,
                    label:
                      shift || unsplitOnly ? `${line.label}, ${head.toLocaleLowerCase('pl')}` : line.label,
                    ...(shift ? { shift } : {}),
                    ...(unsplitOnly ? { unsplitOnly } : {}),
                    ...(driverId ? { driverId } : {}),
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
