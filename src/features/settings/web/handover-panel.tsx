import { NumberInput } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setHandover } from '../contract.ts'
import { PHOTO_DAYS, PHOTO_MEGABYTES } from '../domain/settings.ts'
import { settingsTexts } from '../texts.ts'
import { handoverPanelTexts as texts } from '../texts-handover.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

/** Whether drivers hand cars over on their phones, and what is kept of their photos. */
export function HandoverPanel({ settings: { handover } }: { readonly settings: Settings }) {
  const on = useSaving(setHandover)
  const isOn = Boolean(on.pending?.on ?? handover.on)
  return (
    <Panel title={texts.title} description={texts.hint}>
      <div className={classes.settings}>
        <SwitchSetting
          label={texts.on}
          description={texts.onHint}
          checked={isOn}
          saving={on}
          onChange={(checked) => void on.save({ on: checked })}
        />
        {/* Photos come with drivers' reports too, whether or not cars are handed over. */}
        <HandoverNumber
          field="keepDays"
          label={texts.days}
          description={texts.daysHint}
          value={handover.keepDays}
          range={PHOTO_DAYS}
          wrong={settingsTexts.handoverDays}
        />
        <HandoverNumber
          field="megabytes"
          label={texts.megabytes}
          description={texts.megabytesHint}
          value={handover.megabytes}
          range={PHOTO_MEGABYTES}
          wrong={settingsTexts.handoverMegabytes}
        />
      </div>
    </Panel>
  )
}

interface HandoverNumberProps {
  readonly field: 'keepDays' | 'megabytes'
  readonly label: string
  readonly description: string
  readonly value: number
  readonly range: { readonly least: number; readonly most: number }
  /** What is said of any other number. */
  readonly wrong: string
}

function HandoverNumber({ field, label, description, value, range, wrong }: HandoverNumberProps) {
  const saving = useSaving(setHandover)
  const draft = useDraft<number | string>(value)
  const number = draft.value === '' ? Number.NaN : Number(draft.value)
  const fits = Number.isInteger(number) && number >= range.least && number <= range.most
  return (
    <DraftForm
      changed={draft.changed && fits}
      saving={saving}
      onSave={() => saving.save({ [field]: number })}
      onDrop={draft.drop}
    >
      <NumberInput
        label={label}
        description={description}
        w={{ base: '100%', xs: 380 }}
        min={range.least}
        max={range.most}
        allowDecimal={false}
        clampBehavior="none"
        hideControls
        value={draft.value}
        onChange={draft.change}
        error={fits ? undefined : wrong}
        errorProps={{ 'aria-live': 'polite' }}
      />
    </DraftForm>
  )
}
