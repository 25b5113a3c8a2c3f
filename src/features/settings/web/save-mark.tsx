import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { panelTexts } from '../texts-panels.ts'
import classes from './setting.module.css'
import type { Saving } from './use-saving.ts'

/** Beside a setting: being saved, saved, or not saved and why, with another try. */
export function SaveMark<E extends Endpoint>({ saving }: { readonly saving: Saving<E> }) {
  return (
    <div className={classes.mark} aria-live="polite" data-state={saving.state}>
      {saving.state === 'saving' ? (
        <>
          <Loader size={14} aria-hidden />
          <span>{panelTexts.saving}</span>
        </>
      ) : null}
      {saving.state === 'saved' ? (
        <>
          <IconCheck size={16} aria-hidden />
          <span>{panelTexts.saved}</span>
        </>
      ) : null}
      {saving.state === 'failed' ? (
        <>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            {panelTexts.notSaved(Object.values(saving.failure?.fields ?? {})[0] ?? saving.failure?.msg ?? '')}
          </span>
          <Button size="compact-xs" variant="default" onClick={saving.again}>
            {panelTexts.again}
          </Button>
        </>
      ) : null}
    </div>
  )
}
