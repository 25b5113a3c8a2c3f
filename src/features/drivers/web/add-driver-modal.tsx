import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addDriver, listDrivers } from '../contract.ts'
import { readNewDriver } from '../domain/new-driver.ts'
import { driverTexts } from '../texts.ts'
import { driverListTexts } from '../texts-office.ts'

const EMPTY = { fullName: '', phone: '', email: '' }

/** The 'Add driver' form (Spec 2 §5): what is missing is told in a dialog, what is wrong beside its field. */
export function AddDriverModal({ onClose }: { onClose(): void }) {
  const [failure, setFailure] = useState<CallFailure>()
  const add = useAct(addDriver, { refreshes: [listDrivers], showsFailure: true })
  const form = useForm({
    initialValues: EMPTY,
    validate: (values) => {
      const read = readNewDriver(values)
      return read.ok ? {} : Object.fromEntries(read.error.map((field) => [field, driverTexts[field]]))
    },
  })

  const send = form.onSubmit(
    async (values) => {
      setFailure(undefined)
      const result = await add.run(values)
      if (!result.ok) {
        if (result.failure.code === 'phone_taken') form.setErrors({ phone: result.failure.msg })
        else setFailure(showInForm(form, result.failure))
        return
      }
      toastDone(driverListTexts.added(values.fullName.trim()))
      onClose()
    },
    (_errors, values) => {
      if (values.fullName.trim() && values.phone.trim()) return
      void tellInDialog(driverListTexts.failureTitle, driverTexts.incomplete)
    },
  )

  return (
    <Modal opened onClose={onClose} title={driverListTexts.add}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <TextInput
            label={driverListTexts.fullName}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('fullName')}
          />
          <TextInput
            label={driverListTexts.phone}
            type="tel"
            autoComplete="off"
            leftSection={
              <Text span size="sm" c="dimmed">
                +48
              </Text>
            }
            leftSectionWidth={48}
            {...form.getInputProps('phone')}
          />
          <TextInput
            label={driverListTexts.email}
            description={driverListTexts.emailHint}
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {driverListTexts.cancel}
            </Button>
            <Button type="submit" loading={add.busy}>
              {driverListTexts.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
