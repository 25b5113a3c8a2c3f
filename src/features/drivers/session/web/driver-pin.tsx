import { Group, Text } from '@mantine/core'
import { IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EntryCodeButton, useMe } from '#features/auth/web/public.tsx'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { call } from '#platform/web/call.ts'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'
import { pinTexts } from '../texts-pins.ts'
import classes from './driver-pin.module.css'
import { EndDevices } from './end-devices.tsx'
import { PinAct } from './pin-act.tsx'

/** A PIN read aloud over the phone needs no longer. */
const SHOWN_MS = 20_000

interface DriverPinProps {
  readonly id: string
  readonly fullName: string
  /** What else shows that the driver is told of a new one. */
  readonly refreshes: readonly Endpoint[]
  /** Buttons with words, where there is room for them; else icons. */
  readonly inWords?: boolean
}

/** A driver's PIN, masked; an administrator may look at it for twenty seconds, and renew it (D28). */
export function DriverPin({ id, fullName, refreshes, inWords = false }: DriverPinProps) {
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
    toastDone(renewedText(result.value))
  }
  const isShown = pin !== undefined
  const Eye = isShown ? IconEyeOff : IconEye
  return (
    <Group gap={inWords ? 8 : 4} wrap={inWords ? 'wrap' : 'nowrap'} component="span">
      <Text span className={classes.pin} aria-live="polite">
        {pin ?? pinTexts.masked}
      </Text>
      {admin ? (
        <>
          <PinAct
            inWords={inWords}
            icon={Eye}
            word={isShown ? pinTexts.hideWord : pinTexts.showWord}
            label={isShown ? pinTexts.hide(fullName) : pinTexts.show(fullName)}
            onAct={() => void look()}
          />
          <PinAct
            inWords={inWords}
            icon={IconRefresh}
            word={pinTexts.renew}
            label={`${pinTexts.renew}: ${fullName}`}
            busy={renew.busy}
            onAct={() => void askAndRenew()}
          />
        </>
      ) : null}
      <EndDevices id={id} fullName={fullName} inWords={inWords} />
      <EntryCodeButton door="driver-pin" id={id} whose={fullName} small={!inWords} />
    </Group>
  )
}

interface Renewed {
  readonly told: readonly ('email' | 'sms')[]
  readonly waits: readonly ('email' | 'sms')[]
}

/** What left, or that the office has to tell the PIN itself. */
function renewedText({ told, waits }: Renewed): string {
  const { renewed } = pinTexts
  const sent = told.filter((way) => !waits.includes(way))
  if (sent.length === 2) return renewed.both
  return renewed[sent[0] ?? (told.length > 0 ? 'waits' : 'nobody')]
}
