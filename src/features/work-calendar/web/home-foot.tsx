import { OwnDevices } from '#features/drivers/session/web/public-devices.tsx'
import { PushOffer } from '#features/push/web/public-driver.tsx'
import { ReminderSection } from '#features/reminders/web/public-driver.tsx'
import { AskedAndGot } from './asked-and-got.tsx'
import type { HomeFootProps } from './home-foot-props.ts'
import { PhoneCalendar } from './phone-calendar.tsx'

/** What stands below the weeks: what was asked for, messages, reminders, the phone's calendar, devices. */
export function HomeFoot({ asked, onLocked }: HomeFootProps) {
  return (
    <>
      <AskedAndGot asked={asked} />
      <PushOffer onLocked={onLocked} />
      <ReminderSection onLocked={onLocked} />
      <PhoneCalendar onLocked={onLocked} />
      <OwnDevices onLocked={onLocked} />
    </>
  )
}
