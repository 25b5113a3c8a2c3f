import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { ImportTab } from '#features/income/imports/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import type { Period } from '../domain/statistics/period.ts'
import { overviewTexts } from '../texts-overview.ts'
import { planRealityTexts } from '../texts-plan-reality.ts'
import { resultsTexts as texts } from '../texts-screens.ts'
import { SourcesProvider } from './figure/opened-sources.tsx'
import { IndividualTab } from './individual/individual-tab.tsx'
import { useOpeningPeriod } from './overview/opening-period.ts'
import { OverviewBar } from './overview/overview-bar.tsx'
import { OverviewTab } from './overview/overview-tab.tsx'
import { PeriodBar } from './period/period-bar.tsx'
import { wholeWeeks } from './period/period-presets.ts'
import { PeriodTab } from './period/period-tab.tsx'
import { resultsAddress } from './period/results-address.ts'
import { PlanOfWeek } from './plan-reality/plan-of-week.tsx'
import { BlockChoice } from './summary/block-choice.tsx'
import { useShownBlocks } from './summary/shown-blocks.ts'
import { SummaryTab } from './summary/summary-tab.tsx'

const OVERVIEW = 'przeglad'
const SUMMARY = 'sumaryczny'
const PERIOD = 'okres'
const INDIVIDUAL = 'indywidualny'
const IMPORT = 'import'
const PLAN = 'plan'
const TABS = [OVERVIEW, SUMMARY, PERIOD, INDIVIDUAL, IMPORT, PLAN] as const

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
  const byWeek = path === '/admin/wyniki-tygodniowe'
  const shown = tab ?? (byWeek ? SUMMARY : OVERVIEW)
  const { last, keep } = useOpeningPeriod(period, (found) =>
    go({ period: byWeek ? wholeWeeks(found) : found }),
  )
  const apply = (next: Period) => {
    keep(next)
    go({ period: next })
  }
  const nothing = <NoPeriodYet last={last} />
  // Chosen files outlive a look at another tab; nothing of it is drawn before it is first opened.
  const [importOpened, setImportOpened] = useState(false)
  if (shown === IMPORT && !importOpened) setImportOpened(true)
  const bar = (
    <PeriodBar
      applied={period}
      key={period ? `${period.from} ${period.to}` : ''}
      byWeek={byWeek}
      apply={apply}
    />
  )
  return (
    <SourcesProvider>
      <PageHeader
        title={title}
        actions={
          shown === SUMMARY ? (
            <BlockChoice admin={me.admin} {...blocks} />
          ) : shown === OVERVIEW ? (
            <Button variant="default" onClick={() => go({ tab: IMPORT })}>
              {overviewTexts.importFile}
            </Button>
          ) : undefined
        }
      />
      <Tabs value={shown} keepMounted={false} onChange={(next) => go({ tab: tabNamed(TABS, next) })}>
        <TabRow>
          <Tabs.Tab value={OVERVIEW}>{overviewTexts.tab}</Tabs.Tab>
          <Tabs.Tab value={SUMMARY}>{texts.tabs.summary}</Tabs.Tab>
          <Tabs.Tab value={PERIOD}>{texts.tabs.period}</Tabs.Tab>
          <Tabs.Tab value={INDIVIDUAL}>{texts.tabs.individual}</Tabs.Tab>
          <Tabs.Tab value={IMPORT}>{texts.tabs.import}</Tabs.Tab>
          <Tabs.Tab value={PLAN}>{planRealityTexts.tab}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={OVERVIEW}>
          {period ? (
            <>
              <OverviewBar period={period} last={last} apply={apply} />
              <OverviewTab period={period} last={last} apply={apply} />
            </>
          ) : (
            nothing
          )}
        </Tabs.Panel>
        <Tabs.Panel value={SUMMARY}>
          {bar}
          {period ? <SummaryTab period={period} blocks={blocks} /> : nothing}
        </Tabs.Panel>
        <Tabs.Panel value={PERIOD}>
          {bar}
          {period ? <PeriodTab period={period} /> : nothing}
        </Tabs.Panel>
        <Tabs.Panel value={INDIVIDUAL}>
          {bar}
          {period ? (
            <IndividualTab period={period} driverId={driver} choose={(next) => go({ driver: next })} />
          ) : (
            nothing
          )}
        </Tabs.Panel>
        <Tabs.Panel value={IMPORT} keepMounted>
          {importOpened ? <ImportTab /> : null}
        </Tabs.Panel>
        <Tabs.Panel value={PLAN}>
          <PlanOfWeek period={period} choose={apply} />
        </Tabs.Panel>
      </Tabs>
    </SourcesProvider>
  )
}

/** While the last week with results is looked for, and where there are none at all. */
export function NoPeriodYet({ last }: { readonly last: Period | null | undefined }) {
  if (last !== null) return <Skeleton height={420} radius={12} role="status" aria-label={texts.loading} />
  return (
    <Panel>
      <Empty
        icon={<IconCalendarStats size={24} />}
        action={
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => (
              <Link to="/admin/wyniki" search={{ zakladka: IMPORT } as never} {...props} />
            )}
          >
            {overviewTexts.importFile}
          </Button>
        }
      >
        {overviewTexts.none}
      </Empty>
    </Panel>
  )
}
