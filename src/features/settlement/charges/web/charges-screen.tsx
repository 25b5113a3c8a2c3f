import { Skeleton, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'
import { listCharges } from '../contract.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { OverMileage } from './over-mileage.tsx'
import { PlanList } from './plan-list.tsx'
import { StandingList } from './standing-list.tsx'
import { WeekCharges } from './week-charges.tsx'

const TABS = ['tydzien', 'raty', 'stale', 'przebieg'] as const

/**
 * What stands in drivers' weeks beside the apps' money: the week, instalments, standing rates,
 * over-mileage.
 */
export function ChargesScreen() {
  const search = useSearch({ from: '/guarded/admin/potracenia' })
  const navigate = useNavigate()
  const shown = search.zakladka ?? 'tydzien'
  const named = weekInAddress(search)
  // The week that is settled next is the one that has ended: the server knows which.
  const usual = useCall(listCharges, {}, { enabled: named === undefined })
  const week = named ?? usual.data?.week
  const goTo = (tab: (typeof TABS)[number] | undefined, to: Week | undefined) =>
    void navigate({
      to: '/admin/potracenia',
      search: { zakladka: tab, ...(to ? { rok: to.year, tydzien: to.week } : {}) },
      replace: true,
    })
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <Tabs value={shown} keepMounted={false} onChange={(tab) => goTo(tabNamed(TABS, tab), named)}>
        <TabRow>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {texts.tabs[tab]}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value="tydzien">
          {week ? <WeekCharges week={week} onWeek={(to) => goTo(shown, to)} /> : <Waiting {...usual} />}
        </Tabs.Panel>
        <Tabs.Panel value="raty">
          <PlanList {...(week ? { week } : {})} />
        </Tabs.Panel>
        <Tabs.Panel value="stale">
          <StandingList />
        </Tabs.Panel>
        <Tabs.Panel value="przebieg">
          {week ? <OverMileage week={week} onWeek={(to) => goTo(shown, to)} /> : <Waiting {...usual} />}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function Waiting({ failure, again }: Pick<ReturnType<typeof useCall>, 'failure' | 'again'>) {
  return failure ? <FailureAlert failure={failure} again={again} /> : <Skeleton height={240} />
}
