import { Select } from '@mantine/core'
import { MONTH_NAMES_ALONE } from '#kernel/polish-text.ts'
import { weeksInYear } from '#kernel/week.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { setAdminPeriod } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { useSaving } from './use-saving.ts'

/** The week, year and month that the office's screens open with. */
export function AdminPeriodPanel({ settings }: { readonly settings: Settings }) {
  const saving = useSaving(setAdminPeriod)
  const shown = (mode: 'week' | 'year' | 'month', saved: number) =>
    saving.pending?.mode === mode ? Number(saving.pending.item) : saved
  const year = shown('year', settings.adminYear)
  const years = [...new Set([settings.adminYear, ...[-1, 0, 1, 2].map((step) => settings.year + step)])].sort(
    (a, b) => a - b,
  )
  const save = (mode: 'week' | 'year' | 'month') => (item: string | null) => {
    if (item !== null) void saving.save({ mode, item: Number(item) })
  }
  return (
    <Panel title={panelTexts.adminPeriod} description={panelTexts.adminPeriodHint}>
      <div className={classes.period}>
        <Select
          label="Rok"
          allowDeselect={false}
          data={years.map(String)}
          value={String(year)}
          onChange={save('year')}
        />
        <Select
          label={panelTexts.week}
          allowDeselect={false}
          searchable
          comboboxProps={{ width: 300, position: 'bottom-start' }}
          data={Array.from({ length: weeksInYear(year) }, (_, index) => ({
            value: String(index + 1),
            label: `${index + 1} (${weekRange({ year, week: index + 1 })})`,
          }))}
          value={String(shown('week', settings.adminWeek))}
          onChange={save('week')}
        />
        <Select
          label={panelTexts.month}
          allowDeselect={false}
          data={MONTH_NAMES_ALONE.map((label, index) => ({ value: String(index + 1), label }))}
          value={String(shown('month', settings.adminMonth))}
          onChange={save('month')}
        />
      </div>
      <div style={{ marginTop: 8 }}>
        <SaveMark saving={saving} />
      </div>
    </Panel>
  )
}
