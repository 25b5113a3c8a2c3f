import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { refresh, useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type LeftRow, tellLeftRows } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { toastDone, toastWarning } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { getSubmissionDetails, submitAvailability } from '../../contract.ts'
import { confirmWaitingForms, deleteWaitingForms, listWaitingForms } from '../../contract-waiting.ts'
import { waitingTexts as texts } from '../../texts-waiting.ts'

type Chosen = Omit<InputOf<typeof deleteWaitingForms>, 'seen'>

interface Afterwards {
  onDone(): void
  /** Confirming has failed on the way. @param behind up to this number it was done */
  onStopped(behind: number): void
}

const STALE = [listWaitingForms, getSubmissionDetails]
/**
 * Confirming goes part by part, so that drivers who submit meanwhile hardly wait; deleting is done at once.
 */
export function useWaitingActs({ onDone, onStopped }: Afterwards) {
  const [failure, setFailure] = useState<CallFailure>()
  const [progress, setProgress] = useState<string>()
  const confirming = useAct(confirmWaitingForms, { showsFailure: true })
  const removing = useAct(deleteWaitingForms, { refreshes: STALE, showsFailure: true })
  const client = useQueryClient()

  async function confirm(chosen: Chosen, count: number) {
    const yes = await askToConfirm({
      title: texts.confirmTitle,
      text: texts.confirmText(count),
      confirm: texts.confirmWord,
    })
    if (!yes) return
    setFailure(undefined)
    let [after, confirmed, superseded] = [0, 0, 0]
    let stopped = false
    const refused: LeftRow[] = []
    for (;;) {
      setProgress(texts.working(confirmed, count))
      const seen = count - confirmed - superseded - refused.length
      const result = await confirming.run({ ...chosen, seen, after })
      if (!result.ok) {
        setFailure(result.failure)
        stopped = true
        break
      }
      confirmed += result.value.confirmed
      superseded += result.value.superseded
      for (const { fullName, why } of result.value.refused)
        refused.push({ name: fullName, why: submitAvailability.failures[why].msg })
      if (result.value.next === null) break
      after = result.value.next
    }
    await refresh(client, STALE)
    setProgress(undefined)
    if (confirmed > 0) toastDone(texts.confirmed(confirmed))
    if (superseded > 0) toastWarning(texts.superseded(superseded))
    if (refused.length > 0) await tellLeftRows(texts.refusedTitle(refused.length), refused)
    if (stopped) onStopped(after)
    else onDone()
  }

  async function remove(chosen: Chosen, count: number) {
    const yes = await askToConfirm({
      title: texts.deleteTitle,
      text: texts.deleteText(count),
      confirm: texts.deleteWord,
      danger: true,
    })
    if (!yes) return
    setFailure(undefined)
    const result = await removing.run({ ...chosen, seen: count })
    if (!result.ok) {
      setFailure(result.failure)
      return refresh(client, STALE)
    }
    toastDone(texts.deleted(result.value.deleted))
    onDone()
  }

  const busy = confirming.busy || removing.busy || progress !== undefined
  return { confirm, remove, busy, progress, failure }
}
