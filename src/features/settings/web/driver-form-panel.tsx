import { Text, Textarea, TextInput } from '@mantine/core'
import { useMe } from '#features/auth/web/public.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setDataAdministrator, setTraining } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

/** What stands beside and under the availability form: the training video, and who administers the data. */
export function DriverFormPanel({ settings }: { readonly settings: Settings }) {
  const { admin } = useMe()
  const training = useSaving(setTraining)
  const address = useDraft(settings.trainingUrl)
  const administrator = useSaving(setDataAdministrator)
  const words = useDraft(settings.dataAdministrator)
  return (
    <Panel title={panelTexts.driverForm}>
      <div className={classes.settings}>
        <DraftForm
          changed={address.changed}
          saving={training}
          onSave={() => training.save({ trainingUrl: address.value.trim() })}
          onDrop={address.drop}
        >
          <TextInput
            label={panelTexts.trainingUrl}
            description={panelTexts.trainingUrlHint}
            type="url"
            placeholder="https://"
            value={address.value}
            onChange={(event) => address.change(event.currentTarget.value)}
          />
        </DraftForm>
        {admin ? (
          <DraftForm
            changed={words.changed}
            saving={administrator}
            onSave={() => administrator.save({ dataAdministrator: words.value })}
            onDrop={words.drop}
          >
            <Textarea
              label={panelTexts.dataAdministrator}
              description={panelTexts.dataAdministratorHint}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={1000}
              value={words.value}
              onChange={(event) => words.change(event.currentTarget.value)}
            />
          </DraftForm>
        ) : (
          <div>
            <Text size="sm" fw={500}>
              {panelTexts.dataAdministrator}
            </Text>
            <Text size="sm" c="dimmed">
              {settings.dataAdministrator || panelTexts.noDataAdministrator}
            </Text>
          </div>
        )}
      </div>
    </Panel>
  )
}
