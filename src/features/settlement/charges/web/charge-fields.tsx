import { Select, type SelectProps, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { HEADINGS } from '../contract.ts'
import { HEADING_WORDS, screenTexts as texts } from '../texts-screen.ts'

/** Złotys and grosze as people type them. */
export function AmountField(props: TextInputProps) {
  return <TextInput inputMode="decimal" autoComplete="off" maxLength={14} {...props} />
}

export function NoteField(props: TextInputProps) {
  return <TextInput label={texts.note} maxLength={300} autoComplete="off" {...props} />
}

interface DateAndNoteProps {
  readonly form: {
    readonly values: { readonly date: CalendarDate | undefined; readonly note: string }
    readonly errors: { readonly date?: ReactNode }
    setFieldValue(field: 'date', date: CalendarDate | undefined): void
    getInputProps(field: 'note'): object
  }
}

/** The day that a charge is told with on the statement, and what is said of it there. */
export function DateAndNote({ form }: DateAndNoteProps) {
  return (
    <>
      <DateField
        label={texts.date}
        value={form.values.date}
        error={form.errors.date}
        onChange={(date) => form.setFieldValue('date', date)}
      />
      <NoteField description={texts.noteRead} {...form.getInputProps('note')} />
    </>
  )
}

/** What some kinds of charges must say besides: the accountant's heading, or the driver's own plate. */
export function DetailField({ kind, ...field }: { readonly kind: string } & object) {
  if (kind === 'accountant')
    return (
      <Select
        label={texts.heading}
        data={HEADINGS.map((value) => ({ value, label: HEADING_WORDS[value] }))}
        {...(field as SelectProps)}
      />
    )
  if (kind === 'own-car')
    return <TextInput label={texts.plate} maxLength={20} {...(field as TextInputProps)} />
  return null
}
