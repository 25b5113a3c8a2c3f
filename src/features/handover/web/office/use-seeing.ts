import { useAct } from '#platform/web/admin-ui/calls.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { readCarFacts, readWaiting, setDamageSeen } from '../../contract-office.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'

/** 'Obejrzane', and back. Who was slower than a colleague is told. */
export function useSeeing() {
  const act = useAct(setDamageSeen, { refreshes: [readCarFacts, readWaiting] })
  const say = async (id: string, seen: boolean): Promise<boolean> => {
    const done = await act.run({ id, seen })
    if (!done.ok) return false
    const { already } = done.value
    if (already) toastDone(texts.seenBefore(already.by, dateAndTime(already.at)))
    else toastDone(seen ? texts.seen : texts.unseen)
    return true
  }
  return { busy: act.busy, say }
}
