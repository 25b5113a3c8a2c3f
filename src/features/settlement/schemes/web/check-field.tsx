import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { editorTexts } from '../texts-editor.ts'
import { useEditing } from './editing.ts'
import { Was } from './typed-field.tsx'

interface CheckFieldProps {
  readonly label: string
  readonly checked: boolean
  readonly was: boolean | undefined
  readonly path?: string
  readonly description?: ReactNode
  onCheck(checked: boolean): void
}

/** A yes or no of the scheme, with what it was where it was changed. */
export function CheckField({ label, checked, was, path = '', description, onCheck }: CheckFieldProps) {
  const { base, errors } = useEditing()
  const changed = base !== undefined && was !== undefined && checked !== was
  return (
    <div>
      <Checkbox
        label={label}
        description={description}
        checked={checked}
        error={errors[path]}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {changed ? <Was value={was ? editorTexts.yes : editorTexts.no} /> : null}
    </div>
  )
}
