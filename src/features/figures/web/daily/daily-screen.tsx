import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { SourcesProvider } from '../figure/opened-sources.tsx'
import { useOpeningPeriod } from '../overview/opening-period.ts'
import { PeriodBar } from '../period/period-bar.tsx'
import { resultsAddress } from '../period/results-address.ts'
import { NoPeriodYet } from '../results-screen.tsx'
import { DaysTab } from './days-tab.tsx'
import { DriverDaysTab } from './driver-days-tab.tsx'
import { WeeksTab } from './weeks-tab.tsx'

const DAYS = 'dzienne'
const WEEKS = 'tygodniowe'
const DRIVER = 'indywidualny'
const TABS = [DAYS, WEEKS, DRIVER] as const
const PATH = '/admin/wyniki-dzienne'

/** `/admin/wyniki-dzienne` (Spec 2 §2 'Daily results'). */
export function DailyResultsScreen() {
  const navigate = useNavigate()
  const { period, tab, driver, go } = resultsAddress(useSearch({ from: `/guarded${PATH}` }), (search) =>
    navigate({ to: PATH, replace: true, search }),
  )
  const { last, keep } = useOpeningPeriod(period, (found) => go({ period: found }))
  const nothing = <NoPeriodYet last={last} />
  return (
    <SourcesProvider>
      <PageHeader title={texts.dailyTitle} />
      <Tabs value={tab ?? DAYS} keepMounted={false} onChange={(next) => go({ tab: tabNamed(TABS, next) })}>
        <TabRow>
          <Tabs.Tab value={DAYS}>{texts.dailyTabs.days}</Tabs.Tab>
          <Tabs.Tab value={WEEKS}>{texts.dailyTabs.weeks}</Tabs.Tab>
          <Tabs.Tab value={DRIVER}>{texts.dailyTabs.driver}</Tabs.Tab>
        </TabRow>
        <PeriodBar
          key={period ? `${period.from} ${period.to}` : ''}
          applied={period}
          apply={(next) => {
            keep(next)
            go({ period: next })
          }}
        />
        <Tabs.Panel value={DAYS}>{period ? <DaysTab period={period} /> : nothing}</Tabs.Panel>
        <Tabs.Panel value={WEEKS}>{period ? <WeeksTab period={period} /> : nothing}</Tabs.Panel>
        <Tabs.Panel value={DRIVER}>
          {period ? (
            <DriverDaysTab period={period} driverId={driver} choose={(next) => go({ driver: next })} />
          ) : (
            nothing
          )}
        </Tabs.Panel>
      </Tabs>
    </SourcesProvider>
  )
}
