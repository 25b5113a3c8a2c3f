import type { RouteComponent } from '@tanstack/react-router'
import { TellDrivers } from '#features/settlement/own-statements/web/public.tsx'
import { SettlementWeekScreen } from '#features/settlement/weeks/web/public.tsx'
import { WeekAside } from '#features/settlement/weeks/web/public-aside.ts'

/** `/admin/rozliczenia`, with the press that tells drivers: the weeks know nothing of messages. */
export const WeekWithTellings: RouteComponent = Object.assign(
  () => (
    <WeekAside value={TellDrivers}>
      <SettlementWeekScreen />
    </WeekAside>
  ),
  { preload: async () => SettlementWeekScreen.preload?.() },
)
