import { Skeleton, Stack, Switch } from '@mantine/core'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listTemplates, setMessaging } from '../contract-texts.ts'
import { SmsCountriesPanel } from './sms-countries-panel.tsx'
import { TemplatePanel } from './template-panel.tsx'

/** What SMS say, and whether with Polish letters (D31). */
export function Templates() {
  const { data, failure, again } = useCall(listTemplates, {})
  const set = useAct(setMessaging, {
    refreshes: [listTemplates],
    done: () => toastDone('Zapisano.'),
  })
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={320} radius={12} role="status" aria-label="Wczytywanie szablonów" />
    )
  }
  return (
    <Stack gap="md">
      <Panel title="Polskie litery">
        <Switch
          size="md"
          label="Wysyłaj SMS-y bez polskich liter"
          description="Jeden SMS mieści wtedy 160 znaków. Z choćby jedną polską literą mieści 70, więc ta sama treść kosztuje więcej."
          checked={data.plainSms}
          disabled={set.busy}
          onChange={(event) => void set.run({ plainSms: event.currentTarget.checked })}
        />
      </Panel>
      <Panel title="Wolne zmiany">
        <Switch
          size="md"
          label="Potwierdzaj wybraną wolną zmianę także SMS-em"
          description="Bez tego kierowca dostaje tylko e-mail."
          checked={data.freeShiftSms}
          disabled={set.busy}
          onChange={(event) => void set.run({ freeShiftSms: event.currentTarget.checked })}
        />
      </Panel>
      <SmsCountriesPanel saved={data.smsCountries} />
      {data.data.map((template) => (
        <TemplatePanel key={template.kind} saved={template} plainSms={data.plainSms} />
      ))}
    </Stack>
  )
}
