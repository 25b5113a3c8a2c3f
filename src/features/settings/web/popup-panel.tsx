import { Textarea } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setPopupText, setShowPopup } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

/** The info popup of the availability form, with a look at what drivers will read. */
export function PopupPanel({ settings }: { readonly settings: Settings }) {
  const shown = useSaving(setShowPopup)
  const text = useSaving(setPopupText)
  const draft = useDraft(settings.popupText)
  return (
    <Panel title={panelTexts.popup} description={panelTexts.popupHint}>
      <div className={classes.settings}>
        <SwitchSetting
          label={panelTexts.showPopup}
          checked={Boolean(shown.pending?.showPopup ?? settings.showPopup)}
          saving={shown}
          onChange={(showPopup) => void shown.save({ showPopup })}
        />
        <DraftForm
          changed={draft.changed}
          saving={text}
          onSave={() => text.save({ popupText: draft.value })}
          onDrop={draft.drop}
        >
          <Textarea
            label={panelTexts.popupText}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={2000}
            value={draft.value}
            onChange={(event) => draft.change(event.currentTarget.value)}
          />
        </DraftForm>
        {draft.value.trim() ? (
          <div className={classes.preview}>
            <div className={classes.previewTitle}>{panelTexts.popupPreview}</div>
            <span>{draft.value}</span>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
