import { Alert, Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconLock } from '@tabler/icons-react'
import type { RemovalReason } from '#features/removals/domain/public.ts'
import { REMOVAL_REASONS } from '#features/removals/domain/public.ts'
import { REMOVAL_REASON_TEXTS, removedTexts } from '#features/removals/texts.ts'
import { typedText } from '#kernel/typed-text.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import classes from './removal-dialog.module.css'

interface RemovalDialogProps {
  /** Whom, and from where: `Kowalski Jan`, `Dzień wt, WX 1105B`. */
  readonly name: string
  readonly place: string
  /** The driver has reported illness: that is the reason, unless the office chooses another one. */
  readonly reported: boolean
  readonly busy: boolean
  readonly failure: CallFailure | undefined
  onRemove(reason: RemovalReason, reasonText: string): void
  onClose(): void
}

/** Why a driver is taken off a shift (Spec 2 §3 'Removal reasons', §4 'Removing a shift', D22). */
export function RemovalDialog({
  name,
  place,
  reported,
  busy,
  failure,
  onRemove,
  onClose,
}: RemovalDialogProps) {
  const form = useForm<{ reason: string; reasonText: string }>({
    initialValues: { reason: reported ? ('sick' satisfies RemovalReason) : '', reasonText: '' },
    validate: {
      reason: (reason) => (reason === '' ? removedTexts.reasonNeeded : null),
      reasonText: (text, { reason }) =>
        reason === 'other' && typedText(text) === '' ? removedTexts.reasonTextNeeded : null,
    },
  })
  const send = ({ reason, reasonText }: { reason: string; reasonText: string }) => {
    const known = REMOVAL_REASONS.find((each) => each === reason)
    if (known) onRemove(known, known === 'other' ? reasonText.trim() : '')
  }
  return (
    <FormModal form={form} onClose={onClose} title={removedTexts.dialogTitle}>
      <form onSubmit={form.onSubmit(send, focusFirstWrong)} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <p className={classes.whom}>
            <b>{name}</b>
            <br />
            <span>{place}</span>
          </p>
          {reported ? <p className={classes.whom}>{removedTexts.reported}</p> : null}
          <Radio.Group label={removedTexts.reason} {...form.getInputProps('reason')}>
            <Stack gap={4} mt={6}>
              {REMOVAL_REASONS.map((reason, index) => (
                <Radio
                  key={reason}
                  value={reason}
                  label={REMOVAL_REASON_TEXTS[reason]}
                  classNames={{ body: classes.option ?? '' }}
                  data-autofocus={(reported ? reason === 'sick' : index === 0) || undefined}
                />
              ))}
            </Stack>
          </Radio.Group>
          {form.values.reason === 'other' ? (
            <Textarea
              label={removedTexts.reasonText}
              maxLength={500}
              autosize
              minRows={2}
              {...form.getInputProps('reasonText')}
            />
          ) : null}
          <Alert color="gray" icon={<IconLock size={18} />}>
            {removedTexts.whoSees}
          </Alert>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {removedTexts.cancel}
            </Button>
            <Button type="submit" color="red" loading={busy}>
              {removedTexts.remove}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
