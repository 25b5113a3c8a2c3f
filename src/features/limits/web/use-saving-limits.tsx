import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { refresh, useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { useStillOpen } from '#platform/web/admin-ui/use-still-open.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { listDayLimits } from '../contract.ts'
import { type ChangedPeopleDetails, previewLimits, saveLimits } from '../contract-change.ts'
import { type LimitChange, type LimitConflict, rebased, withoutConflicts } from '../domain/week-grid.ts'
import { limitOfficeTexts } from '../texts-office.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { changesOnWire, conflictsOf } from './limit-change-codec.ts'
import { LookDialog } from './look-dialog.tsx'

type Preview = OutputOf<typeof previewLimits>

type Step =
  | { readonly at: 'look'; readonly preview: Preview; readonly note: string | undefined }
  | { readonly at: 'conflict'; readonly conflicts: readonly LimitConflict[] }

interface Asked {
  readonly changes: readonly LimitChange[]
  /** Once it is saved, or given up for what stands there now. */
  done(): void
  /** The toast, where the specification has words of its own. */
  readonly told?: string
  /** Instead of the choice between both, where another's limit is a plain refusal. */
  refused?(): void
}

interface Saving {
  readonly asked: Asked
  readonly step: Step
}

export interface SavingLimits {
  /** Looks whom it concerns, asks where it concerns somebody, and saves all or none. */
  save(asked: Asked): void
  readonly busy: boolean
  /** For {@link LimitDialogs}; null where nothing is asked. */
  readonly dialogs: ReactNode
}

/** The one way in which the office changes limits: looked at first, held against what the screen showed. */
export function useSavingLimits(): SavingLimits {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>()
  const stillOpen = useStillOpen()
  const looking = useAct(previewLimits, { showsFailure: true })
  const storing = useAct(saveLimits, { refreshes: [listDayLimits], showsFailure: true })

  const look = async (asked: Asked) => {
    const result = await looking.run({ changes: changesOnWire(asked.changes) })
    if (!stillOpen()) return
    if (!result.ok) return failed(result.failure, asked)
    const preview = result.value
    if (concernsSomebody(preview)) setSaving({ asked, step: { at: 'look', preview, note: undefined } })
    else await store(asked, preview.mark)
  }

  const store = async (asked: Asked, mark: string) => {
    const result = await storing.run({ changes: changesOnWire(asked.changes), mark })
    if (!result.ok) return failed(result.failure, asked)
    setSaving(undefined)
    toastDone(asked.told ?? limitOfficeTexts.saved(result.value.changed))
    asked.done()
  }

  const failed = (failure: CallFailure, asked: Asked) => {
    const { code, details, msg } = failure
    if (code === 'people_changed') {
      const { preview } = details as ChangedPeopleDetails
      return setSaving({ asked, step: { at: 'look', preview, note: msg } })
    }
    if (code === 'limit_changed' && !asked.refused)
      return setSaving({ asked, step: { at: 'conflict', conflicts: conflictsOf(details, asked.changes) } })
    setSaving(undefined)
    if (code === 'limit_changed') asked.refused?.()
    else toastFailure({ ...failure, msg: Object.values(failure.fields ?? {})[0] ?? msg })
  }

  const leaveTheirs = (asked: Asked, conflicts: readonly LimitConflict[]) => {
    const changes = withoutConflicts(asked.changes, conflicts)
    setSaving(undefined)
    void refresh(client, [listDayLimits])
    if (changes.length > 0) void look({ ...asked, changes })
    else asked.done()
  }

  const close = () => setSaving(undefined)
  const busy = looking.busy || storing.busy
  return { save: (asked) => void look(asked), busy, dialogs: saving ? dialogOf(saving) : null }

  function dialogOf({ asked, step }: Saving) {
    if (step.at === 'look')
      return (
        <LookDialog
          {...step}
          busy={busy}
          onSave={() => void store(asked, step.preview.mark)}
          onClose={close}
        />
      )
    return (
      <ConflictDialog
        conflicts={step.conflicts}
        busy={busy}
        onMine={() => void look({ ...asked, changes: rebased(asked.changes, step.conflicts) })}
        onTheirs={() => leaveTheirs(asked, step.conflicts)}
        onClose={close}
      />
    )
  }
}

/** What the saving asks, if it asks something. */
export function LimitDialogs({ of: { dialogs } }: { readonly of: SavingLimits }) {
  return dialogs
}

/** Where nobody stands differently for it, and no generated week is touched, there is nothing to ask. */
function concernsSomebody({ slots }: Preview): boolean {
  return slots.some(
    ({ over, back, waiting, generated, before, after }) =>
      over.length + back.length + waiting.length > 0 || (generated && before !== after),
  )
}
