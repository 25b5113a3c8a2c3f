import { Button, Checkbox, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { typedText } from '#kernel/typed-text.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addPaperKind, editPaperKind } from '../contract.ts'
import { MOST_LEAD_DAYS, type Subject } from '../domain/paper.ts'
import { paperTexts } from '../texts.ts'
import { paperScreenTexts } from '../texts-office.ts'
import type { ListedKind } from './paper-types.ts'
import { READINGS_OF_PAPERS } from './readings.ts'

/** What a new kind begins with. */
const USUAL_LEAD_DAYS = 30

interface KindModalProps {
  /** The kind to change, or of whom a new one will be. */
  readonly opened: ListedKind | Subject
  onClose(): void
}

export function KindModal({ opened, onClose }: KindModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const shared = { refreshes: READINGS_OF_PAPERS, showsFailure: true }
  const add = useAct(addPaperKind, shared)
  const edit = useAct(editPaperKind, shared)
  const kind = typeof opened === 'string' ? undefined : opened
  const form = useForm<{ name: string; leadDays: number | string; blocks: boolean }>({
    initialValues: {
      name: kind?.attributes.name ?? '',
      leadDays: kind?.attributes.leadDays ?? USUAL_LEAD_DAYS,
      blocks: kind?.attributes.blocks ?? false,
    },
    validate: {
      name: (name) => (typedText(name) === '' ? paperTexts.kindName : null),
      leadDays: (days) => (days === '' ? paperTexts.leadDays : null),
    },
  })
  const submit = form.onSubmit(async ({ name, leadDays, blocks }) => {
    setFailure(undefined)
    const values = { name, leadDays, blocks }
    const result =
      typeof opened === 'string'
        ? await add.run({ subject: opened, ...values })
        : await edit.run({ id: opened.id, ...values })
    if (!result.ok) {
      setFailure(showInForm(form, result.failure))
      return
    }
    toastDone((kind ? paperScreenTexts.kindChanged : paperScreenTexts.kindAdded)(name.trim()))
    onClose()
  }, focusFirstWrong)
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={kind ? paperScreenTexts.editKindTitle(kind.attributes.name) : paperScreenTexts.addKindTitle}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <TextInput
            label={paperScreenTexts.kindName}
            autoComplete="off"
            maxLength={60}
            data-autofocus
            {...(kind?.attributes.vehicleField
              ? { readOnly: true, description: paperTexts.builtInName }
              : {})}
            {...form.getInputProps('name')}
          />
          <NumberInput
            label={paperScreenTexts.leadDaysField}
            description={paperScreenTexts.leadDaysHint}
            min={0}
            max={MOST_LEAD_DAYS}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            hideControls
            {...form.getInputProps('leadDays')}
          />
          <Checkbox
            label={paperScreenTexts.blocksSwitch}
            description={paperScreenTexts.blocksSwitchHint}
            {...form.getInputProps('blocks', { type: 'checkbox' })}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {paperScreenTexts.cancel}
            </Button>
            <Button type="submit" loading={add.busy || edit.busy}>
              {paperScreenTexts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
