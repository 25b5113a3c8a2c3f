import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { listChangeTexts, textAllChanges } from '#features/notices/contract.ts'
import { asksAll, changeSmsTexts, sentToAll } from '#features/notices/texts.ts'
import { unbroken } from '#kernel/polish-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'

interface TellAllProps {
  readonly weekId: string
  readonly told: OutputOf<typeof listChangeTexts>['data']
  readonly smsConfigured: boolean
}

/**
 * Disabled once nothing is left to be told; told as such alone, so that it keeps the focus with which it was
 * pressed.
 */
export function TellAll({ weekId, told, smsConfigured }: TellAllProps) {
  const { run, busy } = useAct(textAllChanges, {
    refreshes: [listChangeTexts],
    done: (counts) => toastDone(unbroken(sentToAll(counts))),
  })
  const toTell = told.filter(({ sms, hindrance }) => !sms && !hindrance)
  const done = toTell.length === 0
  const ask = async () => {
    if (done) return
    const people = new Set(toTell.map(({ driverId }) => driverId)).size
    const sends = await askToConfirm({
      title: changeSmsTexts.sendAllTitle,
      text: unbroken(asksAll(people, toTell.length, smsConfigured)),
      confirm: changeSmsTexts.send,
    })
    if (sends) await run({ weekId })
  }
  return (
    <Button
      size="xs"
      leftSection={<IconSend size={16} />}
      data-disabled={done}
      aria-disabled={done}
      loading={busy}
      onClick={() => void ask()}
    >
      {changeSmsTexts.sendAll}
    </Button>
  )
}
