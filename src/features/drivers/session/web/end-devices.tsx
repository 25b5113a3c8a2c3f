import { IconDeviceMobileOff } from '@tabler/icons-react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { endDriverDevices } from '../contract-pins.ts'
import { pinTexts } from '../texts-pins.ts'

/** The office logs a driver out everywhere: a phone was lost, or the driver does not know a device. */
export function EndDevices({ id, fullName }: { readonly id: string; readonly fullName: string }) {
  const { run } = useAct(endDriverDevices, {})
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
    <IconButton
      variant="subtle"
      color="gray"
      label={pinTexts.endDevicesOf(fullName)}
      onClick={() => void askAndEnd()}
    >
      <IconDeviceMobileOff size={18} aria-hidden />
    </IconButton>
  )
}
