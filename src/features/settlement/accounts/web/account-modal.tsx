import { Button, Checkbox, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { typedText } from '#kernel/typed-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { type listPayeeAccounts, savePayeeAccount } from '../contract.ts'
import { judgeAccountNumber } from '../domain/public.ts'
import { accountFaultText } from '../texts.ts'
import { accountScreenTexts as texts } from '../texts-screens.ts'
import { READINGS_OF_ACCOUNTS } from './readings.ts'

export type ListedAccount = OutputOf<typeof listPayeeAccounts>['data'][number]

interface AccountModalProps {
  readonly account: ListedAccount
  onClose(): void
}

/** A driver's account, judged as it is typed; nobody has to see the former one to change the rest. */
export function AccountModal({ account: { id, attributes }, onClose }: AccountModalProps) {
  const { fullName, account: masked, payeeName, address, takesCash, revision } = attributes
  const [failure, setFailure] = useState<CallFailure>()
  const save = useAct(savePayeeAccount, { refreshes: READINGS_OF_ACCOUNTS, showsFailure: true })
  const form = useForm({
    initialValues: { account: '', take: false, payeeName, address: address.join('\n'), takesCash },
    validateInputOnBlur: ['account'],
    validate: {
      account: (typed: string, { take }) => {
        if (take || typed.trim() === '') return null
        const judged = judgeAccountNumber(typed)
        return judged.ok ? null : accountFaultText(judged.error)
      },
    },
  })
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined)
    const number = values.take ? '' : values.account.trim() || undefined
    const result = await save.run({
      id,
      ...(number === undefined ? {} : { account: number }),
      payeeName: values.payeeName,
      address: values.address.split('\n').filter((line) => typedText(line) !== ''),
      takesCash: values.takesCash,
      revision,
    })
    if (!result.ok) {
      setFailure(showInForm(form, result.failure))
      return
    }
    toastDone(texts.saved(fullName))
    onClose()
    if (number && result.value.sharedWith.length > 0)
      void tellInDialog(texts.sharedTitle, texts.sharedText(result.value.sharedWith))
  })
  return (
    <FormModal form={form} onClose={onClose} title={texts.modal(fullName)}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <TextInput
            label={texts.number}
            description={masked ? `${texts.keeps(masked)} ${texts.numberHint}` : texts.numberHint}
            autoComplete="off"
            inputMode="text"
            spellCheck={false}
            data-autofocus
            disabled={form.values.take}
            maxLength={60}
            {...form.getInputProps('account')}
          />
          {masked ? (
            <Checkbox
              label={texts.take}
              {...form.getInputProps('take', { type: 'checkbox' })}
              onChange={(event) => {
                form.setFieldValue('take', event.currentTarget.checked)
                form.clearFieldError('account')
              }}
            />
          ) : null}
          <TextInput
            label={texts.payeeName}
            description={texts.payeeNameHint}
            autoComplete="off"
            maxLength={140}
            {...form.getInputProps('payeeName')}
          />
          <Textarea
            label={texts.addressLines}
            autosize
            minRows={2}
            maxRows={4}
            {...form.getInputProps('address')}
          />
          <Switch label={texts.takesCash} {...form.getInputProps('takesCash', { type: 'checkbox' })} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={save.busy}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
