import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import { IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EntryCodeButton, useMe } from '#features/auth/web/public.tsx'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { call } from '#platform/web/call.ts'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'
import { pinTexts } from '../texts-pins.ts'
import classes from './driver-pin.module.css'
import { EndDevices } from './end-devices.tsx'

/** A PIN read aloud over the phone needs no longer. */
const SHOWN_MS = 20_000

interface DriverPinProps {
  readonly id: string
  readonly fullName: string
  /** What else shows that the driver is told of a new one. */
  readonly refreshes: readonly Endpoint[]
}

/** A driver's PIN, masked; an administrator may look at it for twenty seconds, and renew it (D28). */
export function DriverPin({ id, fullName, refreshes }: DriverPinProps) {
  const { admin } = useMe()
  const [pin, setPin] = useState<string>()
  const client = useQueryClient()
  const renew = useAct(renewDriverPin, { refreshes })
  useEffect(() => {
    if (pin === undefined) return
    const timer = setTimeout(() => setPin(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [pin])

  const look = async () => {
    if (pin !== undefined) return setPin(undefined)
    const shown = await client.fetchQuery({
      queryKey: ['driver pin', id],
      queryFn: () => call(showDriverPin, { id }),
      gcTime: 0,
      staleTime: 0,
    })
    if (shown.ok) setPin(shown.value.pin)
    else toastFailure(shown.failure)
  }
  const askAndRenew = async () => {
    const sure = await askToConfirm({
      title: pinTexts.renewTitle,
      text: pinTexts.renewText(fullName),
      confirm: pinTexts.renew,
    })
    if (!sure) return
    const result = await renew.run({ id })
    if (!result.ok) return
    setPin(undefined)
    toastDone(toldText(result.value.told))
  }
  return (
    <Group gap={4} wrap="nowrap" component="span">
      <Text span className={classes.pin} aria-live="polite">
        {pin ?? pinTexts.masked}
      </Text>
      {admin ? (
        <>
          <IconButton
            variant="subtle"
            color="gray"
            label={pin === undefined ? pinTexts.show(fullName) : pinTexts.hide(fullName)}
            onClick={() => void look()}
          >
            {pin === undefined ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
          </IconButton>
          <Tooltip label={pinTexts.renew}>
            <ActionIcon
              variant="subtle"
              color="gray"
              loading={renew.busy}
              aria-label={`${pinTexts.renew}: ${fullName}`}
              onClick={() => void askAndRenew()}
            >
              <IconRefresh size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </>
      ) : null}
      <EndDevices id={id} fullName={fullName} />
      <EntryCodeButton door="driver-pin" id={id} whose={fullName} small />
    </Group>
  )
}

function toldText(told: readonly ('email' | 'sms')[]): string {
  const { renewed } = pinTexts
  if (told.length === 2) return renewed.both
  return renewed[told[0] ?? 'nobody']
}
