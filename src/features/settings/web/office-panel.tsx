import { TextInput } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setOffice } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

/** Where drivers reach the office, and when. */
export function OfficePanel({ settings }: { readonly settings: Settings }) {
  const phone = useSaving(setOffice)
  const hours = useSaving(setOffice)
  const number = useDraft(settings.officePhone)
  const words = useDraft(settings.officeHours)
  return (
    <Panel title={panelTexts.office} description={panelTexts.officeHint}>
      <div className={classes.settings}>
        <DraftForm
          changed={number.changed}
          saving={phone}
          onSave={() => phone.save({ officePhone: number.value.trim() })}
          onDrop={number.drop}
        >
          <TextInput
            label={panelTexts.officePhone}
            description={panelTexts.officePhoneHint}
            type="tel"
            maxLength={40}
            value={number.value}
            onChange={(event) => number.change(event.currentTarget.value)}
          />
        </DraftForm>
        <DraftForm
          changed={words.changed}
          saving={hours}
          onSave={() => hours.save({ officeHours: words.value.trim() })}
          onDrop={words.drop}
        >
          <TextInput
            label={panelTexts.officeHours}
            description={panelTexts.officeHoursHint}
            maxLength={100}
            value={words.value}
            onChange={(event) => words.change(event.currentTarget.value)}
          />
        </DraftForm>
      </div>
    </Panel>
  )
}
