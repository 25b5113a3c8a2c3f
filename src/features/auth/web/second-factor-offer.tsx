import { Button, Code, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm, tellInFields } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { type CallFailure, isUnanswered } from '#platform/web/call.ts'
import { confirmSecondFactor, offerSecondFactor, secondFactorState } from '../contract.ts'
import { secondFactorTexts as texts } from '../texts-second-factor.ts'
import { QrPicture } from './qr-picture.tsx'

interface SecondFactorOfferProps {
  readonly login: string
  onDone(recoveryCodes: readonly string[]): void
  onCancel(): void
}

/** First the password, then the picture for the app, then the app's first code: only that switches it on. */
export function SecondFactorOffer({ login, onDone, onCancel }: SecondFactorOfferProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [offered, setOffered] = useState<{ offer: string; secret: string; uri: string }>()
  const offer = useAct(offerSecondFactor, { showsFailure: true })
  const confirm = useAct(confirmSecondFactor, {
    refreshes: [secondFactorState],
    showsFailure: true,
    once: true,
  })
  const form = useForm({ initialValues: { currentPassword: '', code: '' } })

  const submit = form.onSubmit(async ({ currentPassword, code }) => {
    setFailure(undefined)
    if (!offered) {
      const result = await offer.run({ currentPassword })
      if (result.ok) return setOffered(result.value)
      if (result.failure.code === 'wrong_login')
        return tellInFields(form, { currentPassword: result.failure.msg })
      return setFailure(showInForm(form, result.failure))
    }
    const result = await confirm.run({ offer: offered.offer, code })
    if (result.ok) {
      toastDone(texts.isOn)
      return onDone(result.value.recoveryCodes)
    }
    if (isUnanswered(result.failure)) return setFailure({ ...result.failure, msg: texts.confirmUnanswered })
    if (result.failure.code === 'offer_ended') setOffered(undefined)
    if (result.failure.code === 'wrong_second_factor') return tellInFields(form, { code: result.failure.msg })
    setFailure(showInForm(form, result.failure))
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureAlert failure={failure} />
        <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
        {offered ? (
          <>
            <Text size="sm">{texts.scan}</Text>
            <QrPicture text={offered.uri} label={texts.picture} />
            <Text size="sm">
              <span>{texts.byHand}</span> <Code>{offered.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
            </Text>
            <TextInput
              key="code"
              label={texts.code}
              description={texts.firstCodeHint}
              autoComplete="one-time-code"
              inputMode="numeric"
              autoFocus
              {...form.getInputProps('code')}
            />
          </>
        ) : (
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            autoFocus
            {...form.getInputProps('currentPassword')}
          />
        )}
        <Group gap="sm">
          <Button type="submit" loading={offer.busy || confirm.busy}>
            {offered ? texts.confirm : texts.next}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
