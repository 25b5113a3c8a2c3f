import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { kitTexts } from './texts-kit.ts'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  onChange(typed: string): void
  readonly className?: string | undefined
}

/** The search above a list; what it finds is `findsText`'s matter. */
export function SearchField({ value, onChange, className = '', ...rest }: SearchFieldProps) {
  return (
    <TextInput
      {...rest}
      className={className}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(value
        ? { rightSection: <CloseButton aria-label={kitTexts.clearSearch} onClick={() => onChange('')} /> }
        : {})}
    />
  )
}
