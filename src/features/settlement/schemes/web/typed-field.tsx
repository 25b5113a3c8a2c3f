import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { editorTexts } from '../texts-editor.ts'
import { useEditing } from './editing.ts'
import classes from './editor.module.css'

interface TypedFieldProps {
  readonly label: string
  /** For the ear, where several fields have the same label; begins with it. */
  readonly name?: string
  readonly value: string
  /** What stood there before; undefined where there was no such field. */
  readonly was: string | undefined
  readonly unit?: string
  /** Paths of the scheme whose faults are told here. */
  readonly path: string
  readonly description?: ReactNode
  onType(typed: string): void
}

/** A number of the scheme, with what it was where it was changed. */
export function TypedField({ label, name, value, was, unit, path, description, onType }: TypedFieldProps) {
  const { base, errors } = useEditing()
  const changed = base !== undefined && value !== was
  return (
    <div className={[classes.field, changed ? classes.changed : ''].join(' ')}>
      <TextInput
        label={label}
        {...(name ? { 'aria-label': name } : {})}
        description={description}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        error={errors[path]}
        onChange={(event) => onType(event.currentTarget.value)}
        {...(unit
          ? { rightSection: <span aria-hidden>{unit}</span>, rightSectionPointerEvents: 'none' }
          : {})}
      />
      {changed ? <Was value={was === undefined ? undefined : `${was || editorTexts.nothing}`} /> : null}
    </div>
  )
}

/** What stood there before, or that it is new. */
export function Was({ value }: { readonly value: string | undefined }) {
  return <div className={classes.was}>{value === undefined ? editorTexts.isNew : editorTexts.was(value)}</div>
}
