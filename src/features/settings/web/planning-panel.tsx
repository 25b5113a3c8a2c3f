import { Radio, Select, Stack, Switch } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setPlanning, setPublishing } from '../contract.ts'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

const POLICIES = [
  {
    value: 'balanced',
    label: 'Zwykłe przed rezerwą, potem po równo',
    description: 'Najpierw zmiany zwykłe. Przy równych szansach pierwszeństwo ma, kto ma mniej zmian.',
  },
  {
    value: 'queue',
    label: 'Kto pierwszy, ten lepszy',
    description: 'Najpierw zmiany zwykłe. Przy równych szansach decyduje kolejność zgłoszeń.',
  },
  {
    value: 'equal',
    label: 'Przede wszystkim po równo',
    description: 'Równa liczba zmian jest ważniejsza niż pierwszeństwo przed rezerwą.',
  },
] as const

const FLOORS = [
  { value: '0', label: 'nie, liczy się to, co przyjęto' },
  { value: '1', label: 'co najmniej 1 zmiana dla każdego' },
  { value: '2', label: 'co najmniej 2 zmiany dla każdego' },
]

/** How the base calendar is filled (D16). */
export function PlanningPanel({ settings }: { readonly settings: Settings }) {
  const saving = useSaving(setPlanning)
  const publishing = useSaving(setPublishing)
  const planning = { ...settings.planning, ...saving.pending }
  const save = (change: Partial<Settings['planning']>) =>
    // On top of what is still being saved: two switches touched one after the other both hold.
    void saving.save({ ...planning, ...change })
  return (
    <Panel title="Układanie grafiku" description="Jak powstaje stan początkowy tygodnia.">
      <div className={classes.settings}>
        <Switch
          label="Wolne miejsca obsadzaj z rezerwy"
          description="Takie zmiany są oznaczone „z rezerwy”."
          size="md"
          checked={planning.fillFromReserve}
          onChange={(event) => save({ fillFromReserve: event.currentTarget.checked })}
        />
        <Switch
          label="Potem także z dyspozycji"
          description="Kierowcy „Do dyspozycji” dostają auta, które jeszcze zostały."
          size="md"
          checked={planning.seatOnCall}
          onChange={(event) => save({ seatOnCall: event.currentTarget.checked })}
        />
        <Radio.Group
          label="Kto dostaje zmianę, gdy chętnych jest za dużo"
          value={planning.policy}
          onChange={(policy) => {
            const chosen = POLICIES.find(({ value }) => value === policy)
            if (chosen) save({ policy: chosen.value })
          }}
        >
          <Stack gap="xs" mt="xs">
            {POLICIES.map((policy) => (
              <Radio key={policy.value} {...policy} />
            ))}
          </Stack>
        </Radio.Group>
        <Select
          label="Minimum dla każdego"
          allowDeselect={false}
          data={FLOORS}
          value={String(planning.floor)}
          onChange={(floor) => save({ floor: Number(floor) })}
        />
        <SaveMark saving={saving} />
        <SwitchSetting
          label="Publikuj grafik osobnym krokiem"
          description="Wygenerowany grafik jest wtedy szkicem: kierowcy zobaczą go i dostaną wiadomość dopiero po przycisku „Opublikuj”. Bez tego grafik jest opublikowany od razu."
          checked={Boolean(publishing.pending?.publishApart ?? settings.publishApart)}
          saving={publishing}
          onChange={(publishApart) => void publishing.save({ publishApart })}
        />
      </div>
    </Panel>
  )
}
