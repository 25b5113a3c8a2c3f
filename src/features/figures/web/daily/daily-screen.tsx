import { Tabs } from '@mantine/core'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { SourcesProvider } from '../figure/opened-sources.tsx'
import { PeriodBar } from '../period/period-bar.tsx'
import { useResultsAddress } from '../period/results-address.ts'
import { NoPeriodYet } from '../results-screen.tsx'
import { DaysTab } from './days-tab.tsx'
import { DriverDaysTab } from './driver-days-tab.tsx'
import { WeeksTab } from './weeks-tab.tsx'

const DAYS = 'dzienne'
const WEEKS = 'tygodniowe'
const DRIVER = 'indywidualny'

/** `/admin/wyniki-dzienne` (Spec 2 §2 'Daily results'). */
export function DailyResultsScreen() {
  const { period, tab, driver, go } = useResultsAddress()
  return (
    <SourcesProvider>
      <PageHeader title={texts.dailyTitle} />
      <Tabs value={tab ?? DAYS} keepMounted={false} onChange={(next) => go({ tab: next ?? DAYS })}>
        <TabRow>
          <Tabs.Tab value={DAYS}>{texts.dailyTabs.days}</Tabs.Tab>
          <Tabs.Tab value={WEEKS}>{texts.dailyTabs.weeks}</Tabs.Tab>
          <Tabs.Tab value={DRIVER}>{texts.dailyTabs.driver}</Tabs.Tab>
        </TabRow>
        <PeriodBar applied={period} apply={(next) => go({ period: next })} />
        <Tabs.Panel value={DAYS}>{period ? <DaysTab period={period} /> : <NoPeriodYet />}</Tabs.Panel>
        <Tabs.Panel value={WEEKS}>{period ? <WeeksTab period={period} /> : <NoPeriodYet />}</Tabs.Panel>
        <Tabs.Panel value={DRIVER}>
          {period ? (
            <DriverDaysTab period={period} driverId={driver} choose={(next) => go({ driver: next })} />
          ) : (
            <NoPeriodYet />
          )}
        </Tabs.Panel>
      </Tabs>
    </SourcesProvider>
  )
}
