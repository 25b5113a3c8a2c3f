import { Anchor, Badge } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listAssignedDrivers } from '../contract.ts'
import { assignTexts } from '../texts-office.ts'

type Assignment = OutputOf<typeof listAssignedDrivers>['data'][number]

/** The cars that a driver is assigned to, and which is the primary one. */
export function CarsOfDriver({ driverId }: { readonly driverId: string }) {
  const assignments = useCall(listAssignedDrivers, {})
  return (
    <Panel title={assignTexts.ofDriver} flush>
      <DataTable
        label={assignTexts.ofDriver}
        columns={COLUMNS}
        rows={assignments.data?.data.filter(({ attributes }) => attributes.driverId === driverId)}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'reg', direction: 'up' }}
        failure={assignments.failure}
        again={assignments.again}
        empty={<Empty icon={<IconCar size={24} />}>{assignTexts.noCars}</Empty>}
      />
    </Panel>
  )
}

const COLUMNS: readonly Column<Assignment>[] = [
  {
    key: 'reg',
    header: assignTexts.reg,
    cell: ({ attributes: { carId, reg } }) => (
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link
            to="/admin/samochody/edycja/$id"
            params={{ id: carId }}
            search={{ zakladka: 'kierowcy' }}
            {...props}
          />
        )}
      >
        {reg}
      </Anchor>
    ),
    sortValue: ({ attributes }) => attributes.reg,
  },
  {
    key: 'primary',
    header: assignTexts.primary,
    cell: ({ attributes }) => (
      <Badge color={attributes.primaryCar ? 'green' : 'gray'}>
        {attributes.primaryCar ? assignTexts.yes : assignTexts.no}
      </Badge>
    ),
    sortValue: ({ attributes }) => !attributes.primaryCar,
  },
]
