import { Skeleton } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listShiftResults } from '../../contract-statistics.ts'
import { extremeShifts } from '../../domain/statistics/extremes.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { addTallies, tallyOf } from '../../domain/statistics/tally.ts'
import { unsplitTally } from '../../domain/statistics/unsplit.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { DriverChoice } from '../figure/driver-choice.tsx'
import { FigureTable } from '../figure/figure-table.tsx'
import { FiguresProvider, useOpenFigure } from '../figure/opened-figure.tsx'
import { asResult, FUEL_COLUMNS, type ResultRow, SHIFT_COLUMNS } from '../figure/result-columns.tsx'
import { sourcesColumn } from '../figure/sources-column.tsx'
import { asUnsplit, UnsplitTable } from '../figure/unsplit-table.tsx'
import { rangeOf } from '../period/results-address.ts'
import { AppShares } from '../summary/apps-block.tsx'
import { AVERAGES, KILOMETRES } from '../summary/summary-lines.ts'
import { CarsTable } from './cars-table.tsx'
import { DayShiftsModal } from './day-shifts-modal.tsx'
import { ExtremeShift } from './extreme-shift.tsx'
import classes from './individual.module.css'
import { WorkedHours } from './worked-hours.tsx'

const { individual: texts, figures } = resultsTexts

interface IndividualTabProps {
  readonly period: Period
  readonly driverId: string | undefined
  choose(driverId: string | undefined): void
}

/** 'Podgląd indywidualny' (Spec 2 §2): one employee's period. */
export function IndividualTab({ period, driverId, choose }: IndividualTabProps) {
  return (
    <div className={classes.stack}>
      <DriverChoice period={period} value={driverId} onChange={choose} />
      {driverId ? (
        <FiguresProvider period={period}>
          <Person key={driverId} period={period} driverId={driverId} />
        </FiguresProvider>
      ) : (
        <Panel>
          <Empty icon={<IconUser size={24} />}>{texts.first}</Empty>
        </Panel>
      )}
    </div>
  )
}

function Person({ period, driverId }: { readonly period: Period; readonly driverId: string }) {
  const open = useOpenFigure()
  const { data, failure, again } = useCall(listShiftResults, { ...rangeOf(period), driverId })
  const [day, setDay] = useState<CalendarDate>()
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={420} radius={12} role="status" aria-label={resultsTexts.loading} />
    )
  }
  if (data.data.length + data.unsplit.length === 0) {
    return (
      <Panel>
        <Empty icon={<IconUser size={24} />}>{resultsTexts.noData}</Empty>
      </Panel>
    )
  }
  const rows = data.data.map(asResult)
  const tallies = {
    day: tallyOf(rows.filter(({ shift }) => shift === 'day')),
    night: tallyOf(rows.filter(({ shift }) => shift === 'night')),
    unsplit: unsplitTally(data.unsplit.map(asUnsplit)),
  }
  const nameOf = () => data.data[0]?.fullName ?? ''
  const [best] = extremeShifts(rows, 'best', nameOf)
  const [worst] = extremeShifts(rows, 'worst', nameOf)
  const lines = (labels: readonly string[]) =>
    [...AVERAGES, ...KILOMETRES].filter(({ label }) => labels.includes(label))
  const shiftLines = lines([figures.shifts])
  const resultLines = lines([
    figures.income,
    resultsTexts.money.kinds.cash,
    figures.incomePerShift,
    figures.incomePerKm,
    figures.ridesPerShift,
  ])
  const fuelLines = lines([figures.mileage, figures.mileagePerShift, figures.consumption, figures.fuel])
  return (
    <>
      <div className={classes.two}>
        <Panel title={texts.shifts}>
          <FigureTable label={texts.shifts} {...tallies} lines={shiftLines} driverId={driverId} />
        </Panel>
        <Panel title={texts.appShare}>
          <AppShares
            tally={addTallies([tallies.day, tallies.night])}
            open={(app) =>
              open({ figure: `${app}-rides`, label: `${resultsTexts.apps[app]}: ${figures.rides}`, driverId })
            }
          />
        </Panel>
        <ExtremeShift title={texts.best} row={best} showDay={setDay} />
        <ExtremeShift title={texts.worst} row={worst} showDay={setDay} />
      </div>
      <Panel title={texts.results} description={resultsTexts.counted.averages}>
        <FigureTable label={texts.results} {...tallies} lines={resultLines} driverId={driverId} />
      </Panel>
      <Panel title={texts.fuelAndCar}>
        <div className={classes.two}>
          <FigureTable label={texts.fuelAndCar} {...tallies} lines={fuelLines} driverId={driverId} />
          <div>
            <CarsTable rows={data.data} />
            <WorkedHours rows={data.data} />
          </div>
        </div>
      </Panel>
      <Panel title={texts.allShifts} flush>
        <DataTable<ResultRow>
          label={texts.allShifts}
          columns={COLUMNS}
          rows={data.data}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'date', direction: 'down' }}
          empty={null}
        />
      </Panel>
      {data.unsplit.length > 0 ? (
        <Panel title={resultsTexts.unsplit.title} description={resultsTexts.unsplit.hint} flush>
          <UnsplitTable rows={data.unsplit} withDriver={false} />
        </Panel>
      ) : null}
      {day ? <DayShiftsModal date={day} onClose={() => setDay(undefined)} /> : null}
    </>
  )
}

const { date, shift, car, income, cash, mileage, earnedPerKm } = SHIFT_COLUMNS
const COLUMNS = [date, shift, car, income, cash, mileage, earnedPerKm, ...FUEL_COLUMNS, sourcesColumn]
