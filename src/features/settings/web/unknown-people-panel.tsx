import { NumberInput, Radio, Stack } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setUnknownPeople } from '../contract.ts'
import { MOST_UNKNOWN_PER_HOUR } from '../domain/settings.ts'
import { settingsTexts } from '../texts.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

const CHOICES = [
  {
    value: 'burst',
    label: panelTexts.unknownBurst,
    description: panelTexts.unknownBurstHint,
  },
  { value: 'always', label: panelTexts.unknownAlways, description: panelTexts.unknownAlwaysHint },
  { value: 'never', label: panelTexts.unknownNever, description: panelTexts.unknownNeverHint },
] as const

/** When forms of unknown phones wait for the office (D44). */
export function UnknownPeoplePanel({ settings }: { readonly settings: Settings }) {
  const saving = useSaving(setUnknownPeople)
  const perHour = useSaving(setUnknownPeople)
  const draft = useDraft<number | string>(settings.unknownPerHour)
  const number = Number(draft.value)
  const fits = Number.isInteger(number) && number >= 1 && number <= MOST_UNKNOWN_PER_HOUR
  const chosen = saving.pending?.confirmUnknown ?? settings.confirmUnknown
  return (
    <Panel title={panelTexts.unknownPeople} description={panelTexts.unknownPeopleHint}>
      <div className={classes.settings}>
        <Radio.Group
          label={panelTexts.unknownWhen}
          value={chosen}
          onChange={(value) => {
            const choice = CHOICES.find((each) => each.value === value)
            if (choice) void saving.save({ confirmUnknown: choice.value })
          }}
        >
          <Stack gap="xs" mt="xs">
            {CHOICES.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Stack>
        </Radio.Group>
        <SaveMark saving={saving} />
        {chosen === 'burst' ? (
          <DraftForm
            changed={draft.changed && fits}
            saving={perHour}
            onSave={() => perHour.save({ unknownPerHour: number })}
            onDrop={draft.drop}
          >
            <NumberInput
              label={panelTexts.unknownPerHour}
              description={panelTexts.unknownPerHourHint}
              w={{ base: '100%', xs: 380 }}
              min={1}
              max={MOST_UNKNOWN_PER_HOUR}
              allowDecimal={false}
              clampBehavior="none"
              hideControls
              value={draft.value}
              onChange={draft.change}
              error={fits ? undefined : settingsTexts.unknownPerHour}
              errorProps={{ 'aria-live': 'polite' }}
            />
          </DraftForm>
        ) : null}
      </div>
    </Panel>
  )
}
