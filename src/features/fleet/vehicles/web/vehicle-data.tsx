import { Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm, tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { changesOf, keepAsRead, useFreshValues } from '#platform/web/admin-ui/fresh-values.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { deleteVehicle, editVehicle, listVehicles } from '../contract.ts'
import { vehicleTexts } from '../texts.ts'
import { fleetTexts } from '../texts-office.ts'
import { useVehicleForm } from './use-vehicle-form.ts'
import { VehicleForm } from './vehicle-form.tsx'
import { changedFieldsOf, type Vehicle, type VehicleValues, valuesOf } from './vehicle-values.ts'

/** The tab of a vehicle's data: change it, or delete it with the admin flag (D28). */
export function VehicleData({ vehicle }: { readonly vehicle: Vehicle }) {
  const { id } = vehicle
  const { admin } = useMe()
  const read = useMemo(() => valuesOf(vehicle), [vehicle])
  const form = useVehicleForm(read)
  useFreshValues(form, read)
  useLeaveGuard(form, fleetTexts.leaveText)
  const edit = useAct(editVehicle, { refreshes: [listVehicles], showsFailure: true })
  const send = async (values: VehicleValues) => {
    const changes = changesOf(form, values)
    const result = await edit.run({ id, ...changedFieldsOf(values, changes) })
    if (result.ok) {
      keepAsRead(form, changes)
      toastDone(vehicleTexts.saved)
      return undefined
    }
    if (result.failure.fields) return result.failure
    await tellInDialog(fleetTexts.failureTitle, wordsOf(result.failure))
    return undefined
  }
  return (
    <Panel title={fleetTexts.dataTab}>
      <VehicleForm
        form={form}
        submit={fleetTexts.save}
        busy={edit.busy}
        send={send}
        more={admin ? <DeleteButton vehicle={vehicle} onDeleted={() => form.resetDirty()} /> : null}
      />
    </Panel>
  )
}

interface DeleteButtonProps {
  readonly vehicle: Vehicle
  onDeleted(): void
}

function DeleteButton({ vehicle: { id, attributes }, onDeleted }: DeleteButtonProps) {
  const navigate = useNavigate()
  const remove = useAct(deleteVehicle, { refreshes: [listVehicles], showsFailure: true })
  const askAndDelete = async () => {
    const sure = await askToConfirm({
      title: fleetTexts.confirmRemove(attributes.reg),
      text: (
        <>
          <Text size="sm">{fleetTexts.removalRange}</Text>
          <Text size="sm" mt="xs">
            {fleetTexts.removalCurrent}
          </Text>
          <Text size="sm" mt="xs" fw={600}>
            {fleetTexts.removalForGood}
          </Text>
        </>
      ),
      confirm: fleetTexts.remove,
      danger: true,
    })
    if (!sure) return
    const removed = await remove.run({ id })
    if (!removed.ok) {
      await tellInDialog(fleetTexts.removeFailed(attributes.reg), removed.failure.msg)
      return
    }
    onDeleted()
    toastDone(fleetTexts.removed(attributes.reg))
    await navigate({ to: '/admin/samochody' })
  }
  return (
    <Button
      variant="default"
      c="var(--mantine-color-error)"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={remove.busy}
      onClick={() => void askAndDelete()}
    >
      {fleetTexts.remove}
    </Button>
  )
}

/** The specification's words, except where the server knows better what to do next. */
function wordsOf(failure: CallFailure): string {
  const knowsBetter = ['no_such_vehicle', 'perhaps_saved'].includes(failure.code) || failure.status === 0
  return knowsBetter ? failure.msg : fleetTexts.saveFailed
}
