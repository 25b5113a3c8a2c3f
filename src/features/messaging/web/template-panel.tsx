import { Button, Group, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { typedText } from '#kernel/typed-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { listTemplates, resetTemplate, saveTemplate } from '../contract-texts.ts'
import { problemsOf } from '../domain/sms-template.ts'
import { messagingTexts } from '../texts.ts'
import { sendingTexts } from '../texts-settings.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { OtherLanguages } from './other-languages.tsx'
import { SmsPreview } from './sms-preview.tsx'

interface TemplatePanelProps {
  readonly saved: OutputOf<typeof listTemplates>['data'][number]
  readonly plainSms: boolean
  /** Empty where all SMS go out in Polish. */
  readonly others: OutputOf<typeof listTemplates>['otherLanguages']
}

/** One SMS: its text, what it may name, and how it will look and what it will cost. */
export function TemplatePanel({ saved, plainSms, others }: TemplatePanelProps) {
  const { kind } = saved
  const { name, when, template: original, placeholders } = SMS_TEXTS[kind]
  const [failure, setFailure] = useState<CallFailure>()
  const form = useForm({
    initialValues: { template: saved.template },
    validate: { template: (template) => (typedText(template) === '' ? messagingTexts.templateEmpty : null) },
  })
  useLeaveGuard(form, sendingTexts.templateUnsaved)
  const shared = { refreshes: [listTemplates], showsFailure: true }
  const save = useAct(saveTemplate, shared)
  const reset = useAct(resetTemplate, shared)
  const { template } = form.getValues()
  const { unknown, missing, vital } = problemsOf(template, placeholders)

  const begin = (text: string) => {
    form.setInitialValues({ template: text })
    form.setValues({ template: text })
    form.resetDirty({ template: text })
  }
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined)
    const result = await save.run({ kind, ...values })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    begin(values.template.trim())
    toastDone(sendingTexts.templateSaved)
  }, focusFirstWrong)
  const restore = async () => {
    const sure = await askToConfirm({
      title: sendingTexts.resetTitle,
      text: sendingTexts.resetText(name),
      confirm: sendingTexts.reset,
      danger: true,
    })
    if (!sure) return
    const result = await reset.run({ kind })
    if (!result.ok) return setFailure(result.failure)
    begin(original)
    setFailure(undefined)
    toastDone(sendingTexts.resetDone)
  }
  return (
    <Panel title={name} description={when}>
      <form onSubmit={submit} noValidate>
        <FailureAlert failure={failure} />
        <Textarea
          label={sendingTexts.templateOf(name)}
          description={`Pola: ${Object.entries(placeholders)
            .map(([field, { meaning }]) => `{${field}} – ${meaning}`)
            .join(', ')}.`}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={600}
          {...form.getInputProps('template')}
          error={form.errors.template ?? problemText(unknown, vital)}
        />
        {missing.length > vital.length ? (
          <Text size="sm" mt={4} role="status">
            {sendingTexts.missingFields(
              missing
                .filter((field) => !vital.includes(field))
                .map((field) => `{${field}}`)
                .join(', '),
            )}
          </Text>
        ) : null}
        <SmsPreview kind={kind} template={template} plainSms={plainSms} />
        {others.length > 0 ? <OtherLanguages texts={others} plainSms={plainSms} /> : null}
        <Group gap="sm" mt="sm">
          {form.isDirty() ? (
            <>
              <Button
                type="submit"
                size="xs"
                loading={save.busy}
                disabled={unknown.length + vital.length > 0}
              >
                {sendingTexts.save}
              </Button>
              <Button size="xs" variant="subtle" color="gray" onClick={() => form.reset()}>
                {sendingTexts.undo}
              </Button>
            </>
          ) : null}
          {saved.changedAt === null ? null : (
            <Button size="xs" variant="default" loading={reset.busy} onClick={() => void restore()}>
              {sendingTexts.resetToDefault}
            </Button>
          )}
          {form.isDirty() || saved.changedAt !== null ? null : (
            <Text size="xs" c="dimmed">
              {sendingTexts.isDefault}
            </Text>
          )}
        </Group>
      </form>
    </Panel>
  )
}

/** Why the text can't be saved so. */
function problemText(unknown: readonly string[], vital: readonly string[]): string | undefined {
  if (unknown.length > 0) return messagingTexts.unknownNames(unknown)
  return vital.length > 0 ? messagingTexts.vitalNames(vital) : undefined
}
