import { Radio, Select, Stack, Switch } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { setPlanning, setPublishing } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

const POLICIES = [
  {
    value: 'balanced',
    label: panelTexts.regularFirst,
    description: panelTexts.regularFirstHint,
  },
  {
    value: 'queue',
    label: panelTexts.firstCome,
    description: panelTexts.firstComeHint,
  },
  {
    value: 'equal',
    label: panelTexts.equally,
    description: panelTexts.equallyHint,
  },
] as const

const FLOORS = [
  { value: '0', label: panelTexts.noFloor },
  { value: '1', label: panelTexts.floorOne },
  { value: '2', label: panelTexts.floorTwo },
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
    <Panel title={panelTexts.planning} description={panelTexts.planningHint}>
      <div className={classes.settings}>
        <Switch
          label={panelTexts.fromReserve}
          description={panelTexts.fromReserveHint}
          size="md"
          checked={planning.fillFromReserve}
          onChange={(event) => save({ fillFromReserve: event.currentTarget.checked })}
        />
        <Switch
          label={panelTexts.fromOnCall}
          description={panelTexts.fromOnCallHint}
          size="md"
          checked={planning.seatOnCall}
          onChange={(event) => save({ seatOnCall: event.currentTarget.checked })}
        />
        <Radio.Group
          label={panelTexts.policy}
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
          label={panelTexts.floor}
          allowDeselect={false}
          data={FLOORS}
          value={String(planning.floor)}
          onChange={(floor) => save({ floor: Number(floor) })}
        />
        <SaveMark saving={saving} />
        <SwitchSetting
          label={panelTexts.publishApart}
          description={panelTexts.publishApartHint}
          checked={Boolean(publishing.pending?.publishApart ?? settings.publishApart)}
          saving={publishing}
          onChange={(publishApart) => void publishing.save({ publishApart })}
        />
      </div>
    </Panel>
  )
}
