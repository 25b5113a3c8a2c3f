import { NumberInput, Radio, Select, Stack } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setReminders } from '../contract.ts'
import { DEFAULTS, FIRST_EVENING_HOUR, LAST_EVENING_HOUR, MOST_FORM_HOURS } from '../domain/settings.ts'
import { settingsTexts } from '../texts.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

const HOURS = Array.from({ length: LAST_EVENING_HOUR - FIRST_EVENING_HOUR + 1 }, (_, index) => ({
  value: String(FIRST_EVENING_HOUR + index),
  label: `${FIRST_EVENING_HOUR + index}:00`,
}))

const WAYS = [
  { value: 'none', label: panelTexts.reminderNone },
  { value: 'email', label: panelTexts.reminderEmail },
  { value: 'sms', label: panelTexts.reminderSms, description: panelTexts.reminderSmsHint },
] as const

/** What drivers are reminded of by themselves. */
export function RemindersPanel({ settings: { reminders } }: { readonly settings: Settings }) {
  const evening = useSaving(setReminders)
  const form = useSaving(setReminders)
  const way = useSaving(setReminders)
  const eveningHour = evening.pending ? evening.pending.eveningHour : reminders.eveningHour
  const formHours = form.pending ? form.pending.formHours : reminders.formHours
  return (
    <Panel title={panelTexts.reminders} description={panelTexts.remindersHint}>
      <div className={classes.settings}>
        <SwitchSetting
          label={panelTexts.eveningOn}
          description={panelTexts.eveningOnHint}
          checked={eveningHour !== null}
          saving={evening}
          onChange={(on) => void evening.save({ eveningHour: on ? DEFAULTS.reminders.eveningHour : null })}
        />
        {typeof eveningHour === 'number' ? (
          <Select
            label={panelTexts.eveningHour}
            data={HOURS}
            w={220}
            allowDeselect={false}
            value={String(eveningHour)}
            onChange={(hour) => hour !== null && void evening.save({ eveningHour: Number(hour) })}
          />
        ) : null}
        <SwitchSetting
          label={panelTexts.formOn}
          description={panelTexts.formOnHint}
          checked={formHours !== null}
          saving={form}
          onChange={(on) => void form.save({ formHours: on ? DEFAULTS.reminders.formHours : null })}
        />
        {reminders.formHours !== null && formHours !== null ? (
          <FormHours hours={reminders.formHours} />
        ) : null}
        <Radio.Group
          label={panelTexts.reminderOtherwise}
          value={way.pending?.otherwise ?? reminders.otherwise}
          onChange={(value) => {
            const choice = WAYS.find((each) => each.value === value)
            if (choice) void way.save({ otherwise: choice.value })
          }}
        >
          <Stack gap="xs" mt="xs">
            {WAYS.map((each) => (
              <Radio key={each.value} {...each} />
            ))}
          </Stack>
        </Radio.Group>
        <SaveMark saving={way} />
      </div>
    </Panel>
  )
}

function FormHours({ hours }: { readonly hours: number }) {
  const saving = useSaving(setReminders)
  const draft = useDraft<number | string>(hours)
  const number = draft.value === '' ? Number.NaN : Number(draft.value)
  const fits = Number.isInteger(number) && number >= 1 && number <= MOST_FORM_HOURS
  return (
    <DraftForm
      changed={draft.changed && fits}
      saving={saving}
      onSave={() => saving.save({ formHours: number })}
      onDrop={draft.drop}
    >
      <NumberInput
        label={panelTexts.formHours}
        w={{ base: '100%', xs: 380 }}
        min={1}
        max={MOST_FORM_HOURS}
        allowDecimal={false}
        clampBehavior="none"
        hideControls
        value={draft.value}
        onChange={draft.change}
        error={fits ? undefined : settingsTexts.formHours}
        errorProps={{ 'aria-live': 'polite' }}
      />
    </DraftForm>
  )
}
