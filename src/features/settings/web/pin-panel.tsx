import { Button, Group, PinInput, Text } from '@mantine/core'
import { IconDice5 } from '@tabler/icons-react'
import { EntryCodeButton, useMe } from '#features/auth/web/public.tsx'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { changePin } from '../contract.ts'
import { settingsTexts } from '../texts.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import { randomPin, unpredictable } from './random-pin.ts'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

/** The fleet's PIN: four boxes and a generator; seen and changed with the flag alone (D28). */
export function PinPanel({ settings }: { readonly settings: Settings }) {
  const { admin } = useMe()
  return (
    <Panel title={panelTexts.fleetPin} description={panelTexts.fleetPinHint}>
      {admin ? (
        <PinForm settings={settings} />
      ) : (
        <Text size="sm" c="dimmed">
          {panelTexts.pinAdminOnly}
        </Text>
      )}
      <Group mt="sm">
        <EntryCodeButton door="fleet-pin" whose="PIN floty" />
      </Group>
    </Panel>
  )
}

function PinForm({ settings }: { readonly settings: Settings }) {
  const saving = useSaving(changePin)
  const draft = useDraft(settings.pin ?? '')
  const complete = /^\d{4}$/.test(draft.value)
  const save = async () => {
    const sure = await askToConfirm({
      title: panelTexts.changePinTitle,
      text: panelTexts.changePinText,
      confirm: panelTexts.changePin,
    })
    return sure && (await saving.save({ pin: draft.value }))
  }
  return (
    <DraftForm
      changed={draft.changed && complete}
      saving={saving}
      onSave={save}
      onDrop={draft.drop}
      save={panelTexts.changePin}
    >
      <fieldset className={classes.field}>
        <legend className={classes.legend}>{panelTexts.pinField}</legend>
        <div className={classes.row}>
          <PinInput
            length={4}
            type={/^\d$/}
            inputMode="numeric"
            oneTimeCode={false}
            size="md"
            placeholder=""
            value={draft.value}
            onChange={draft.change}
            getInputProps={(index) => ({ 'aria-label': `Cyfra ${index + 1} z 4` })}
          />
          <Button
            variant="default"
            leftSection={<IconDice5 size={18} aria-hidden />}
            onClick={() => draft.change(randomPin(unpredictable))}
          >
            {panelTexts.drawPin}
          </Button>
        </div>
      </fieldset>
      <Text size="xs" c="dimmed" mt={8} aria-live="polite">
        {draft.changed && !complete
          ? settingsTexts.pinDigits
          : settings.pinUnreadable
            ? settingsTexts.pinUnreadable
            : settings.pinChangedAt
              ? `Zmieniony ${dateAndTime(settings.pinChangedAt)}.`
              : panelTexts.noPin}
      </Text>
    </DraftForm>
  )
}
