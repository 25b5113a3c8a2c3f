import { Group, Select, Text } from '@mantine/core'
import { parseDate } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { setEditDeadline } from '../contract.ts'
import type { EditDeadline } from '../domain/edit-deadline.ts'
import { deadlineTexts } from '../texts-deadline.ts'
import { panelTexts } from '../texts-panels.ts'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

const USUAL: EditDeadline = { weekday: 5, hour: 18 }
const WEEKDAYS = WEEKDAY_NAMES.map((label, value) => ({ value: String(value), label }))
const HOURS = Array.from({ length: 24 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}:00`,
}))

/** Until when drivers may send and change their availability (D51); off, they send it once. */
export function EditDeadlineSetting({ settings }: { readonly settings: Settings }) {
  const saving = useSaving(setEditDeadline)
  const chosen = saving.pending ? (saving.pending.editDeadline as EditDeadline | null) : settings.editDeadline
  const save = (editDeadline: EditDeadline | null) => void saving.save({ editDeadline })
  return (
    <div>
      <SwitchSetting
        label={panelTexts.deadline}
        description={panelTexts.deadlineHint}
        checked={chosen !== null}
        saving={saving}
        onChange={(on) => save(on ? USUAL : null)}
      />
      {chosen ? (
        <Group mt="xs" gap="sm" align="flex-start">
          <Select
            label={panelTexts.deadlineWeekday}
            data={WEEKDAYS}
            w={200}
            allowDeselect={false}
            value={String(chosen.weekday)}
            onChange={(weekday) => weekday !== null && save({ ...chosen, weekday: Number(weekday) })}
          />
          <Select
            label={panelTexts.deadlineHour}
            data={HOURS}
            w={110}
            allowDeselect={false}
            value={String(chosen.hour)}
            onChange={(hour) => hour !== null && save({ ...chosen, hour: Number(hour) })}
          />
        </Group>
      ) : null}
      {chosen && !saving.pending ? <InForce settings={settings} /> : null}
    </div>
  )
}

/** What it means for the week that is collected now. */
function InForce({ settings: { deadline } }: { readonly settings: Settings }) {
  const date = deadline ? parseDate(deadline.date) : undefined
  if (!deadline || !date) return null
  const words = deadlineTexts.at({ date, hour: deadline.hour })
  return (
    <Text size="sm" mt="xs" role="status">
      {deadline.passed ? panelTexts.deadlinePassed(words) : panelTexts.deadlineNow(words)}
    </Text>
  )
}
