import { Button, Select, Skeleton, Switch } from '@mantine/core'
import { useState } from 'react'
import { useDrivers } from '#features/drivers/office/web/public.tsx'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { assignDriverToCar, listAssignedDrivers, listCarDrivers } from '../contract.ts'
import { assignTexts } from '../texts-office.ts'
import classes from './assign-form.module.css'

/** Of a long list only so many are drawn; typing narrows it. */
const MOST_SHOWN = 60

interface AssignFormProps {
  readonly carId: string
  /** Drivers of the car already, who are not offered (Spec 2 §5); undefined while they load. */
  readonly taken: readonly string[] | undefined
}

/** Ties a driver of the list to the car; possible only when one is chosen. */
export function AssignForm({ carId, taken }: AssignFormProps) {
  const drivers = useDrivers()
  const [chosen, setChosen] = useState<string>()
  const [primary, setPrimary] = useState(false)
  const assign = useAct(assignDriverToCar, {
    refreshes: [listCarDrivers, listAssignedDrivers],
    showsFailure: true,
  })
  const offered = drivers.data?.filter(({ id }) => !taken?.includes(id))
  const driver = offered?.find(({ id }) => id === chosen)

  const submit = async () => {
    if (!driver) return
    const { fullName, phone } = driver
    const result = await assign.run({ carId, fullName, phoneNumber: phone, primaryCar: primary })
    if (!result.ok) return
    toastDone(assignTexts.assigned(fullName))
    setChosen(undefined)
    setPrimary(false)
  }

  return (
    <Panel title={assignTexts.add}>
      {!offered || !taken ? (
        drivers.failure ? (
          <FailureAlert failure={drivers.failure} again={drivers.again} />
        ) : (
          <Skeleton height={60} radius={8} />
        )
      ) : (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FailureAlert failure={assign.failure} />
          <Select
            label={assignTexts.driver}
            placeholder={assignTexts.driverHint}
            {...(offered.length === 0
              ? { description: drivers.data?.length ? assignTexts.everyone : assignTexts.noDrivers }
              : {})}
            searchable
            clearable
            limit={MOST_SHOWN}
            data={offered.map((one) => ({ value: one.id, label: labelOf(one) }))}
            value={chosen ?? null}
            onChange={(id) => {
              setChosen(id ?? undefined)
              assign.forget()
            }}
          />
          <div className={classes.row}>
            <Switch
              label={assignTexts.primarySwitch}
              checked={primary}
              onChange={(event) => setPrimary(event.currentTarget.checked)}
            />
            <Button type="submit" disabled={!driver} loading={assign.busy}>
              {assignTexts.assign}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  )
}

/** The number tells namesakes apart. */
function labelOf({ fullName, phone, active }: { fullName: string; phone: string; active: boolean }): string {
  const known = normalizePhone(phone)
  const label = `${fullName}, ${known ? formatPhone(known) : phone}`
  return active ? label : `${label} (${assignTexts.inactive})`
}
