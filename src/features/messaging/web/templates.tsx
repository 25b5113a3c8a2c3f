import { Skeleton, Stack, Switch } from '@mantine/core'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listTemplates, setMessaging } from '../contract-texts.ts'
import { sendingTexts } from '../texts-settings.ts'
import { SmsCountriesPanel } from './sms-countries-panel.tsx'
import { TemplatePanel } from './template-panel.tsx'

/** What SMS say, and whether with Polish letters (D31). */
export function Templates() {
  const { data, failure, again } = useCall(listTemplates, {})
  const set = useAct(setMessaging, {
    refreshes: [listTemplates],
    done: () => toastDone(sendingTexts.saved),
  })
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={320} radius={12} role="status" aria-label={sendingTexts.loadingTemplates} />
    )
  }
  return (
    <Stack gap="md">
      <Panel title={sendingTexts.polishLetters}>
        <Switch
          size="md"
          label={sendingTexts.plainSms}
          description={sendingTexts.plainSmsHint}
          checked={data.plainSms}
          disabled={set.busy}
          onChange={(event) => void set.run({ plainSms: event.currentTarget.checked })}
        />
      </Panel>
      <Panel title={sendingTexts.languages}>
        <Switch
          size="md"
          label={sendingTexts.smsInPolish}
          description={sendingTexts.smsInPolishHint}
          checked={data.smsInPolish}
          disabled={set.busy}
          onChange={(event) => void set.run({ smsInPolish: event.currentTarget.checked })}
        />
      </Panel>
      <Panel title={sendingTexts.freeShifts}>
        <Switch
          size="md"
          label={sendingTexts.freeShiftSms}
          description={sendingTexts.freeShiftSmsHint}
          checked={data.freeShiftSms}
          disabled={set.busy}
          onChange={(event) => void set.run({ freeShiftSms: event.currentTarget.checked })}
        />
      </Panel>
      <SmsCountriesPanel saved={data.smsCountries} />
      {data.data.map((template) => (
        <TemplatePanel
          key={template.kind}
          saved={template}
          plainSms={data.plainSms}
          others={data.smsInPolish ? [] : data.otherLanguages.filter(({ kind }) => kind === template.kind)}
        />
      ))}
    </Stack>
  )
}
