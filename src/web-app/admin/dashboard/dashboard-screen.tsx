import { Tabs } from '@mantine/core'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { MainPanel } from './main-panel.tsx'
import { RemovedShifts } from './removed-shifts.tsx'
import { WeekComparison } from './week-comparison.tsx'

/** `/admin`: three tabs (Spec 1 §2 'Admin dashboard'). */
export function DashboardScreen() {
  return (
    <>
      <PageHeader title="Panel główny" />
      <Tabs defaultValue="main" keepMounted={false}>
        <TabRow>
          <Tabs.Tab value="main">Panel główny</Tabs.Tab>
          <Tabs.Tab value="comparison">Porównanie z poprzednim tygodniem</Tabs.Tab>
          <Tabs.Tab value="removed">Usunięte zmiany</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="main">
          <MainPanel />
        </Tabs.Panel>
        <Tabs.Panel value="comparison">
          <WeekComparison />
        </Tabs.Panel>
        <Tabs.Panel value="removed">
          <RemovedShifts />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
