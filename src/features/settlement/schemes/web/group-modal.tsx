import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { typedText } from '#kernel/typed-text.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addSchemeGroup, listSchemes, renameSchemeGroup } from '../contract.ts'
import { schemeTexts } from '../texts.ts'
import { schemeScreenTexts as texts } from '../texts-screens.ts'

interface GroupModalProps {
  /** The one that gets another name; a new one without it. */
  readonly group: { readonly id: string; readonly name: string } | undefined
  onClose(): void
}

/** The name of a group of drivers. */
export function GroupModal({ group, onClose }: GroupModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const settings = { refreshes: [listSchemes], showsFailure: true }
  const add = useAct(addSchemeGroup, settings)
  const rename = useAct(renameSchemeGroup, settings)
  const form = useForm({
    initialValues: { name: group?.name ?? '' },
    validate: { name: (name) => (typedText(name) === '' ? schemeTexts.groupName : null) },
  })
  const submit = form.onSubmit(async ({ name }) => {
    const result = group ? await rename.run({ id: group.id, name }) : await add.run({ name })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    toastDone(group ? texts.groupRenamed : texts.groupAdded(typedText(name)))
    onClose()
  })
  return (
    <FormModal form={form} title={group ? texts.renameGroup : texts.addGroup} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <TextInput
            label={texts.groupName}
            data-autofocus
            maxLength={60}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={add.busy || rename.busy}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
