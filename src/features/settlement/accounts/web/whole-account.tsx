import { Button, Group, Text } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { call } from '#platform/web/call.ts'
import { showPayeeAccount } from '../contract.ts'
import { accountScreenTexts as texts } from '../texts-screens.ts'
import classes from './accounts.module.css'

const SHOWN_MS = 30_000

interface WholeAccountProps {
  readonly driverId: string
  readonly name: string
  /** Shown in part, as long as nobody asks for more. */
  readonly masked: string
}

/** The account in part, and whole on demand for half a minute: each look is logged. */
export function WholeAccount({ driverId, name, masked }: WholeAccountProps) {
  const [whole, setWhole] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (whole === undefined) return
    const timer = setTimeout(() => setWhole(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [whole])
  const show = async () => {
    setBusy(true)
    const result = await call(showPayeeAccount, { id: driverId })
    setBusy(false)
    if (result.ok) setWhole(result.value.account)
    else toastFailure(result.failure)
  }
  return (
    <div>
      <Group gap="xs">
        <span className={classes.digits} aria-live="polite">
          {whole ?? masked}
        </span>
        {whole === undefined ? (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            leftSection={<IconEye size={16} aria-hidden />}
            aria-label={texts.showOne(name)}
            onClick={() => void show()}
          >
            {texts.show}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEyeOff size={16} aria-hidden />}
            onClick={() => setWhole(undefined)}
          >
            {texts.hide}
          </Button>
        )}
      </Group>
      {whole === undefined ? null : (
        <Text size="sm" c="dimmed">
          {texts.shownFor}
        </Text>
      )}
    </div>
  )
}
