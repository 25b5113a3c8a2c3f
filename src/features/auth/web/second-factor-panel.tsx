import { Button, Group, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm, tellInFields } from '#platform/web/admin-ui/form-failure.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { type CallFailure, isUnanswered } from '#platform/web/call.ts'
import { removeOwnSecondFactor, renewRecoveryCodes, secondFactorState } from '../contract.ts'
import { secondFactorTexts as texts } from '../texts-second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorOffer } from './second-factor-offer.tsx'

type Step = 'rest' | 'on' | 'off' | 'codes' | { readonly codes: readonly string[] }

/**
 * The own second factor: switched on with a phone in hand, off and with new recovery codes by password and
 * code.
 */
export function SecondFactorPanel({ login }: { readonly login: string }) {
  const state = useCall(secondFactorState, {})
  const [step, setStep] = useState<Step>('rest')
  const since = state.data?.since ?? null
  const rest = () => setStep('rest')
  const show = (codes: readonly string[]) => setStep({ codes })
  return (
    <Panel title={texts.title}>
      {typeof step === 'object' ? (
        <RecoveryCodes codes={step.codes} onSaved={rest} />
      ) : step === 'on' ? (
        <SecondFactorOffer login={login} onDone={show} onCancel={rest} />
      ) : step === 'rest' && !state.data ? (
        state.failure ? (
          <FailureAlert failure={state.failure} again={state.again} />
        ) : (
          <Skeleton height={64} radius={12} role="status" aria-label={texts.loading} />
        )
      ) : step === 'rest' ? (
        <Stack gap="md">
          <Text size="sm">{since === null ? texts.off : texts.on(dateAndTime(since))}</Text>
          {since === null ? null : (
            <Text size="sm">{texts.codesLeft(state.data?.recoveryCodesLeft ?? 0)}</Text>
          )}
          <Group gap="sm">
            {since === null ? (
              <Button onClick={() => setStep('on')}>{texts.turnOn}</Button>
            ) : (
              <>
                <Button variant="default" onClick={() => setStep('codes')}>
                  {texts.newCodes}
                </Button>
                <Button variant="default" color="red" onClick={() => setStep('off')}>
                  {texts.turnOff}
                </Button>
              </>
            )}
          </Group>
        </Stack>
      ) : (
        <BothForm wants={step} login={login} onCodes={show} onCancel={rest} />
      )}
    </Panel>
  )
}

interface BothFormProps {
  readonly wants: 'off' | 'codes'
  readonly login: string
  onCodes(codes: readonly string[]): void
  onCancel(): void
}

/** Password and code once more, for what weakens the login. */
function BothForm({ wants, login, onCodes, onCancel }: BothFormProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const shared = { refreshes: [secondFactorState], showsFailure: true }
  const off = useAct(removeOwnSecondFactor, shared)
  const renew = useAct(renewRecoveryCodes, { ...shared, once: true })
  const form = useForm({ initialValues: { currentPassword: '', code: '' } })
  const tell = (failed: CallFailure) => {
    if (failed.code === 'wrong_login') return tellInFields(form, { currentPassword: failed.msg })
    if (failed.code === 'wrong_second_factor') return tellInFields(form, { code: failed.msg })
    setFailure(showInForm(form, failed))
  }
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined)
    if (wants === 'off') {
      const result = await off.run(values)
      if (!result.ok) return tell(result.failure)
      toastDone(texts.isOff)
      return onCancel()
    }
    const result = await renew.run(values)
    if (!result.ok && isUnanswered(result.failure)) {
      form.setFieldValue('code', '')
      return setFailure({ ...result.failure, msg: texts.codesUnanswered })
    }
    if (!result.ok) return tell(result.failure)
    onCodes(result.value.recoveryCodes)
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureAlert failure={failure} />
        <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
        <PasswordInput
          label={texts.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <TextInput
          label={texts.code}
          description={texts.codeHint}
          autoComplete="one-time-code"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <Group gap="sm">
          <Button
            type="submit"
            loading={off.busy || renew.busy}
            {...(wants === 'off' ? { color: 'red' } : {})}
          >
            {wants === 'off' ? texts.doOff : texts.newCodes}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
