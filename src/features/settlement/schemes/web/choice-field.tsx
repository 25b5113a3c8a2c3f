import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEditing } from './editing.ts'
import classes from './editor.module.css'
import { Was } from './typed-field.tsx'

interface ChoiceFieldProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly was: V | undefined
  readonly words: Readonly<Record<V, string>>
  readonly path?: string
  readonly description?: ReactNode
  onChoose(value: V): void
}

/** One of a few ways, with what it was where it was changed. */
export function ChoiceField<V extends string>({
  label,
  value,
  was,
  words,
  path = '',
  description,
  onChoose,
}: ChoiceFieldProps<V>) {
  const { base, errors } = useEditing()
  const changed = base !== undefined && was !== undefined && value !== was
  return (
    <div className={[classes.wide, changed ? classes.changed : ''].join(' ')}>
      <Select
        label={label}
        description={description}
        allowDeselect={false}
        value={value}
        data={Object.entries<string>(words).map(([key, word]) => ({ value: key, label: word }))}
        error={errors[path]}
        onChange={(next) => next !== null && onChoose(next as V)}
      />
      {changed ? <Was value={words[was]} /> : null}
    </div>
  )
}
