import { NumberInput } from '@mantine/core'
import { counted } from '#kernel/polish-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setDefaultLimit } from '../contract.ts'
import { settingsTexts } from '../texts.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

/** People per shift where no day limit says otherwise, with the estimate limit x 7 x 2 (Spec 1 §9). */
export function DefaultLimitPanel({ settings }: { readonly settings: Settings }) {
  const saving = useSaving(setDefaultLimit)
  const draft = useDraft<number | string>(settings.defaultLimit)
  const limit = Number(draft.value)
  const fits = Number.isInteger(limit) && limit >= 1 && limit <= 25
  return (
    <Panel title={panelTexts.defaultLimit} description={panelTexts.defaultLimitHint}>
      <DraftForm
        changed={draft.changed && fits}
        saving={saving}
        onSave={() => saving.save({ defaultLimit: limit })}
        onDrop={draft.drop}
      >
        <div className={classes.row}>
          <NumberInput
            aria-label={panelTexts.perShift}
            min={1}
            max={25}
            allowDecimal={false}
            clampBehavior="none"
            w={120}
            value={draft.value}
            onChange={draft.change}
            error={!fits}
            errorProps={{ 'aria-live': 'polite' }}
          />
          <span className={classes.estimate} aria-live="polite">
            {fits ? (
              <>
                <span>{`${limit} × 7 × 2 =`}</span>{' '}
                <strong>{counted(limit * 14, 'miejsce', 'miejsca', 'miejsc')}</strong>{' '}
                <span>{panelTexts.inWeek}</span>
              </>
            ) : (
              settingsTexts.defaultLimitRange
            )}
          </span>
        </div>
      </DraftForm>
    </Panel>
  )
}
