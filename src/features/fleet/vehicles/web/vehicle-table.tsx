import { ActionIcon, Anchor, Select } from '@mantine/core'
import { IconCar, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import type { RowsAct } from '#platform/web/admin-ui/list/bulk-bar.tsx'
import { DataList, type ListColumn } from '#platform/web/admin-ui/list/data-list.tsx'
import type { ListView } from '#platform/web/admin-ui/list/list-address.ts'
import { listVehicles } from '../contract.ts'
import { fleetTexts, vehicleFormTexts } from '../texts-office.ts'
import classes from './vehicle-table.module.css'
import type { Vehicle } from './vehicle-values.ts'

/** What neighbours bring to the list of vehicles. */
export interface FleetNeighbours {
  /** What a neighbour has to say of a vehicle, beside its plate. */
  noteOf(id: string): ReactNode
  /** How the vehicles stand now, in columns after the plate. */
  readonly columns: readonly ListColumn<Vehicle>[]
  /** By the word in the address which vehicles are shown. */
  readonly states: readonly { readonly value: FleetState; readonly label: string }[]
  isIn(id: string, state: FleetState): boolean
  /** By what else the search finds a vehicle. */
  wordsOf(id: string): string
  readonly acts: readonly { readonly key: string; readonly label: string; readonly icon: ReactNode }[]
  readonly Dialog: ComponentType<{
    readonly act: string
    readonly cars: readonly { readonly id: string; readonly reg: string }[]
    onClose(done: boolean): void
  }>
}

export type FleetState = 'wylaczone' | 'w-jezdzie' | 'uziemione'

export interface FleetView extends ListView {
  readonly stan?: FleetState | undefined
}

interface VehicleTableProps {
  /** The next step where there is no vehicle yet. */
  readonly addFirst: ReactNode
  readonly neighbours?: FleetNeighbours | undefined
  readonly view: FleetView
  onView(change: FleetView): void
}

interface Doing {
  readonly act: string
  readonly cars: readonly Vehicle[]
  untick(): void
}

/** The fleet by registration (Spec 2 §2), with how each vehicle stands now; one or many are acted on. */
export function VehicleTable({ addFirst, neighbours, view, onView }: VehicleTableProps) {
  const vehicles = useCall(listVehicles, {})
  const { id: me } = useMe()
  const [doing, setDoing] = useState<Doing>()
  const { stan } = view
  const Dialog = neighbours?.Dialog
  const shown = useMemo(
    () => vehicles.data?.data.filter(({ id }) => !stan || (neighbours?.isIn(id, stan) ?? true)),
    [vehicles.data, stan, neighbours],
  )
  const wordsOf = useCallback(
    ({ id, attributes: { reg, make, model, vin } }: Vehicle) => [
      ...[reg, `${make} ${model}`, vin],
      neighbours?.wordsOf(id) ?? '',
    ],
    [neighbours],
  )
  const columns = useMemo(
    () => [plateColumn(neighbours), ...(neighbours?.columns ?? []), ...COLUMNS],
    [neighbours],
  )
  const acts = neighbours?.acts.map(
    (act): RowsAct<Vehicle> => ({
      ...act,
      start: (cars, untick) => setDoing({ act: act.key, cars, untick }),
    }),
  )
  return (
    <>
      <DataList
        label={fleetTexts.list}
        memory={`list.fleet.${me}`}
        fileName={fleetTexts.fileName}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        nameOf={nameOf}
        all={vehicles.data?.data.length}
        view={view}
        onView={onView}
        search={{ label: fleetTexts.search, hint: fleetTexts.searchHint }}
        wordsOf={wordsOf}
        defaultSort={REG_UP}
        leastWidth={1090}
        {...(acts ? { acts } : {})}
        onClear={() => onView({ szukaj: undefined, stan: undefined })}
        nothingFound={fleetTexts.nothingFound}
        empty={
          <Empty icon={<IconCar size={24} />} action={addFirst}>
            {fleetTexts.empty}
          </Empty>
        }
        failure={vehicles.failure}
        again={vehicles.again}
        filters={
          neighbours ? (
            <Select
              label={fleetTexts.state}
              w={220}
              allowDeselect={false}
              data={[{ value: '', label: fleetTexts.anyState }, ...neighbours.states]}
              value={stan ?? ''}
              onChange={(value) =>
                onView({ stan: neighbours.states.find((one) => one.value === value)?.value })
              }
            />
          ) : null
        }
      />
      {doing && Dialog ? (
        <Dialog
          act={doing.act}
          cars={doing.cars.map(({ id, attributes: { reg } }) => ({ id, reg }))}
          onClose={(done) => {
            if (done) doing.untick()
            setDoing(undefined)
          }}
        />
      ) : null}
    </>
  )
}

const REG_UP = { key: 'reg', direction: 'up' } as const
const keyOf = ({ id }: Vehicle) => id
const nameOf = ({ attributes }: Vehicle) => attributes.reg

type Attribute = 'reg' | 'make' | 'model' | 'vin' | 'service' | 'entryDate' | 'priority' | 'sort'

function column(
  key: Attribute,
  header: string,
  width: string,
  cell?: (vehicle: Vehicle) => ReactNode,
): ListColumn<Vehicle> {
  return {
    key,
    header,
    width,
    asked: true,
    cell: cell ?? (({ attributes }) => attributes[key]),
    sortValue: ({ attributes }) => attributes[key],
  }
}

/** A column of dates; a file has them as they are read. */
function dateColumn(key: 'service' | 'entryDate', header: string): ListColumn<Vehicle> {
  const words = ({ attributes }: Vehicle) => {
    const date = parseDate(attributes[key])
    return date ? formatStateDay(date) : attributes[key]
  }
  return {
    ...column(key, header, '92px', (vehicle) => <span className={classes.small}>{words(vehicle)}</span>),
    filed: words,
  }
}

function plateColumn(neighbours: FleetNeighbours | undefined): ListColumn<Vehicle> {
  return {
    ...column('reg', fleetTexts.shortReg, '100px', ({ id, attributes }) => (
      <>
        <Anchor
          className={classes.plate ?? ''}
          size="sm"
          renderRoot={(props) => <Link to="/admin/samochody/edycja/$id" params={{ id }} {...props} />}
        >
          {attributes.reg}
        </Anchor>{' '}
        <span>{neighbours?.noteOf(id)}</span>
      </>
    )),
    shown: 'always',
    asked: false,
  }
}

const COLUMNS: readonly ListColumn<Vehicle>[] = [
  column('make', vehicleFormTexts.make, '6.5%'),
  column('model', vehicleFormTexts.model, '6.6%'),
  column('vin', vehicleFormTexts.vin, '13.8%', ({ attributes }) => (
    <span className={classes.small} title={attributes.vin}>
      {attributes.vin}
    </span>
  )),
  dateColumn('service', fleetTexts.shortService),
  dateColumn('entryDate', fleetTexts.shortEntry),
  { ...column('priority', vehicleFormTexts.priority, '72px'), numeric: true },
  { ...column('sort', vehicleFormTexts.sort, '78px'), numeric: true },
  {
    key: 'edit',
    header: fleetTexts.edit,
    shown: 'always',
    asked: true,
    actions: true,
    width: '64px',
    cell: ({ id, attributes }) => (
      <Hint label={fleetTexts.editOne(attributes.reg)}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={fleetTexts.editOne(attributes.reg)}
          renderRoot={(props) => <Link to="/admin/samochody/edycja/$id" params={{ id }} {...props} />}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    ),
  },
]
