import { NumberInput, Radio, Stack } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setUnknownPeople } from '../contract.ts'
import { MOST_UNKNOWN_PER_HOUR } from '../domain/settings.ts'
import { settingsTexts } from '../texts.ts'
import { DraftForm, useDraft } from './draft-setting.tsx'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

const CHOICES = [
  {
    value: 'burst',
    label: 'Kiedy przychodzi ich niezwykle dużo',
    description: 'Dopóki czeka choć jedna osoba, następne nieznane też czekają.',
  },
  { value: 'always', label: 'Zawsze', description: 'Każda nieznana osoba czeka na potwierdzenie biura.' },
  { value: 'never', label: 'Nigdy', description: 'Każdy, kto wyśle formularz, od razu jest kierowcą.' },
] as const

/** When forms of unknown phones wait for the office (D44). */
export function UnknownPeoplePanel({ settings }: { readonly settings: Settings }) {
  const saving = useSaving(setUnknownPeople)
  const perHour = useSaving(setUnknownPeople)
  const draft = useDraft<number | string>(settings.unknownPerHour)
  const number = Number(draft.value)
  const fits = Number.isInteger(number) && number >= 1 && number <= MOST_UNKNOWN_PER_HOUR
  const chosen = saving.pending?.confirmUnknown ?? settings.confirmUnknown
  return (
    <Panel
      title="Nieznane osoby"
      description="Formularz z numeru, którego biuro nie zna, może czekać na potwierdzenie. Chroni to miejsca znanych kierowców przed zalewem fałszywych zgłoszeń."
    >
      <div className={classes.settings}>
        <Radio.Group
          label="Kiedy nieznane osoby czekają na potwierdzenie"
          value={chosen}
          onChange={(value) => {
            const choice = CHOICES.find((each) => each.value === value)
            if (choice) void saving.save({ confirmUnknown: choice.value })
          }}
        >
          <Stack gap="xs" mt="xs">
            {CHOICES.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Stack>
        </Radio.Group>
        <SaveMark saving={saving} />
        {chosen === 'burst' ? (
          <DraftForm
            changed={draft.changed && fits}
            saving={perHour}
            onSave={() => perHour.save({ unknownPerHour: number })}
            onDrop={draft.drop}
          >
            <NumberInput
              label="Tyle nieznanych osób w godzinie to jeszcze nie zalew"
              description="W ciągu doby trzy razy tyle. W pierwszym tygodniu floty co najmniej 200."
              w={{ base: '100%', xs: 380 }}
              min={1}
              max={MOST_UNKNOWN_PER_HOUR}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              value={draft.value}
              onChange={draft.change}
              error={fits ? undefined : settingsTexts.unknownPerHour}
              errorProps={{ 'aria-live': 'polite' }}
            />
          </DraftForm>
        ) : null}
      </div>
    </Panel>
  )
}
