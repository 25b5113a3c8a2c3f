import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { typedText } from '#kernel/typed-text.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addBoltConnection, checkBoltConnection, getBoltConnections, replaceBoltKey } from '../contract.ts'
import { getBoltAttention } from '../contract-days.ts'
import { connectionTexts as texts } from '../texts.ts'
import { connectionFailures } from '../texts-failures.ts'
import type { Connection } from './connection.ts'

interface KeyModalProps {
  /** Whose key is replaced; none where one is added. */
  readonly connection?: Connection
  onClose(): void
}

const needed = (text: string) => (value: string) => (typedText(value) === '' ? text : null)

/** A key is typed, kept, and asked at once what it opens. */
export function KeyModal({ connection, onClose }: KeyModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const refreshes = [getBoltConnections, getBoltAttention]
  const add = useAct(addBoltConnection, { refreshes, showsFailure: true })
  const replace = useAct(replaceBoltKey, { refreshes, showsFailure: true })
  // The dialog is closed by then.
  const check = useAct(checkBoltConnection, { refreshes })
  const form = useForm({
    initialValues: { name: connection?.attributes.name ?? '', clientId: '', clientSecret: '' },
    validate: {
      name: needed(connectionFailures.name),
      clientId: needed(connectionFailures.clientId),
      clientSecret: needed(connectionFailures.clientSecret),
    },
  })
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined)
    const kept = connection ? await replace.run({ id: connection.id, ...values }) : await add.run(values)
    if (!kept.ok) return setFailure(showInForm(form, kept.failure))
    toastDone(texts.saved)
    onClose()
    await check.run({ id: connection?.id ?? ('id' in kept.value ? kept.value.id : '') })
  })
  return (
    <FormModal form={form} title={connection ? texts.replace : texts.add} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <FailureAlert failure={failure} />
          <TextInput
            label={texts.name}
            description={texts.nameHint}
            maxLength={80}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label={texts.clientId}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('clientId')}
          />
          <PasswordInput
            label={texts.clientSecret}
            description={texts.secretHint}
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps('clientSecret')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={add.busy || replace.busy}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
