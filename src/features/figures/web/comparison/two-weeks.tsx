import { Button, Skeleton } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { count, kilometres, money } from '#features/income/facts/web/public-words.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { TwoWeeksTable } from '#platform/web/admin-ui/two-weeks-table.tsx'
import { listResultWeeks } from '../../contract-statistics.ts'
import { cashTaken, earned, incomePerShift, ridesTotal, summed } from '../../domain/statistics/averages.ts'
import { addTallies, type Tally, tallyOf } from '../../domain/statistics/tally.ts'
import { twoWeeksTexts as texts } from '../../texts.ts'
import { overviewTexts } from '../../texts-overview.ts'
import classes from './two-weeks.module.css'

interface Line {
  readonly label: string
  /** Null is 'brak danych'. */
  of(tally: Tally): number | null
  words(value: number | null): string
}

const LINES: readonly Line[] = [
  { label: texts.shifts, of: ({ shifts }) => summed(shifts, shifts).value, words: count },
  {
    label: texts.income,
    of: (tally) => earned(tally).value,
    words: money,
  },
  { label: texts.unsplit, of: (tally) => earned(withoutShifts(tally)).value, words: money },
  { label: texts.cash, of: (tally) => cashTaken(tally).value, words: money },
  { label: texts.incomePerShift, of: (tally) => incomePerShift(tally).value, words: money },
  {
    label: texts.mileage,
    of: ({ mileageM, mileageRows }) => summed(mileageM, mileageRows).value,
    words: kilometres,
  },
  { label: texts.rides, of: (tally) => ridesTotal(tally).value, words: count },
]

/** Of the earnings only what can't be split by shift. */
function withoutShifts(tally: Tally): Tally {
  return { ...tally, earnedRows: 0, earnedGrosze: 0, earnedGrossRows: 0 }
}

function grossIn(tally: Tally): number {
  return earned(tally).gross ?? 0
}

function sourceOf(tally: Tally): string {
  const { from } = earned(tally)
  return from ? overviewTexts.from[from] : texts.nothing
}

/** What a week and the one before it brought, beside each other. */
export function ResultsOfTwoWeeks({ week }: { readonly week: Week }) {
  const before = addWeeks(week, -1)
  const range = { startDate: mondayOf(before), endDate: addDays(mondayOf(week), 6) }
  const { data, failure, again } = useCall(listResultWeeks, range)
  if (!data)
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={220} radius={12} role="status" aria-label={texts.loading} />
    )
  const tallyIn = (wanted: Week) => {
    const found = data.data.find((each) => sameWeek(each, wanted))
    return found ? addTallies([found.day, found.night, found.unsplit]) : tallyOf([])
  }
  const [older, newer] = [tallyIn(before), tallyIn(week)]
  const lines = LINES.filter(
    ({ label }) => label !== texts.unsplit || older.unsplitSums + newer.unsplitSums > 0,
  ).map(({ label, of, words }) => ({ label, older: of(older), newer: of(newer), words }))
  return (
    <Panel title={texts.title} flush>
      {data.data.length === 0 ? <NoResults /> : <TwoWeeksTable before={before} week={week} lines={lines} />}
      {data.data.length > 0 ? (
        <p className={classes.note}>{texts.source(sourceOf(older), sourceOf(newer))}</p>
      ) : null}
      {grossIn(older) + grossIn(newer) > 0 ? (
        <p className={classes.note}>{texts.gross(grossIn(older), grossIn(newer))}</p>
      ) : null}
    </Panel>
  )
}

function NoResults() {
  return (
    <Empty
      icon={<IconChartBar size={24} />}
      action={
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => (
            <Link to="/admin/wyniki" search={{ zakladka: 'import' } as never} {...props} />
          )}
        >
          {texts.importFiles}
        </Button>
      }
    >
      {texts.none}
    </Empty>
  )
}
