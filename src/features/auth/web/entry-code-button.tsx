import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { call } from '#platform/web/call.ts'
import { getEntryCode } from '../contract-doors.ts'
import { doorTexts } from '../texts-doors.ts'

interface EntryCodeButtonProps {
  readonly door: 'login' | 'fleet-pin' | 'driver-pin' | 'fuel'
  /** Of the driver or user. */
  readonly id?: string
  /** Whose code, where several stand on one screen. */
  readonly whose?: string
  /** Only the key, for a line with other marks. */
  readonly small?: boolean
}

/**
 * Shows the code that lets a new device be heard while strangers are refused, to be read out or sent to whom
 * it belongs.
 */
export function EntryCodeButton({ door, id, whose, small = false }: EntryCodeButtonProps) {
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    const answer = await call(getEntryCode, { door, ...(id === undefined ? {} : { id }) })
    setBusy(false)
    if (!answer.ok) return toastFailure(answer.failure)
    const { code, until } = answer.value
    await tellInDialog(
      doorTexts.codeTitle(whose),
      <>
        <strong style={{ fontSize: '1.5rem', letterSpacing: '0.08em' }}>{code}</strong>
        <br />
        <span>{doorTexts.codeText(dateAndTime(until))}</span>
      </>,
    )
  }
  const label = whose === undefined ? doorTexts.code : `${doorTexts.code}: ${whose}`
  if (small)
    return (
      <Tooltip label={doorTexts.code}>
        <ActionIcon
          variant="subtle"
          color="gray"
          loading={busy}
          aria-label={label}
          onClick={() => void show()}
        >
          <IconKey size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )
  return (
    <Button
      variant="default"
      size="xs"
      loading={busy}
      aria-label={label}
      leftSection={<IconKey size={16} aria-hidden />}
      onClick={() => void show()}
    >
      {doorTexts.code}
    </Button>
  )
}
