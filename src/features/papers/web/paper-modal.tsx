import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconBan } from '@tabler/icons-react'
import { useState } from 'react'
import { listVehicles } from '#features/fleet/vehicles/web/public.tsx'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { savePaper } from '../contract.ts'
import { paperTexts } from '../texts.ts'
import { paperScreenTexts } from '../texts-office.ts'
import { shownDate, yearLater } from './paper-date.ts'
import type { OpenedPaper } from './paper-types.ts'
import { READINGS_OF_PAPERS } from './readings.ts'

const TITLES = {
  add: paperScreenTexts.addOne,
  renew: paperScreenTexts.renewOne,
  change: paperScreenTexts.changeOne,
}

interface PaperModalProps {
  readonly paper: OpenedPaper
  onClose(): void
}

/** Adds, renews or corrects one paper. A renewed one begins without dates, a corrected one with its own. */
export function PaperModal({ paper: { how, kind, subject, former }, onClose }: PaperModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const save = useAct(savePaper, { refreshes: [...READINGS_OF_PAPERS, listVehicles], showsFailure: true })
  const kept = how === 'change' ? former : undefined
  const form = useForm<{
    number: string
    issuedOn: CalendarDate | undefined
    expiresOn: CalendarDate | undefined
  }>({
    initialValues: {
      number: former?.number ?? '',
      issuedOn: kept?.issuedOn ? parseDate(kept.issuedOn) : undefined,
      expiresOn: kept ? parseDate(kept.expiresOn) : undefined,
    },
    validate: {
      expiresOn: (date, { issuedOn }) =>
        !date
          ? paperScreenTexts.expiryMissing
          : issuedOn && date < issuedOn
            ? paperTexts.expiresBeforeIssue
            : null,
    },
  })
  const submit = form.onSubmit(async ({ number, issuedOn, expiresOn }) => {
    if (!expiresOn) return
    setFailure(undefined)
    const result = await save.run({
      kindId: kind.id,
      subjectId: subject.id,
      number,
      expiresOn,
      issuedOn: issuedOn ?? null,
    })
    if (!result.ok) {
      setFailure(showInForm(form, result.failure))
      return
    }
    toastDone(paperScreenTexts.saved(kind.name, subject.name))
    onClose()
    if (result.value.seats > 0)
      void tellInDialog(paperScreenTexts.seatsTitle, paperScreenTexts.seats(result.value.seats))
  }, focusFirstWrong)
  const later = how === 'renew' && former ? yearLater(former.expiresOn) : undefined
  return (
    <FormModal form={form} onClose={onClose} title={TITLES[how](kind.name, subject.name)}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          {how === 'renew' && former ? (
            <Text size="sm">{paperScreenTexts.formerly(shownDate(former.expiresOn))}</Text>
          ) : null}
          <DateField
            label={paperScreenTexts.expiresOn}
            description={paperScreenTexts.expiryHint}
            required
            first
            value={form.values.expiresOn}
            error={form.errors.expiresOn}
            onChange={(date) => form.setFieldValue('expiresOn', date)}
          />
          {later ? (
            <Button variant="default" size="xs" onClick={() => form.setFieldValue('expiresOn', later)}>
              {paperScreenTexts.yearLater(shownDate(later))}
            </Button>
          ) : null}
          {kind.vehicleField === null ? (
            <DateField
              label={paperScreenTexts.issuedOn}
              clearable
              value={form.values.issuedOn}
              error={form.errors.issuedOn}
              onChange={(date) => form.setFieldValue('issuedOn', date)}
            />
          ) : null}
          {kind.vehicleField === 'inspection' ? null : (
            <TextInput
              label={paperScreenTexts.number}
              autoComplete="off"
              maxLength={60}
              {...form.getInputProps('number')}
            />
          )}
          {kind.vehicleField ? (
            <Text size="sm" c="dimmed">
              {paperScreenTexts.onVehicle}
            </Text>
          ) : null}
          {kind.blocks ? <Alert icon={<IconBan />}>{paperScreenTexts.blocksHint}</Alert> : null}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {paperScreenTexts.cancel}
            </Button>
            <Button type="submit" loading={save.busy}>
              {paperScreenTexts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
