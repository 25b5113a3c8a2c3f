import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDrivers } from '#features/drivers/office/web/public.tsx'
import { isFullName, normalizeFullName } from '#kernel/person-name.ts'
import { formatPhone, normalizePhone, type Phone } from '#kernel/phone.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { peopleTexts as texts } from '../texts.ts'
import { matchingFailures } from '../texts-failures.ts'
import type { Decision, Person } from './people-types.ts'

interface DialogProps {
  readonly person: Person
  readonly busy: boolean
  /** False where it was refused; the dialog stays. */
  decide(person: Person, decision: Omit<Decision, 'id'>): Promise<boolean>
  onClose(): void
}

/** Any driver of the list, found by a few letters. */
export function ChooseDriver({ person, busy, decide, onClose }: DialogProps) {
  const { drivers, failure, again } = useDriverOptions()
  const form = useForm<{ driverId: string | null }>({
    initialValues: { driverId: null },
    validate: { driverId: (id) => (id ? null : texts.chooseFirst) },
  })
  const submit = form.onSubmit(async ({ driverId }) => {
    if (driverId && (await decide(person, { decision: 'assign', driverId }))) onClose()
  }, focusFirstWrong)
  return (
    <FormModal form={form} title={texts.chooseTitle(person.attributes.name)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} again={again} />
          <Select
            label={texts.driver}
            placeholder={texts.driverPlaceholder}
            data={drivers}
            searchable
            nothingFoundMessage={texts.noDriver}
            data-autofocus
            {...form.getInputProps('driverId')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {texts.assign}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}

function useDriverOptions() {
  const { data, failure, again } = useDrivers()
  const drivers = (data ?? []).map(({ id, fullName, phone, active }) => ({
    value: id,
    label: `${fullName}, ${formatPhone(phone as Phone)}${active ? '' : ` (${texts.inactive})`}`,
  }))
  return { drivers, failure, again }
}

/** Adds the person to the list of drivers, with what the file says already filled in. */
export function AddDriver({ person, busy, decide, onClose }: DialogProps) {
  const { name, phones } = person.attributes
  const form = useForm({
    initialValues: { fullName: normalizeFullName(name), phone: phones[0] ?? '' },
    validate: {
      fullName: (fullName) => (isFullName(fullName) ? null : matchingFailures.newDriver),
      phone: (phone) => (normalizePhone(phone) ? null : matchingFailures.newDriver),
    },
  })
  const submit = form.onSubmit(async (typed) => {
    if (await decide(person, { decision: 'add', ...typed })) onClose()
  }, focusFirstWrong)
  return (
    <FormModal form={form} title={texts.addTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={texts.fullName}
            maxLength={100}
            autoComplete="off"
            {...form.getInputProps('fullName')}
          />
          <TextInput
            label={texts.phone}
            type="tel"
            maxLength={30}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('phone')}
          />
          <Text size="sm" c="dimmed">
            {texts.addHint}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {texts.addAndAssign}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
