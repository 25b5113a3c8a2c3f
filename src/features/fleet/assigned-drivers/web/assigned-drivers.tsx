import { Button, Switch } from '@mantine/core'
import { IconSteeringWheel, IconTrash } from '@tabler/icons-react'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listAssignedDrivers, listCarDrivers, releaseDriverFromCar, setPrimaryCar } from '../contract.ts'
import { assignTexts } from '../texts-office.ts'
import { AssignForm } from './assign-form.tsx'
import { PrimaryConflicts } from './primary-conflicts.tsx'

type Assignment = OutputOf<typeof listCarDrivers>['data'][number]

/** A car's assigned drivers: who they are, adding one, removing one (Spec 2 §2 'Vehicle edit'). */
export function AssignedDrivers({ carId }: { readonly carId: string }) {
  const assignments = useCall(listCarDrivers, { id: carId })
  const release = useAct(releaseDriverFromCar, { refreshes: [listCarDrivers, listAssignedDrivers] })
  const switching = useAct(setPrimaryCar, { refreshes: [listCarDrivers, listAssignedDrivers] })
  const switchPrimary = async ({ id, attributes: { fullName, reg } }: Assignment, primaryCar: boolean) => {
    if (!(await switching.run({ id, primaryCar })).ok) return
    toastDone((primaryCar ? assignTexts.madePrimary : assignTexts.madeOrdinary)(fullName, reg))
  }
  const askAndRelease = async ({ id, attributes: { fullName, reg } }: Assignment) => {
    const sure = await askToConfirm({
      title: assignTexts.confirm,
      text: assignTexts.confirmText(fullName, reg),
      confirm: assignTexts.remove,
      danger: true,
    })
    if (sure && (await release.run({ id })).ok) toastDone(assignTexts.removed(fullName))
  }
  return (
    <>
      <PrimaryConflicts conflicts={assignments.data?.conflicts ?? []} />
      <AssignForm carId={carId} taken={assignments.data?.data.map(({ attributes }) => attributes.driverId)} />
      <Panel title={assignTexts.title} description={assignTexts.description} flush>
        <DataTable
          label={assignTexts.list}
          columns={columns(askAndRelease, switchPrimary, switching.busy)}
          rows={assignments.data?.data}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'fullName', direction: 'up' }}
          failure={assignments.failure}
          again={assignments.again}
          empty={<Empty icon={<IconSteeringWheel size={24} />}>{assignTexts.empty}</Empty>}
        />
      </Panel>
    </>
  )
}

function columns(
  remove: (assignment: Assignment) => Promise<void>,
  switchPrimary: (assignment: Assignment, primaryCar: boolean) => Promise<void>,
  busy: boolean,
): readonly Column<Assignment>[] {
  return [
    {
      key: 'fullName',
      header: assignTexts.fullName,
      cell: ({ attributes }) => attributes.fullName,
      sortValue: ({ attributes }) => attributes.fullName,
    },
    {
      key: 'phone',
      header: assignTexts.phone,
      cell: ({ attributes }) => {
        const phone = normalizePhone(attributes.phoneNumber)
        return phone ? formatPhone(phone) : attributes.phoneNumber
      },
      sortValue: ({ attributes }) => attributes.phoneNumber,
    },
    {
      key: 'primary',
      header: assignTexts.primary,
      cell: (assignment) => (
        <Switch
          checked={assignment.attributes.primaryCar}
          disabled={busy}
          label={assignment.attributes.primaryCar ? assignTexts.yes : assignTexts.no}
          aria-label={assignTexts.primaryOf(assignment.attributes.fullName)}
          onChange={(event) => void switchPrimary(assignment, event.currentTarget.checked)}
        />
      ),
      sortValue: ({ attributes }) => !attributes.primaryCar,
    },
    {
      key: 'remove',
      header: assignTexts.actions,
      actions: true,
      cell: (assignment) => (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={assignTexts.removeOne(assignment.attributes.fullName)}
          onClick={() => void remove(assignment)}
        >
          {assignTexts.remove}
        </Button>
      ),
    },
  ]
}
