import { Skeleton } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { getAdminSettings } from '../contract.ts'
import { handoverPanelTexts } from '../texts-handover.ts'
import { panelTexts } from '../texts-panels.ts'
import { AdminPeriodPanel } from './admin-period-panel.tsx'
import { BonusTiersPanel } from './bonus-tiers-panel.tsx'
import { ChasingPanel } from './chasing-panel.tsx'
import { CurrentWeekPanel } from './current-week-panel.tsx'
import { DefaultLimitPanel } from './default-limit-panel.tsx'
import { DriverFormPanel } from './driver-form-panel.tsx'
import { HandoverPanel } from './handover-panel.tsx'
import { JumpList } from './jump-list.tsx'
import { MarketPanel } from './market-panel.tsx'
import { OfficePanel } from './office-panel.tsx'
import { PinPanel } from './pin-panel.tsx'
import { PlanningPanel } from './planning-panel.tsx'
import { PopupPanel } from './popup-panel.tsx'
import { RemindersPanel } from './reminders-panel.tsx'
import classes from './setting.module.css'
import { UnknownPeoplePanel } from './unknown-people-panel.tsx'

/** The panels by columns, each under its own title in the list above them. */
const COLUMNS = [
  [
    { id: 'biezacy-tydzien', title: panelTexts.currentWeek, Part: CurrentWeekPanel },
    { id: 'okres', title: panelTexts.adminPeriod, Part: AdminPeriodPanel },
    { id: 'limit', title: panelTexts.defaultLimit, Part: DefaultLimitPanel },
    { id: 'progi', title: panelTexts.bonuses, Part: BonusTiersPanel },
    { id: 'planowanie', title: panelTexts.planning, Part: PlanningPanel },
    { id: 'nieznani', title: panelTexts.unknownPeople, Part: UnknownPeoplePanel },
    { id: 'przypomnienia', title: panelTexts.reminders, Part: RemindersPanel },
    { id: 'przypominanie', title: panelTexts.chasing, Part: ChasingPanel },
  ],
  [
    { id: 'pin-floty', title: panelTexts.fleetPin, Part: PinPanel },
    { id: 'okno', title: panelTexts.popup, Part: PopupPanel },
    { id: 'formularz', title: panelTexts.driverForm, Part: DriverFormPanel },
    { id: 'biuro', title: panelTexts.office, Part: OfficePanel },
    { id: 'gielda', title: panelTexts.market, Part: MarketPanel },
    { id: 'przekazywanie', title: handoverPanelTexts.title, Part: HandoverPanel },
  ],
] as const

/** All settings but the messages' (Spec 1 §2 'Admin month settings'). */
export function MonthSettings() {
  const { data, failure, again } = useCall(getAdminSettings, {})
  if (!data) return failure ? <FailureAlert failure={failure} again={again} /> : <Loading />
  return (
    <>
      <JumpList parts={COLUMNS.flat()} />
      <div className={classes.columns}>
        {COLUMNS.map((parts) => (
          <div key={parts[0].id} className={classes.column}>
            {parts.map(({ id, Part }) => (
              <div key={id} id={id} tabIndex={-1} className={classes.part}>
                <Part settings={data} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function Loading() {
  return (
    <div className={classes.columns} role="status" aria-label={panelTexts.loading}>
      {[190, 170, 200, 260].map((height) => (
        <Skeleton key={height} height={height} radius={12} />
      ))}
    </div>
  )
}
