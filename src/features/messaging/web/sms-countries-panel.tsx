import { MultiSelect } from '@mantine/core'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listTemplates, setMessaging } from '../contract-texts.ts'
import { HOME_COUNTRY } from '../domain/messaging-settings.ts'
import { SMS_COUNTRIES } from '../domain/sms-countries.ts'
import { sendingTexts } from '../texts-settings.ts'

type Country = (typeof SMS_COUNTRIES)[number]

const names = new Intl.DisplayNames('pl', { type: 'region' })
const FOREIGN = SMS_COUNTRIES.filter((country) => country !== HOME_COUNTRY)
  .map((country) => ({ value: country as string, label: names.of(country) ?? country }))
  .sort((a, b) => a.label.localeCompare(b.label, 'pl'))

/** To which countries SMS go, beside Poland (D45). */
export function SmsCountriesPanel({ saved }: { readonly saved: readonly string[] }) {
  const set = useAct(setMessaging, { refreshes: [listTemplates], done: () => toastDone(sendingTexts.saved) })
  return (
    <Panel title={sendingTexts.countries} description={sendingTexts.countriesHint}>
      <MultiSelect
        label={sendingTexts.alsoTo}
        placeholder={sendingTexts.addCountry}
        data={FOREIGN}
        value={saved.filter((country) => country !== HOME_COUNTRY)}
        readOnly={set.busy}
        searchable
        hidePickedOptions
        nothingFoundMessage={sendingTexts.noSuchCountry}
        onChange={(countries) => {
          // Until the last choice is stored, the next would not hold it. Disabled meanwhile, the field would
          // lose the focus.
          if (!set.busy) void set.run({ smsCountries: countries as Country[] })
        }}
      />
    </Panel>
  )
}
