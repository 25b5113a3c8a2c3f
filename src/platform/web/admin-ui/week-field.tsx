import { Text } from '@mantine/core'
import type { Week } from '#kernel/week.ts'
import { WeekPicker } from './week-picker.tsx'

interface WeekFieldProps {
  readonly label: string
  readonly value: Week
  onChange(week: Week): void
}

/** A week among the fields of a form. */
export function WeekField({ label, value, onChange }: WeekFieldProps) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <WeekPicker value={value} onChange={onChange} />
    </div>
  )
}
