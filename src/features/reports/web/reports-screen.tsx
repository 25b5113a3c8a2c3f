import { Tabs } from '@mantine/core'
import { IconReportAnalytics } from '@tabler/icons-react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { reportScreenTexts as texts } from '../texts-screen.ts'
import { AveragesPanel } from './averages-panel.tsx'
import { rangeProblem, useChosenDates, weeksOfDates } from './chosen-weeks.ts'
import classes from './reports.module.css'
import { SendForm } from './send-form.tsx'

const AVERAGES = 'srednia-zmian'

/** `/admin/raporty` (Spec 2 §2 'Reports'): what is sent can be looked at first. */
export function ReportsScreen() {
  const [range, setRange] = useChosenDates()
  const settings = useFleetSettings()
  const current = settings.data && { week: settings.data.week, year: settings.data.year }
  const asked = weeksOfDates(range)
  const problem = rangeProblem(asked, current)
  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs value={AVERAGES}>
        <TabRow>
          <Tabs.Tab value={AVERAGES}>{texts.tab}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={AVERAGES}>
          <div className={classes.stack}>
            <SendForm range={range} choose={setRange} asked={asked} problem={problem} current={current} />
            {asked && problem === undefined ? (
              <AveragesPanel asked={asked} judged={!settings.loading} />
            ) : (
              <Panel>
                <Empty icon={<IconReportAnalytics size={24} />}>
                  {problem ? texts.correctRange : texts.chooseRange}
                </Empty>
              </Panel>
            )}
          </div>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
