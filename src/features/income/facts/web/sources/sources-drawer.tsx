import { Drawer, Skeleton, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Shift } from '#kernel/shift.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { resultSources } from '../../contract.ts'
import { sourceTexts as texts } from '../../texts.ts'
import { kilometres, money } from '../amounts.ts'
import { shownDay } from '../shown-day.ts'
import { FormerList } from './former-list.tsx'
import { HandedMileage } from './handed-mileage.tsx'
import { MileageForm } from './mileage-form.tsx'
import { PeriodList, SourceList } from './source-list.tsx'
import classes from './sources.module.css'

interface SourcesDrawerProps {
  readonly driverId: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly shift: Shift
  /** Readings on the screen behind the drawer, which follow typed mileage. */
  readonly refreshes: readonly Endpoint[]
  onClose(): void
  /** What rooms above the facts know of the shift, such as hours online. */
  readonly children?: ReactNode
}

/**
 * What a driver's figures of one shift are made of, down to file and row; and the mileage, which the office
 * types here.
 */
export function SourcesDrawer({ driverId, date, shift, refreshes, onClose, children }: SourcesDrawerProps) {
  useFocusBack()
  const slot = { driverId, date, shift }
  const { data, failure, again } = useCall(resultSources, slot)
  return (
    <Drawer opened onClose={onClose} title={texts.title} position="right" size="lg">
      <FailureAlert failure={failure} again={again} />
      {data ? (
        <Stack gap="lg">
          <div>
            <h3 className={classes.heading}>{data.driverName}</h3>
            <Text c="dimmed">{texts.slot(shownDay(date), texts.shifts[shift])}</Text>
          </div>
          <dl className={classes.figures}>
            <Figure
              name={texts.income}
              value={money(data.totalIncomeGrosze)}
              from={data.incomeFrom && texts.incomeFrom[data.incomeFrom]}
            />
            <Figure
              name={texts.mileage}
              value={kilometres(data.mileageM)}
              from={data.mileageFrom && texts.mileageFrom[data.mileageFrom]}
            />
            <Figure
              name={texts.car}
              value={data.reg ?? texts.unknown}
              from={data.carFrom && texts.carFrom[data.carFrom]}
            />
          </dl>
          <HandedMileage handed={data.handed} mileageM={data.mileageM} />
          {children}
          <SourceList rows={data.rows} all={data.rowsInAll} />
          <PeriodList periods={data.periods} all={data.periodsInAll} />
          <FormerList former={data.former} all={data.formerInAll} />
          <MileageForm slot={slot} typed={data.mileage} refreshes={refreshes} />
        </Stack>
      ) : failure ? null : (
        <Skeleton height={240} />
      )}
    </Drawer>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly from: string | null
}

function Figure({ name, value, from }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {from ? <small>{from}</small> : null}
      </dd>
    </div>
  )
}
