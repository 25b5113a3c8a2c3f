import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { takeBackTexts as texts } from '../../texts-changes.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'

interface TakeBackButtonProps {
  readonly id: string
  readonly name: string
  /** Stands where the button stood once it was taken back. */
  readonly instead?: string | undefined
  onDone?(): void
}

/** Opens what taking the load back would change. */
export function TakeBackButton({ id, name, instead, onDone }: TakeBackButtonProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      {instead === undefined ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={texts.actionFor(name)}
          onClick={() => setOpened(true)}
        >
          {texts.action}
        </Button>
      ) : (
        <small>{instead}</small>
      )}
      {opened ? (
        <TakeBackDialog
          load={{ id, name }}
          onClose={() => setOpened(false)}
          {...(onDone ? { onDone } : {})}
        />
      ) : null}
    </>
  )
}
