import { NumberInput, Radio, Stack } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setMarket } from '../contract.ts'
import { MOST_APPROVAL_HOURS, MOST_RESERVE_MINUTES } from '../domain/settings.ts'
import { settingsTexts } from '../texts.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

const CHOICES = [
  { value: 'always', label: panelTexts.marketAlways },
  { value: 'soon', label: panelTexts.marketSoon },
  { value: 'never', label: panelTexts.marketNever },
] as const

/** What drivers may do among themselves with shifts. */
export function MarketPanel({ settings }: { readonly settings: Settings }) {
  const { market } = settings
  const on = useSaving(setMarket)
  const names = useSaving(setMarket)
  const approval = useSaving(setMarket)
  const isOn = Boolean(on.pending?.on ?? market.on)
  const chosen = approval.pending?.approval ?? market.approval
  return (
    <Panel title={panelTexts.market} description={panelTexts.marketHint}>
      <div className={classes.settings}>
        <SwitchSetting
          label={panelTexts.marketOn}
          description={panelTexts.marketOnHint}
          checked={isOn}
          saving={on}
          onChange={(checked) => void on.save({ on: checked })}
        />
        {isOn ? (
          <>
            <SwitchSetting
              label={panelTexts.marketNames}
              description={panelTexts.marketNamesHint}
              checked={Boolean(names.pending?.names ?? market.names)}
              saving={names}
              onChange={(checked) => void names.save({ names: checked })}
            />
            <Radio.Group
              label={panelTexts.marketApproval}
              value={chosen}
              onChange={(value) => {
                const choice = CHOICES.find((each) => each.value === value)
                if (choice) void approval.save({ approval: choice.value })
              }}
            >
              <Stack gap="xs" mt="xs">
                {CHOICES.map((choice) => (
                  <Radio key={choice.value} {...choice} />
                ))}
              </Stack>
            </Radio.Group>
            <SaveMark saving={approval} />
            {chosen === 'soon' ? (
              <MarketNumber
                field="approvalHours"
                label={panelTexts.marketHours}
                value={market.approvalHours}
                range={[1, MOST_APPROVAL_HOURS]}
                wrong={settingsTexts.marketHours}
              />
            ) : null}
            <MarketNumber
              field="reserveMinutes"
              label={panelTexts.marketMinutes}
              description={panelTexts.marketMinutesHint}
              value={market.reserveMinutes}
              range={[0, MOST_RESERVE_MINUTES]}
              wrong={settingsTexts.marketMinutes}
            />
          </>
        ) : null}
      </div>
    </Panel>
  )
}

interface MarketNumberProps {
  readonly field: 'approvalHours' | 'reserveMinutes'
  readonly label: string
  readonly description?: string
  readonly value: number
  readonly range: readonly [least: number, most: number]
  /** What is said of any other number. */
  readonly wrong: string
}

function MarketNumber({ field, label, description, value, range, wrong }: MarketNumberProps) {
  const saving = useSaving(setMarket)
  const draft = useDraft<number | string>(value)
  const number = draft.value === '' ? Number.NaN : Number(draft.value)
  const [least, most] = range
  const fits = Number.isInteger(number) && number >= least && number <= most
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
        min={least}
        max={most}
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
