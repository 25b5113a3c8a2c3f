import { Button, Skeleton } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useState } from 'react'
import { consumption, hours, kilometres, money } from '#features/income/facts/web/public-words.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import { listShiftResults } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { consumptionOf, toldByAll } from '../../domain/statistics/shift-result.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { useOpenSources } from '../figure/opened-sources.tsx'
import { asResult, type ResultRow, ShiftName } from '../figure/result-columns.tsx'
import { UnsplitTable } from '../figure/unsplit-table.tsx'
import classes from './period-tab.module.css'
import { rangeOf } from './results-address.ts'

const DAYS_AT_ONCE = 14
const { period: texts } = resultsTexts

/** 'Podgląd okresu' (Spec 2 §2): each date with its day and night entries. */
export function PeriodTab({ period }: { readonly period: Period }) {
  const { data, failure, again } = useCall(listShiftResults, rangeOf(period), { keepPrevious: true })
  const [shown, setShown] = useState(DAYS_AT_ONCE)
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={420} radius={12} role="status" aria-label={resultsTexts.loading} />
    )
  }
  const days = [...Map.groupBy(data.data, ({ date }) => date as CalendarDate)]
  if (days.length + data.unsplit.length === 0) {
    return (
      <Panel>
        <Empty icon={<IconCalendarOff size={24} />}>{resultsTexts.noData}</Empty>
      </Panel>
    )
  }
  return (
    <div className={classes.days}>
      {data.unsplit.length > 0 ? (
        <Panel title={resultsTexts.unsplit.title} description={resultsTexts.unsplit.hint} flush>
          <UnsplitTable rows={data.unsplit} />
        </Panel>
      ) : null}
      {days.slice(0, shown).map(([date, rows]) => (
        <Panel key={date} title={longDateWithWeekday(date)}>
          <div className={classes.shifts}>
            <ShiftEntries shift="day" rows={rows} />
            <ShiftEntries shift="night" rows={rows} />
          </div>
        </Panel>
      ))}
      {days.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
          {texts.more(days.length - shown)}
        </Button>
      ) : null}
    </div>
  )
}

const polish = new Intl.Collator('pl')

function ShiftEntries({ shift, rows }: { readonly shift: Shift; readonly rows: readonly ResultRow[] }) {
  const own = rows
    .filter((row) => row.shift === shift)
    .toSorted((a, b) => polish.compare(a.fullName, b.fullName))
  return (
    <div>
      <h3 className={classes.heading} data-shift={shift}>
        <ShiftName shift={shift} /> <span className={classes.count}>{own.length}</span>
      </h3>
      {own.length === 0 ? <p className={classes.nobody}>{texts.nobody}</p> : null}
      <ul className={classes.entries}>
        {own.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ row }: { readonly row: ResultRow }) {
  const open = useOpenSources()
  const facts: readonly (readonly [string, number | null, (value: number | null) => string])[] = [
    [texts.mileage, row.mileageM, kilometres],
    [texts.consumption, consumptionOf(asResult(row)), consumption],
    [resultsTexts.money.kinds.cash.toLocaleLowerCase('pl'), toldByAll(asResult(row), 'cash'), money],
    [texts.hours, row.workedMinutes, hours],
  ]
  return (
    <li>
      <button type="button" className={classes.entry} onClick={() => open(row)}>
        <span className={classes.name}>{row.fullName}</span>
        <span className={classes.earned} data-unknown={row.totalIncomeGrosze === null || undefined}>
          <span className={classes.unseen}>{texts.earnings} </span>
          <span>{money(row.totalIncomeGrosze)}</span>
          {row.incomeFrom === 'gross' ? <span>{` ${resultsTexts.money.gross}`}</span> : null}
        </span>
        <span className={classes.facts}>
          {facts.map(([name, value, words]) => (
            <span key={name}>
              <span>{name}</span> <b>{words(value)}</b>
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}
