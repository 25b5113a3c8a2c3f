import { NumberInput } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setRetention } from '../contract.ts'
import { FEWEST_REMOVED_DAYS, MOST_REMOVED_DAYS } from '../domain/settings.ts'
import { settingsTexts } from '../texts.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

interface RetentionPanelProps {
  readonly settings: Settings
  readonly disabled: boolean
}

/** How long removed shifts are kept: their reasons may tell of illness (D22). */
export function RetentionPanel({ settings, disabled }: RetentionPanelProps) {
  const saving = useSaving(setRetention)
  const draft = useDraft<number | string>(settings.keepRemovedDays)
  const days = Number(draft.value)
  const fits = Number.isInteger(days) && days >= FEWEST_REMOVED_DAYS && days <= MOST_REMOVED_DAYS
  return (
    <Panel title={panelTexts.retention} description={panelTexts.retentionHint}>
      <DraftForm
        changed={draft.changed && fits}
        saving={saving}
        onSave={() => saving.save({ keepRemovedDays: days })}
        onDrop={draft.drop}
      >
        <NumberInput
          label={panelTexts.retentionDays}
          w={{ base: '100%', xs: 220 }}
          min={FEWEST_REMOVED_DAYS}
          max={MOST_REMOVED_DAYS}
          allowDecimal={false}
          clampBehavior="none"
          hideControls
          disabled={disabled}
          value={draft.value}
          onChange={draft.change}
          error={fits ? undefined : settingsTexts.keepRemovedDays}
          errorProps={{ 'aria-live': 'polite' }}
        />
      </DraftForm>
    </Panel>
  )
}
