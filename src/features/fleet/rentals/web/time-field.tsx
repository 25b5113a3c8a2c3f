import { TextInput } from '@mantine/core'
import { rentalFormTexts as texts } from '../texts-office.ts'
import { spelledTime } from './spelled-time.ts'
import type { RentalFormState } from './use-rental-form.ts'

interface TimeFieldProps {
  readonly form: RentalFormState
  readonly field: 'start_time' | 'end_time'
  readonly disabled?: boolean
}

/**
 * A time of day by 24 hours, whatever the browser's language; `9`, `930` and `9.30` are spelled out when the
 * field is left.
 */
export function TimeField({ form, field, disabled = false }: TimeFieldProps) {
  const { onBlur, ...input } = form.getInputProps(field)
  return (
    <TextInput
      label={texts[field]}
      placeholder={texts.timeHint}
      autoComplete="off"
      maxLength={8}
      disabled={disabled}
      {...input}
      onBlur={(event) => {
        form.setFieldValue(field, spelledTime(event.currentTarget.value))
        onBlur?.(event)
      }}
    />
  )
}
