import { NumberInput, Stack } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setChasing } from '../contract.ts'
import { CHASING_BOUNDS, type Chasing } from '../domain/chasing.ts'
import { settingsTexts } from '../texts.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

const FIELDS = [
  { name: 'restHours', label: panelTexts.chasingRest, wrong: settingsTexts.chasingRest },
  { name: 'fromHour', label: panelTexts.chasingFrom, wrong: settingsTexts.chasingFrom },
  { name: 'untilHour', label: panelTexts.chasingUntil, wrong: settingsTexts.chasingUntil },
] as const

type Typed = Readonly<Record<keyof Chasing, number | string>>

/** How often, and at which hours, the office may ask drivers who keep silent. */
export function ChasingPanel({ settings: { chasing } }: { readonly settings: Settings }) {
  const saving = useSaving(setChasing)
  const draft = useDraft<Typed>(chasing)
  const numbers = Object.fromEntries(
    FIELDS.map(({ name }) => [name, draft.value[name] === '' ? Number.NaN : Number(draft.value[name])]),
  ) as Record<keyof Chasing, number>
  const fits = (name: keyof Chasing) => {
    const { least, most } = CHASING_BOUNDS[name]
    return Number.isInteger(numbers[name]) && numbers[name] >= least && numbers[name] <= most
  }
  return (
    <Panel title={panelTexts.chasing} description={panelTexts.chasingHint}>
      <div className={classes.settings}>
        <DraftForm
          changed={draft.changed && FIELDS.every(({ name }) => fits(name))}
          saving={saving}
          onSave={() => saving.save(numbers)}
          onDrop={draft.drop}
        >
          <Stack gap="sm">
            {FIELDS.map(({ name, label, wrong }) => (
              <NumberInput
                key={name}
                label={label}
                w={{ base: '100%', xs: 380 }}
                min={CHASING_BOUNDS[name].least}
                max={CHASING_BOUNDS[name].most}
                allowDecimal={false}
                clampBehavior="none"
                hideControls
                value={draft.value[name]}
                onChange={(value) => draft.change({ ...draft.value, [name]: value })}
                error={fits(name) ? undefined : wrong}
                errorProps={{ 'aria-live': 'polite' }}
              />
            ))}
          </Stack>
        </DraftForm>
      </div>
    </Panel>
  )
}
