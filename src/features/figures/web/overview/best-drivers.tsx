import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { count, money } from '#features/income/facts/web/public-words.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { cashTaken, earned, incomePerShift, type Measure } from '../../domain/statistics/averages.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { useOpenFigure } from '../figure/opened-figure.tsx'
import { signOf } from './change.ts'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'

type Best = Overview['best'][number]

interface BestDriversProps {
  readonly overview: Overview
  readonly period: Period
}

/** Who earned most; all of them stand in the list by week. */
export function BestDrivers({ overview: { best, now }, period }: BestDriversProps) {
  return (
    <Panel
      title={texts.drivers}
      description={texts.driversHint}
      flush
      actions={
        <Anchor
          renderRoot={(props) => (
            <Link
              to="/admin/wyniki-dzienne"
              search={{ zakladka: 'tygodniowe', od: period.from, do: period.to } as never}
              {...props}
            />
          )}
        >
          {texts.allDrivers(now.drivers)}
        </Anchor>
      }
    >
      <DataTable
        label={texts.drivers}
        columns={COLUMNS}
        rows={best}
        rowKey={({ driverId }) => driverId}
        empty={<Empty>{resultsTexts.noData}</Empty>}
      />
    </Panel>
  )
}

function figure(
  key: string,
  header: string,
  which: Figure,
  of: (tally: Best['tally']) => Measure,
  note: (row: Best) => string | null = () => null,
): Column<Best> {
  return {
    key,
    header,
    numeric: true,
    sortValue: ({ tally }) => of(tally).value,
    cell: (row) => (
      <Amount
        measure={of(row.tally)}
        figure={which}
        label={`${header}, ${row.fullName}`}
        of={row}
        note={note(row)}
      />
    ),
  }
}

interface AmountProps {
  readonly measure: Measure
  readonly figure: Figure
  readonly label: string
  readonly of: Best
  readonly note: string | null
}

/** Shorter than elsewhere: on what it stands is told where it opens. */
function Amount({ measure, figure: which, label, note, of: { driverId } }: AmountProps) {
  const open = useOpenFigure()
  if (measure.value === null) return <span className={classes.quiet}>{resultsTexts.unknown}</span>
  return (
    <>
      <button
        type="button"
        className={classes.amount}
        onClick={() => open({ figure: which, label, driverId })}
      >
        <span>{money(measure.value)}</span>
        <span className={classes.unseen}>{`, ${label}. ${resultsTexts.open}`}</span>
      </button>
      {note ? <span className={classes.below}>{note}</span> : null}
      {measure.gross ? <span className={classes.below}>{texts.partlyGross}</span> : null}
    </>
  )
}

function differenceOf({ tally, beforeGrosze }: Best): number | null {
  const { value } = earned(tally)
  return value === null || beforeGrosze === null ? null : value - beforeGrosze
}

const COLUMNS: readonly Column<Best>[] = [
  {
    key: 'name',
    header: texts.driver,
    cell: ({ fullName }) => fullName,
    sortValue: ({ fullName }) => fullName,
  },
  {
    key: 'shifts',
    header: texts.shifts,
    numeric: true,
    cell: ({ tally }) => count(tally.shifts),
    sortValue: ({ tally }) => tally.shifts,
  },
  figure('earned', texts.earned, 'earned', earned, ({ from }) => from && texts.shortFrom[from]),
  figure('cash', resultsTexts.money.kinds.cash, 'cash', cashTaken),
  figure('average', texts.perShiftShort, 'income', incomePerShift),
  {
    key: 'difference',
    header: texts.difference,
    numeric: true,
    sortValue: differenceOf,
    cell: (row) => <Difference of={differenceOf(row)} />,
  },
]

function Difference({ of }: { readonly of: number | null }) {
  if (of === null) return <span className={classes.quiet}>{resultsTexts.unknown}</span>
  return <span className={classes.whole}>{`${signOf(of)}${money(Math.abs(of))}`}</span>
}
