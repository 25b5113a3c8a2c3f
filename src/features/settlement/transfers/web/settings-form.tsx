import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { judgeAccountNumber } from '#features/settlement/accounts/domain/public.ts'
import { accountFaultText } from '#features/settlement/accounts/texts.ts'
import { inZloty } from '#kernel/money.ts'
import { typedText } from '#kernel/typed-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { callQuery, useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { newUuid } from '#platform/web/request-id.ts'
import { getTransferSettings, saveTransferSettings } from '../contract-settings.ts'
import { repeatedAccounts } from '../domain/payer-settings.ts'
import { transferTexts } from '../texts.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { groszeOf } from './amount.ts'
import { FleetAccountFields, type TypedAccount } from './fleet-account-fields.tsx'

type Settings = OutputOf<typeof getTransferSettings>

interface Values {
  name: string
  address: string
  accounts: TypedAccount[]
  twoPersonsOver: string
}

function digitsOf(number: string): string {
  const judged = judgeAccountNumber(number)
  return judged.ok ? judged.value : ''
}

const newAccount = (): TypedAccount => ({
  id: newUuid(),
  label: '',
  number: '',
  profile: 'default',
  letters: null,
  encoding: null,
  format: 'elixir-0',
})

function valuesOf({ name, address, accounts, twoPersonsOver }: Settings): Values {
  return {
    name,
    address: address.join('\n'),
    accounts: accounts.length === 0 ? [newAccount()] : [...accounts],
    twoPersonsOver: twoPersonsOver === null ? '' : inZloty(twoPersonsOver),
  }
}

/** Saved together; what somebody else has saved meanwhile is told, and what is typed here stays. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<CallFailure>()
  // What the typing began from.
  const [revision, setRevision] = useState(settings.revision)
  const act = useAct(saveTransferSettings, { refreshes: [getTransferSettings], showsFailure: true })
  const form = useForm<Values>({
    initialValues: valuesOf(settings),
    validate: {
      name: (text) => (typedText(text) === '' ? transferTexts.name : null),
      twoPersonsOver: (typed) => (groszeOf(typed) === undefined ? texts.twoWrong : null),
      accounts: {
        label: (text) => (typedText(text) === '' ? transferTexts.label : null),
        number: (typed, { accounts }, path) => {
          const judged = judgeAccountNumber(typed)
          if (!judged.ok) return accountFaultText(judged.error)
          const numbers = accounts.map(({ number }) => digitsOf(number))
          return repeatedAccounts(numbers).includes(Number(path.split('.')[1]))
            ? transferTexts.accountTwice
            : null
        },
      },
    },
  })
  useLeaveGuard(form, texts.leaveText)
  const takeSaved = () => {
    const saved = valuesOf(settings)
    form.setValues(saved)
    form.resetDirty(saved)
    setRevision(settings.revision)
    setFailure(undefined)
  }
  const isNewer = settings.revision !== revision
  useEffect(() => {
    if (isNewer && !form.isDirty()) takeSaved()
  })
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined)
    const result = await act.run({
      name: values.name,
      address: values.address.split('\n').filter((line) => typedText(line) !== ''),
      accounts: values.accounts,
      twoPersonsOver: groszeOf(values.twoPersonsOver) ?? null,
      revision,
    })
    if (!result.ok) {
      setFailure(showInForm(form, result.failure))
      // It was read anew and is told: whoever saves now has seen it.
      if (result.failure.code === 'changed_meanwhile')
        setRevision(client.getQueryData(callQuery(getTransferSettings, {}).queryKey)?.revision ?? revision)
      return
    }
    form.resetDirty()
    toastDone(texts.saved)
  })
  const { twoPersonsToday, twoPersonsOver, changedAt, changedBy } = settings
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureAlert failure={failure} />
        {isNewer && !act.busy && form.isDirty() ? (
          <Alert color="yellow" icon={<IconUsers />} title={texts.othersChanged(changedBy ?? '')}>
            <span>{texts.othersChangedText}</span>
            <div>
              <Button mt="sm" size="xs" variant="default" onClick={takeSaved}>
                {texts.takeSaved}
              </Button>
            </div>
          </Alert>
        ) : null}
        <Panel title={texts.settingsTitle} description={texts.settingsHint}>
          <Stack gap="md">
            <TextInput label={texts.payerName} required maxLength={140} {...form.getInputProps('name')} />
            <Textarea
              label={texts.payerAddress}
              autosize
              minRows={2}
              maxRows={4}
              {...form.getInputProps('address')}
            />
            <TextInput
              label={texts.two}
              description={
                twoPersonsToday !== null && twoPersonsToday !== twoPersonsOver
                  ? `${texts.twoHint} ${texts.twoToday(inZloty(twoPersonsToday))}`
                  : texts.twoHint
              }
              inputMode="decimal"
              {...form.getInputProps('twoPersonsOver')}
            />
          </Stack>
        </Panel>
        <Panel title={texts.accounts}>
          <Stack gap="md">
            {form.values.accounts.map((account, index) => (
              <FleetAccountFields
                key={account.id}
                index={index}
                fieldProps={(field) => form.getInputProps(`accounts.${index}.${field}`)}
                removable={form.values.accounts.length > 1}
                onRemove={() => form.removeListItem('accounts', index)}
              />
            ))}
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => form.insertListItem('accounts', newAccount())}
              >
                {texts.addAccount}
              </Button>
            </div>
          </Stack>
        </Panel>
        <Group gap="md">
          <Button type="submit" loading={act.busy}>
            {texts.save}
          </Button>
          {changedAt ? (
            <Text size="sm" c="dimmed">
              {texts.lastChange(dateAndTime(changedAt), changedBy ?? '')}
            </Text>
          ) : null}
        </Group>
      </Stack>
    </form>
  )
}
