import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { panelTexts } from '../texts-panels.ts'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Saving } from './use-saving.ts'

/** What is typed and not yet saved; the saved value until then. */
export function useDraft<T>(saved: T) {
  const [draft, setDraft] = useState<{ readonly value: T }>()
  return {
    value: draft ? draft.value : saved,
    changed: draft !== undefined && JSON.stringify(draft.value) !== JSON.stringify(saved),
    change: (value: T) => setDraft({ value }),
    drop: () => setDraft(undefined),
  }
}

interface DraftFormProps<E extends Endpoint> {
  readonly changed: boolean
  readonly saving: Saving<E>
  readonly children: ReactNode
  onSave(): Promise<boolean>
  onDrop(): void
  /** Words of the button, where 'Zapisz' says too little. */
  readonly save?: string
}

/**
 * A setting that is typed: 'Zapisz' appears with the first change, and what is typed stays until it is saved.
 */
export function DraftForm<E extends Endpoint>({
  changed,
  saving,
  children,
  onSave,
  onDrop,
  save = panelTexts.save,
}: DraftFormProps<E>) {
  useLeaveGuard({ isDirty: () => changed }, panelTexts.unsaved)
  const submit = async () => {
    if (await onSave()) onDrop()
  }
  const takeBack = () => {
    onDrop()
    saving.forget()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (changed) void submit()
      }}
    >
      {children}
      <div className={classes.row} style={{ marginTop: changed || saving.state !== 'idle' ? 8 : 0 }}>
        {changed ? (
          <>
            <Button type="submit" size="xs" loading={saving.state === 'saving'}>
              {save}
            </Button>
            <Button size="xs" variant="subtle" color="gray" onClick={takeBack}>
              {panelTexts.undo}
            </Button>
          </>
        ) : null}
        {changed && saving.state === 'saved' ? null : <SaveMark saving={saving} />}
      </div>
    </form>
  )
}
