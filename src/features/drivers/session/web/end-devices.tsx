import { IconDeviceMobileOff } from '@tabler/icons-react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { endDriverDevices, listDriverDevices } from '../contract-pins.ts'
import { pinTexts } from '../texts-pins.ts'
import { PinAct } from './pin-act.tsx'

interface EndDevicesProps {
  readonly id: string
  readonly fullName: string
  readonly inWords: boolean
}

/** The office logs a driver out everywhere: a phone was lost, or the driver does not know a device. */
export function EndDevices({ id, fullName, inWords }: EndDevicesProps) {
  const { run, busy } = useAct(endDriverDevices, { refreshes: [listDriverDevices] })
  const askAndEnd = async () => {
    const sure = await askToConfirm({
      title: pinTexts.endDevicesTitle,
      text: pinTexts.endDevicesText(fullName),
      confirm: pinTexts.endDevices,
    })
    if (!sure) return
    const result = await run({ id })
    if (result.ok) toastDone(pinTexts.devicesEnded(result.value.ended))
  }
  return (
    <PinAct
      inWords={inWords}
      icon={IconDeviceMobileOff}
      word={pinTexts.endDevices}
      label={pinTexts.endDevicesOf(fullName)}
      busy={busy}
      onAct={() => void askAndEnd()}
    />
  )
}
