import { Button, Skeleton } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { addDays } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listResultWeeks } from '../../contract-statistics.ts'
import { incomePerShift, ridesTotal, summed } from '../../domain/statistics/averages.ts'
import { addTallies, type Tally, tallyOf } from '../../domain/statistics/tally.ts'
import { twoWeeksTexts as texts } from '../../texts-two-weeks.ts'
import { count, kilometres, money } from '../figures/figure-words.ts'
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
    of: ({ incomeGrosze, incomeRows }) => summed(incomeGrosze, incomeRows).value,
    words: money,
  },
  { label: texts.incomePerShift, of: (tally) => incomePerShift(tally).value, words: money },
  {
    label: texts.mileage,
    of: ({ mileageM, mileageRows }) => summed(mileageM, mileageRows).value,
    words: kilometres,
  },
  { label: texts.rides, of: (tally) => ridesTotal(tally).value, words: count },
]

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
    return found ? addTallies([found.day, found.night]) : tallyOf([])
  }
  return (
    <Panel title={texts.title} flush>
      {data.data.length === 0 ? <NoResults /> : <Table before={before} week={week} tallyIn={tallyIn} />}
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

interface TableProps {
  readonly before: Week
  readonly week: Week
  tallyIn(week: Week): Tally
}

function Table({ before, week, tallyIn }: TableProps) {
  const [older, newer] = [tallyIn(before), tallyIn(week)]
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
        {LINES.map(({ label, of, words }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{words(of(older))}</td>
            <td>{words(of(newer))}</td>
            <td>{difference(of(older), of(newer), words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** With a real minus; of something unknown there is none. */
function difference(older: number | null, newer: number | null, words: Line['words']): string {
  if (older === null || newer === null) return words(null)
  const change = newer - older
  return change === 0 ? words(0) : `${change > 0 ? '+' : '−'}${words(Math.abs(change))}`
}
