import { Tabs } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { ImportTab } from '#features/income/imports/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { planRealityTexts } from '../texts-plan-reality.ts'
import { resultsTexts as texts } from '../texts-screens.ts'
import { SourcesProvider } from './figure/opened-sources.tsx'
import { IndividualTab } from './individual/individual-tab.tsx'
import { PeriodBar } from './period/period-bar.tsx'
import { PeriodTab } from './period/period-tab.tsx'
import { resultsAddress } from './period/results-address.ts'
import { PlanOfWeek } from './plan-reality/plan-of-week.tsx'
import { BlockChoice } from './summary/block-choice.tsx'
import { useShownBlocks } from './summary/shown-blocks.ts'
import { SummaryTab } from './summary/summary-tab.tsx'

const SUMMARY = 'sumaryczny'
const PERIOD = 'okres'
const INDIVIDUAL = 'indywidualny'
const IMPORT = 'import'
const PLAN = 'plan'
const TABS = [SUMMARY, PERIOD, INDIVIDUAL, IMPORT, PLAN] as const

/** `/admin/wyniki` (Spec 2 §2 'Results'). */
export function ResultsScreen() {
  return <Analytics title={texts.title} path="/admin/wyniki" />
}

/** `/admin/wyniki-tygodniowe`: the same analytics view (Spec 2 §2), over whole weeks. */
export function WeeklyResultsScreen() {
  return <Analytics title={texts.weeklyTitle} path="/admin/wyniki-tygodniowe" />
}

interface AnalyticsProps {
  readonly title: string
  readonly path: '/admin/wyniki' | '/admin/wyniki-tygodniowe'
}

function Analytics({ title, path }: AnalyticsProps) {
  const me = useMe()
  const navigate = useNavigate()
  const { period, tab, driver, go } = resultsAddress(useSearch({ from: `/guarded${path}` }), (search) =>
    navigate({ to: path, replace: true, search }),
  )
  const blocks = useShownBlocks()
  const shown = tab ?? SUMMARY
  // Chosen files outlive a look at another tab; nothing of it is drawn before it is first opened.
  const [importOpened, setImportOpened] = useState(false)
  if (shown === IMPORT && !importOpened) setImportOpened(true)
  const bar = (
    <PeriodBar
      applied={period}
      byWeek={path === '/admin/wyniki-tygodniowe'}
      apply={(next) => go({ period: next })}
    />
  )
  return (
    <SourcesProvider>
      <PageHeader
        title={title}
        actions={shown === SUMMARY ? <BlockChoice admin={me.admin} {...blocks} /> : undefined}
      />
      <Tabs value={shown} keepMounted={false} onChange={(next) => go({ tab: tabNamed(TABS, next) })}>
        <TabRow>
          <Tabs.Tab value={SUMMARY}>{texts.tabs.summary}</Tabs.Tab>
          <Tabs.Tab value={PERIOD}>{texts.tabs.period}</Tabs.Tab>
          <Tabs.Tab value={INDIVIDUAL}>{texts.tabs.individual}</Tabs.Tab>
          <Tabs.Tab value={IMPORT}>{texts.tabs.import}</Tabs.Tab>
          <Tabs.Tab value={PLAN}>{planRealityTexts.tab}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={SUMMARY}>
          {bar}
          {period ? <SummaryTab period={period} blocks={blocks} /> : <NoPeriodYet />}
        </Tabs.Panel>
        <Tabs.Panel value={PERIOD}>
          {bar}
          {period ? <PeriodTab period={period} /> : <NoPeriodYet />}
        </Tabs.Panel>
        <Tabs.Panel value={INDIVIDUAL}>
          {bar}
          {period ? (
            <IndividualTab period={period} driverId={driver} choose={(next) => go({ driver: next })} />
          ) : (
            <NoPeriodYet />
          )}
        </Tabs.Panel>
        <Tabs.Panel value={IMPORT} keepMounted>
          {importOpened ? <ImportTab /> : null}
        </Tabs.Panel>
        <Tabs.Panel value={PLAN}>
          <PlanOfWeek period={period} choose={(next) => go({ period: next })} />
        </Tabs.Panel>
      </Tabs>
    </SourcesProvider>
  )
}

/** Data are shown only after a range is applied (Spec 2 §4). */
export function NoPeriodYet() {
  return (
    <Panel>
      <Empty icon={<IconCalendarStats size={24} />}>{texts.chooseRange}</Empty>
    </Panel>
  )
}
