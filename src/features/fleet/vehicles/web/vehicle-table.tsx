import { Button } from '@mantine/core'
import { IconCar, IconPencil, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listVehicles } from '../contract.ts'
import { fleetTexts, vehicleFormTexts } from '../texts-office.ts'
import classes from './vehicle-table.module.css'
import type { Vehicle } from './vehicle-values.ts'

interface VehicleTableProps {
  /** The next step where there is no vehicle yet. */
  readonly addFirst: ReactNode
  /** What a neighbour has to say of a vehicle, beside its plate. */
  noteOf?(id: string): ReactNode
}

/** The fleet by registration (Spec 2 §2). */
export function VehicleTable({ addFirst, noteOf }: VehicleTableProps) {
  const vehicles = useCall(listVehicles, {})
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const found = useMemo(
    () =>
      vehicles.data?.data.filter(({ attributes: { reg, make, model, vin } }) =>
        findsText(wanted, reg, `${make} ${model}`, vin),
      ),
    [vehicles.data, wanted],
  )
  const columns = useMemo(() => [plateColumn(noteOf), ...COLUMNS], [noteOf])
  return (
    <>
      <SearchField
        className={classes.search}
        label={fleetTexts.search}
        placeholder={fleetTexts.searchHint}
        value={typed}
        onChange={setTyped}
      />
      <Panel flush>
        <DataTable
          label={fleetTexts.list}
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'reg', direction: 'up' }}
          failure={vehicles.failure}
          again={vehicles.again}
          empty={
            vehicles.data?.data.length === 0 ? (
              <Empty icon={<IconCar size={24} />} action={addFirst}>
                {fleetTexts.empty}
              </Empty>
            ) : (
              <Empty icon={<IconSearch size={24} />}>{fleetTexts.nothingFound}</Empty>
            )
          }
        />
      </Panel>
    </>
  )
}

type Attribute = 'reg' | 'make' | 'model' | 'vin' | 'service' | 'entryDate' | 'priority' | 'sort'

function column(key: Attribute, header: string, cell?: (vehicle: Vehicle) => ReactNode): Column<Vehicle> {
  return {
    key,
    header,
    cell: cell ?? (({ attributes }) => attributes[key]),
    sortValue: ({ attributes }) => attributes[key],
  }
}

const shownDate = (text: string) => {
  const date = parseDate(text)
  return <span className={classes.digits}>{date ? formatStateDay(date) : text}</span>
}

function plateColumn(noteOf: VehicleTableProps['noteOf']): Column<Vehicle> {
  return column('reg', fleetTexts.shortReg, ({ id, attributes }) => (
    <>
      <strong className={classes.plate}>{attributes.reg}</strong>
      {noteOf?.(id)}
    </>
  ))
}

const COLUMNS: readonly Column<Vehicle>[] = [
  column('make', vehicleFormTexts.make),
  column('model', vehicleFormTexts.model),
  column('vin', vehicleFormTexts.vin, ({ attributes }) => (
    <span className={classes.digits}>{attributes.vin}</span>
  )),
  column('service', vehicleFormTexts.service, ({ attributes }) => shownDate(attributes.service)),
  column('entryDate', fleetTexts.shortEntry, ({ attributes }) => shownDate(attributes.entryDate)),
  { ...column('priority', vehicleFormTexts.priority), numeric: true },
  { ...column('sort', vehicleFormTexts.sort), numeric: true },
  {
    key: 'edit',
    header: fleetTexts.edit,
    actions: true,
    cell: ({ id, attributes }) => (
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-label={fleetTexts.editOne(attributes.reg)}
        renderRoot={(props) => <Link to="/admin/samochody/edycja/$id" params={{ id }} {...props} />}
      >
        {fleetTexts.edit}
      </Button>
    ),
  },
]
