import { MultiSelect } from '@mantine/core'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listTemplates, setMessaging } from '../contract-texts.ts'
import { HOME_COUNTRY } from '../domain/messaging-settings.ts'
import { SMS_COUNTRIES } from '../domain/sms-countries.ts'

type Country = (typeof SMS_COUNTRIES)[number]

const names = new Intl.DisplayNames('pl', { type: 'region' })
const FOREIGN = SMS_COUNTRIES.filter((country) => country !== HOME_COUNTRY)
  .map((country) => ({ value: country as string, label: names.of(country) ?? country }))
  .sort((a, b) => a.label.localeCompare(b.label, 'pl'))

/** To which countries SMS go, beside Poland (D45). */
export function SmsCountriesPanel({ saved }: { readonly saved: readonly string[] }) {
  const set = useAct(setMessaging, { refreshes: [listTemplates], done: () => toastDone('Zapisano.') })
  return (
    <Panel
      title="Kraje"
      description="SMS-y idą na polskie numery i do krajów, które tu dodasz. Na numery o podwyższonej opłacie nie idą nigdy. SMS, który nie wyszedł, stoi w skrzynce nadawczej z powodem."
    >
      <MultiSelect
        label="Także na numery z krajów"
        placeholder="Dodaj kraj"
        data={FOREIGN}
        value={saved.filter((country) => country !== HOME_COUNTRY)}
        disabled={set.busy}
        searchable
        hidePickedOptions
        nothingFoundMessage="Nie ma takiego kraju na liście."
        onChange={(countries) => void set.run({ smsCountries: countries as Country[] })}
      />
    </Panel>
  )
}
