import { Skeleton } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { getAdminSettings } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { AdminPeriodPanel } from './admin-period-panel.tsx'
import { BonusTiersPanel } from './bonus-tiers-panel.tsx'
import { CurrentWeekPanel } from './current-week-panel.tsx'
import { DefaultLimitPanel } from './default-limit-panel.tsx'
import { DriverFormPanel } from './driver-form-panel.tsx'
import { HandoverPanel } from './handover-panel.tsx'
import { MarketPanel } from './market-panel.tsx'
import { OfficePanel } from './office-panel.tsx'
import { PinPanel } from './pin-panel.tsx'
import { PlanningPanel } from './planning-panel.tsx'
import { PopupPanel } from './popup-panel.tsx'
import { RemindersPanel } from './reminders-panel.tsx'
import classes from './setting.module.css'
import { UnknownPeoplePanel } from './unknown-people-panel.tsx'

/** All settings but the messages' (Spec 1 §2 'Admin month settings'). */
export function MonthSettings() {
  const { data, failure, again } = useCall(getAdminSettings, {})
  if (!data) return failure ? <FailureAlert failure={failure} again={again} /> : <Loading />
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <CurrentWeekPanel settings={data} />
        <AdminPeriodPanel settings={data} />
        <DefaultLimitPanel settings={data} />
        <BonusTiersPanel settings={data} />
      </div>
      <div className={classes.column}>
        <PinPanel settings={data} />
        <PopupPanel settings={data} />
        <DriverFormPanel settings={data} />
        <OfficePanel settings={data} />
        <UnknownPeoplePanel settings={data} />
        <PlanningPanel settings={data} />
        <MarketPanel settings={data} />
        <RemindersPanel settings={data} />
        <HandoverPanel settings={data} />
      </div>
    </div>
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
