import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type CallFailure, type CallResult, call } from '#platform/web/call.ts'
import { fleetClockOf, fleetDateOf } from '#platform/web/fleet-instant.ts'
import { forgetOwnThings } from '#platform/web/own-things.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { endOwnDevice, endOwnDevices, listOwnDevices } from '../contract-devices.ts'
import { deviceTexts as texts } from '../texts-devices.ts'
import { dialogTexts } from '../texts-dialogs.ts'
import type { DevicesSheetProps } from './devices-props.ts'
import { useMayLeave } from './may-leave.ts'
import './devices.css'

type Device = OutputOf<typeof listOwnDevices>['data'][number]

/** Where the driver is logged in, and how to end it there. */
export function DevicesSheet({ onClose, onLocked }: DevicesSheetProps) {
  const [devices, setDevices] = useState<readonly Device[]>()
  const [failure, setFailure] = useState<CallFailure>()
  const [busy, setBusy] = useState(false)
  const { toast } = useAnnouncer()
  const mayLeave = useMayLeave()

  const tell = useCallback(
    (refused: CallFailure) => {
      if (refused.status !== 401) return setFailure(refused)
      onClose()
      onLocked()
    },
    [onClose, onLocked],
  )
  const look = useCallback(async () => {
    setFailure(undefined)
    const result = await call(listOwnDevices, {})
    if (result.ok) setDevices(result.value.data)
    else tell(result.failure)
  }, [tell])
  useEffect(() => void look(), [look])

  async function act(ending: Promise<CallResult<unknown>>) {
    setBusy(true)
    const result = await ending
    setBusy(false)
    if (!result.ok && result.failure.status !== 404) return tell(result.failure)
    toast(result.ok ? texts.ended : result.failure.msg)
    await look()
  }
  async function endEverywhere() {
    if (!(await mayLeave())) return
    setBusy(true)
    const result = await call(endOwnDevices, { alsoHere: true })
    setBusy(false)
    if (!result.ok) return tell(result.failure)
    forgetOwnThings()
    onClose()
    onLocked()
  }

  const others = devices?.filter(({ own }) => !own) ?? []
  return (
    <Dialog
      title={dialogTexts.devices}
      onClose={onClose}
      footer={
        devices && (
          <>
            {others.length > 0 && (
              <Button disabled={busy} onClick={() => void act(call(endOwnDevices, { alsoHere: false }))}>
                {texts.endOthers}
              </Button>
            )}
            <Button disabled={busy} onClick={() => void endEverywhere()}>
              {texts.endAll}
            </Button>
          </>
        )
      }
    >
      <p>{texts.lead}</p>
      <div role="alert">{failure && <p>{failure.msg}</p>}</div>
      {failure && !devices && <Button onClick={() => void look()}>{dialogTexts.devicesAgain}</Button>}
      {!devices && !failure && <Skeleton lines={3} label={dialogTexts.devicesLoading} />}
      {devices && (
        <ul className="devices">
          {devices.map((device) => (
            <li key={device.id}>
              <span className="device-words">
                <b>
                  <span translate="no">{device.device ?? texts.unknown}</span>
                  {device.own && <span className="device-here">{texts.here}</span>}
                </b>
                <small>{factsOf(device).join(', ')}</small>
              </span>
              {!device.own && (
                <Button
                  aria-label={texts.endNamed(device.device ?? texts.unknown)}
                  disabled={busy}
                  onClick={() => void act(call(endOwnDevice, { id: device.id }))}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="field-note">{texts.linksEnd}</p>
      <p className="field-note">{texts.calendarEnds}</p>
    </Dialog>
  )
}

function factsOf({ way, since, lastUsed }: Device): string[] {
  return [
    ...(way === null ? [] : [texts.way[way]]),
    texts.since(inWords(since)),
    texts.lastUsed(inWords(lastUsed)),
  ]
}

function inWords(instant: string): string {
  return `${dayAndMonth(fleetDateOf(instant))} ${fleetClockOf(instant)}`
}
