import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import { followWeek, setShowSchedule, setShowWeek, setWeek } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { EditDeadlineSetting } from './edit-deadline-setting.tsx'
import { SaveMark } from './save-mark.tsx'
import classes from './setting.module.css'
import type { Settings } from './settings-read.ts'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

/** The fleet's current week (D3), and what of it the public sees. */
export function CurrentWeekPanel({ settings }: { readonly settings: Settings }) {
  const pinned = useSaving(setWeek)
  const followed = useSaving(followWeek)
  const shownWeek = useSaving(setShowWeek)
  const shownSchedule = useSaving(setShowSchedule)
  const week = {
    year: Number(pinned.pending?.year ?? settings.year),
    week: Number(pinned.pending?.week ?? settings.week),
  }
  const following = followed.pending ? true : pinned.pending ? false : settings.following
  return (
    <Panel title={panelTexts.currentWeek} description={panelTexts.currentWeekHint}>
      <div className={classes.settings}>
        <div>
          <WeekPicker value={week} onChange={(chosen) => void pinned.save(chosen)} />
          <SaveMark saving={pinned} />
        </div>
        <SwitchSetting
          label={panelTexts.follow}
          description={following ? panelTexts.followStops : panelTexts.followOff}
          checked={following}
          saving={followed}
          onChange={(on) => void (on ? followed.save({}) : pinned.save(week))}
        />
        <SwitchSetting
          label={panelTexts.showWeek}
          description={panelTexts.showWeekHint}
          checked={Boolean(shownWeek.pending?.showWeek ?? settings.showWeek)}
          saving={shownWeek}
          onChange={(showWeek) => void shownWeek.save({ showWeek })}
        />
        <EditDeadlineSetting settings={settings} />
        <SwitchSetting
          label={panelTexts.showSchedule}
          description={panelTexts.showScheduleHint}
          checked={Boolean(shownSchedule.pending?.showSchedule ?? settings.showSchedule)}
          saving={shownSchedule}
          onChange={(showSchedule) => void shownSchedule.save({ showSchedule })}
        />
      </div>
    </Panel>
  )
}
