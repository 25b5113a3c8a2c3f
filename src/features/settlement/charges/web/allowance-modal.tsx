import { Button, Group, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { hundredths, typedHundredths, wholeNumber } from '#features/settlement/web/public-numbers.ts'
import type { Week } from '#kernel/week.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { WeekField } from '#platform/web/admin-ui/week-field.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listCharges } from '../contract.ts'
import { listOverMileage, setMileageAllowance } from '../contract-standing.ts'
import { screenTexts as texts } from '../texts-screen.ts'

interface AllowanceModalProps {
  readonly week: Week
  readonly tiers: readonly { readonly overMetres: number; readonly groszePerKm: number }[]
  onClose(): void
}

/** From a week on: how far a week may go, and what each kilometre beyond costs. */
export function AllowanceModal({ week, tiers, onClose }: AllowanceModalProps) {
  const [from, setFrom] = useState(week)
  const [failure, setFailure] = useState<CallFailure>()
  const set = useAct(setMileageAllowance, { refreshes: [listOverMileage, listCharges], showsFailure: true })
  const form = useForm({
    initialValues: {
      tiers: tiers.map(({ overMetres, groszePerKm }) => ({
        km: String(overMetres / 1000),
        price: typedHundredths(groszePerKm),
      })),
    },
    validate: {
      tiers: {
        km: (typed) => (wholeNumber(typed) >= 0 ? null : texts.numberWrong),
        price: (typed) => (hundredths(typed) >= 0 ? null : texts.numberWrong),
      },
    },
  })
  const submit = form.onSubmit(async (typed) => {
    setFailure(undefined)
    const asked = typed.tiers.map(({ km, price }) => ({
      overMetres: wholeNumber(km) * 1000,
      groszePerKm: hundredths(price),
    }))
    const result = await set.run({ ...from, tiers: asked })
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.allowanceSaved)
    onClose()
  })
  const count = form.values.tiers.length
  return (
    <FormDialog
      form={form}
      title={texts.allowanceTitle}
      onClose={onClose}
      failure={failure}
      save={texts.save}
      busy={set.busy}
      onSubmit={submit}
    >
      <WeekField label={texts.fromWeek} value={from} onChange={setFrom} />
      {count === 0 ? <Text size="sm">{texts.noTiers}</Text> : null}
      {form.values.tiers.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
        <Group key={index} align="flex-end" gap="sm" wrap="nowrap">
          <TextInput
            label={texts.tierKm(index + 1)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            {...form.getInputProps(`tiers.${index}.km`)}
          />
          <TextInput
            label={texts.tierPrice(index + 1)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            {...form.getInputProps(`tiers.${index}.price`)}
          />
          <IconButton
            variant="default"
            size={36}
            label={texts.removeTier(index + 1)}
            onClick={() => form.removeListItem('tiers', index)}
          >
            <IconTrash size={18} />
          </IconButton>
        </Group>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={count >= 10}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('tiers', { km: '', price: '' })}
        >
          {texts.addTier}
        </Button>
      </div>
    </FormDialog>
  )
}
