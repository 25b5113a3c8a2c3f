import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { HappenedButton } from './happened-button.tsx'
import { MainPanel } from './main-panel.tsx'
import { RemovedShifts } from './removed-shifts.tsx'
import { dashboardTexts } from './texts.ts'
import { WeekComparison } from './week-comparison.tsx'

const MAIN = 'panel'
const COMPARISON = 'porownanie'
const REMOVED = 'usuniete'
const TABS = [MAIN, COMPARISON, REMOVED] as const

/**
 * `/admin`: three tabs (Spec 1 §2 'Admin dashboard'). The tab stands in the address, so that whoever comes
 * back from a driver finds it.
 */
export function DashboardScreen() {
  const { zakladka: shown = MAIN } = useSearch({ from: '/guarded/admin' })
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={dashboardTexts.title} actions={<HappenedButton />} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) =>
          void navigate({
            to: '/admin',
            search: tab === MAIN ? {} : { zakladka: tabNamed(TABS, tab) },
            replace: true,
          })
        }
      >
        <TabRow>
          <Tabs.Tab value={MAIN}>{dashboardTexts.title}</Tabs.Tab>
          <Tabs.Tab value={COMPARISON}>{dashboardTexts.comparison}</Tabs.Tab>
          <Tabs.Tab value={REMOVED}>{dashboardTexts.removed}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={MAIN}>
          <MainPanel />
        </Tabs.Panel>
        <Tabs.Panel value={COMPARISON}>
          <WeekComparison />
        </Tabs.Panel>
        <Tabs.Panel value={REMOVED}>
          <RemovedShifts />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
