import { Button } from '@mantine/core'
import type { IconEye } from '@tabler/icons-react'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'

interface PinActProps {
  readonly inWords: boolean
  readonly icon: typeof IconEye
  /** On the button. */
  readonly word: string
  /** With whose it is; begins with the word, by which it is asked for aloud. */
  readonly label: string
  readonly busy?: boolean
  onAct(): void
}

/** One thing to be done about a driver's PIN or devices: a button with its word, or its icon in a table. */
export function PinAct({ inWords, icon: Icon, word, label, busy = false, onAct }: PinActProps) {
  return inWords ? (
    <Button
      size="xs"
      variant="default"
      loading={busy}
      aria-label={label}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={onAct}
    >
      {word}
    </Button>
  ) : (
    <IconButton variant="subtle" color="gray" loading={busy} label={label} onClick={onAct}>
      <Icon size={18} aria-hidden />
    </IconButton>
  )
}
