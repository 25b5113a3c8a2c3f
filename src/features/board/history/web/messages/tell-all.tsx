import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useRef } from 'react'
import { costOfTexts, listChangeTexts, textAllChanges } from '#features/notices/contract.ts'
import { asksAll, changeSmsTexts, sentToAll } from '#features/notices/texts.ts'
import { unbroken } from '#kernel/polish-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { call } from '#platform/web/call.ts'

/** So long the question waits to know the cost. */
const PATIENCE_MS = 3000

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
  const counting = useRef(false)
  const ask = async () => {
    if (done || counting.current) return
    counting.current = true
    const people = new Set(toTell.map(({ driverId }) => driverId)).size
    // What it costs is worth a moment, and no more: the question is asked all the same.
    const cost = await Promise.race([
      call(costOfTexts, { weekId }),
      new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS)),
    ])
    counting.current = false
    const sends = await askToConfirm({
      title: changeSmsTexts.sendAllTitle,
      text: unbroken(asksAll(people, toTell.length, smsConfigured, cost?.ok ? cost.value : undefined)),
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
