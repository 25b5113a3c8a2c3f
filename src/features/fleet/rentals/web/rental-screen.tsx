import { Button, Skeleton, Tabs, Text } from '@mantine/core'
import { IconArrowLeft, IconKey, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { addDays, type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { changesOf, keepAsRead, useFreshValues } from '#platform/web/admin-ui/fresh-values.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { listRentals, removeRental } from '../contract.ts'
import { rentalTexts } from '../texts.ts'
import { movedText, rentalOfficeTexts as texts } from '../texts-office.ts'
import { RentalForm } from './rental-form.tsx'
import { type Rental, type RentalValues, spanOfValues, valuesOf } from './rental-values.ts'
import { type RentalFormState, useRentalForm } from './use-rental-form.ts'
import { useSaveRental } from './use-save-rental.ts'

const EDIT = 'edycja'

/** One rental: change it, end it, delete it (Spec 2 §2 'Rental edit'). */
export function RentalScreen() {
  const { id } = useParams({ from: '/guarded/admin/wylacznosc/$id' })
  const rentals = useCall(listRentals, {})
  const rental = rentals.data?.data.find((candidate) => candidate.id === id)
  const today = parseDate(rentals.data?.today ?? '')
  return (
    <>
      <PageHeader
        title={rental ? texts.rentalOf(fullName(rental)) : texts.noRental}
        description={rental?.attributes.rented_car}
        actions={<BackButton />}
      />
      {rental && today ? (
        <Tabs value={EDIT}>
          <TabRow>
            <Tabs.Tab value={EDIT}>{texts.editTab}</Tabs.Tab>
          </TabRow>
          <Tabs.Panel value={EDIT}>
            <EditRental key={id} rental={rental} today={today} />
          </Tabs.Panel>
        </Tabs>
      ) : rentals.data ? (
        <Panel>
          <Empty icon={<IconKey size={24} />}>{rentalTexts.noSuchRental}</Empty>
        </Panel>
      ) : rentals.failure ? (
        <FailureAlert failure={rentals.failure} title={texts.failedTitle} again={rentals.again} />
      ) : (
        <Skeleton height={420} radius={12} role="status" aria-label={texts.loading} />
      )}
    </>
  )
}

interface EditRentalProps {
  readonly rental: Rental
  readonly today: CalendarDate
}

function EditRental({ rental, today }: EditRentalProps) {
  const { admin } = useMe()
  const read = useMemo(() => valuesOf(rental), [rental])
  const form = useRentalForm(read)
  useFreshValues(form, read)
  useLeaveGuard(form, texts.leaveText)
  const { save, busy } = useSaveRental(rental.id)
  const send = async (values: RentalValues) => {
    const changes = changesOf(form, values)
    const saved = await save(values, changes)
    if (saved.outcome === 'refused') return saved.failure
    if (saved.outcome === 'saved') {
      keepAsRead(form, changes)
      const given = givesBack(rental, values) ? texts.driversStay : ''
      toastDone([texts.saved, movedText(saved.moved), given].filter(Boolean).join(' '))
    }
    return undefined
  }
  const open = spanOfValues({ ...form.values, end_date: null, end_time: '' }, today)
  return (
    <Panel title={texts.editTab}>
      <RentalForm
        form={form}
        submit={texts.update}
        busy={busy}
        send={send}
        openUntil={open?.to.date ?? addDays(today, 14)}
        own={{ id: rental.attributes.carId, reg: rental.attributes.rented_car }}
        more={admin ? <DeleteButton rental={rental} form={form} /> : null}
      />
    </Panel>
  )
}

/** Whether the change leaves days or a whole car free, into which nobody moves by itself. */
function givesBack({ attributes }: Rental, values: RentalValues): boolean {
  if (values.carId !== attributes.carId) return true
  return values.end_date !== null && (attributes.end_date === null || values.end_date < attributes.end_date)
}

interface DeleteButtonProps {
  readonly rental: Rental
  readonly form: RentalFormState
}

function DeleteButton({ rental, form }: DeleteButtonProps) {
  const navigate = useNavigate()
  const remove = useAct(removeRental, { refreshes: [listRentals] })
  const askAndDelete = async () => {
    const sure = await askToConfirm({
      title: texts.confirmRemove(fullName(rental), rental.attributes.rented_car),
      text: (
        <>
          <Text size="sm" fw={600}>
            {texts.removalForGood}
          </Text>
          {rental.attributes.active ? (
            <Text size="sm" mt="xs">
              {texts.removalInstead}
            </Text>
          ) : null}
        </>
      ),
      confirm: texts.remove,
      danger: true,
    })
    if (!sure || !(await remove.run({ id: rental.id })).ok) return
    form.resetDirty()
    toastDone(`${texts.removed} ${texts.driversStay}`)
    await navigate({ to: '/admin/wylacznosc' })
  }
  return (
    <Button
      variant="default"
      c="var(--mantine-color-error)"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={remove.busy}
      onClick={() => void askAndDelete()}
    >
      {texts.remove}
    </Button>
  )
}

function BackButton() {
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/wylacznosc" {...props} />}
    >
      {texts.back}
    </Button>
  )
}

function fullName({ attributes: { first_name, last_name } }: Rental): string {
  return `${first_name} ${last_name}`
}
