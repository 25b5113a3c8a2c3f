import { count, kilometres, money, moneyPerKm } from '#features/income/facts/web/public-words.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import {
  cashTaken,
  earned,
  incomePerKm,
  incomePerShift,
  type Measure,
  ridesTotal,
  summed,
} from '../../domain/statistics/averages.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import type { SummaryOnWire } from './summary-on-wire.ts'

type Driver = SummaryOnWire['drivers'][number]

/** All drivers of the period, sortable by each figure. */
export function DriversTable({ drivers }: { readonly drivers: readonly Driver[] }) {
  return (
    <DataTable
      label={texts.blocks.drivers}
      columns={COLUMNS}
      rows={drivers}
      rowKey={({ driverId }) => driverId}
      defaultSort={{ key: 'income', direction: 'down' }}
      empty={<Empty>{texts.noData}</Empty>}
    />
  )
}

function figureColumn(
  key: string,
  header: string,
  figure: Figure,
  words: (value: number | null) => string,
  of: (driver: Driver) => Measure,
): Column<Driver> {
  return {
    key,
    header,
    numeric: true,
    sortValue: (driver) => of(driver).value,
    cell: (driver) => (
      <FigureValue
        measure={of(driver)}
        words={words}
        asked={{ figure, label: `${header}, ${driver.fullName}`, driverId: driver.driverId }}
      />
    ),
  }
}

const { figures, day, night } = texts

const COLUMNS: readonly Column<Driver>[] = [
  {
    key: 'name',
    header: figures.driver,
    cell: ({ fullName }) => fullName,
    sortValue: ({ fullName }) => fullName,
  },
  {
    key: 'day',
    header: day,
    numeric: true,
    cell: ({ dayShifts }) => dayShifts,
    sortValue: ({ dayShifts }) => dayShifts,
  },
  {
    key: 'night',
    header: night,
    numeric: true,
    cell: ({ nightShifts }) => nightShifts,
    sortValue: ({ nightShifts }) => nightShifts,
  },
  figureColumn('income', figures.income, 'earned', money, ({ tally }) => earned(tally)),
  figureColumn('cash', texts.money.kinds.cash, 'cash', money, ({ tally }) => cashTaken(tally)),
  figureColumn('average', figures.incomePerShift, 'income', money, ({ tally }) => incomePerShift(tally)),
  figureColumn('mileage', figures.mileage, 'mileage', kilometres, ({ tally }) =>
    summed(tally.mileageM, tally.mileageRows),
  ),
  figureColumn('per-km', figures.incomePerKm, 'income-per-km', moneyPerKm, ({ tally }) => incomePerKm(tally)),
  figureColumn('rides', figures.rides, 'rides', count, ({ tally }) => ridesTotal(tally)),
]
