import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Hint } from './hint.tsx'

interface IconButtonProps extends ActionIconProps, Omit<ComponentProps<'button'>, keyof ActionIconProps> {
  /** What it does, and to what: its name, and the hint beside the pointer. */
  readonly label: string
}

/** A button of an icon alone: nobody has to guess what the icon means. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <Hint label={label}>
      <ActionIcon {...rest} aria-label={label} />
    </Hint>
  )
}
