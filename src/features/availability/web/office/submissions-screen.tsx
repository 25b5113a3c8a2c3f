import { Alert, Button, Skeleton, Tabs } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import type { Month } from '#kernel/month.ts'
import { isWeek, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import type { ListView } from '#platform/web/admin-ui/list/list-address.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'
import { listWaitingForms } from '../../contract-waiting.ts'
import { officeTexts } from '../../texts-office.ts'
import { waitingTexts } from '../../texts-waiting.ts'
import { MonthTable } from './month-table.tsx'
import { chosenWeek, offeredWeeks } from './offered-weeks.ts'
import { SubmissionList } from './submission-list.tsx'
import { WaitingForms } from './waiting-forms.tsx'

const LIST = 'lista'
const MONTH = 'miesiac'
const WAITING = 'do-potwierdzenia'

const TABS = [LIST, MONTH, WAITING] as const

/** Submitted availability (Spec 1 §2 'Submitted-availability list'): a week's cards, and the month table. */
export function SubmissionsScreen() {
  const fleet = useFleetSettings()
  const search = useSearch({ from: '/guarded/admin/podglad-grafiku' })
  const navigate = useNavigate()
  // Kept in the address, so that the way back from a single view leads to where one was.
  const go = (next: typeof search) =>
    void navigate({ to: '/admin/podglad-grafiku', search: next, replace: true, resetScroll: false })
  const waiting = useCall(listWaitingForms, {}, { everySeconds: 60 }).data?.all ?? 0
  const shown = search.zakladka ?? LIST
  return (
    <>
      <PageHeader
        title={officeTexts.title}
        actions={
          <Button
            variant="default"
            leftSection={<IconBellRinging size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/admin/przygotowanie" {...props} />}
          >
            {officeTexts.chase}
          </Button>
        }
      />
      {!fleet.data ? (
        fleet.failure ? (
          <FailureAlert failure={fleet.failure} title={officeTexts.failedTitle} again={fleet.again} />
        ) : (
          <Skeleton height={320} radius={12} role="status" aria-label={officeTexts.loading} />
        )
      ) : (
        <Tabs value={shown} onChange={(tab) => go({ ...search, zakladka: tabNamed(TABS, tab) })}>
          <TabRow>
            <Tabs.Tab value={LIST}>{officeTexts.listTab}</Tabs.Tab>
            <Tabs.Tab value={WAITING}>{waitingTexts.tab(waiting)}</Tabs.Tab>
            <Tabs.Tab value={MONTH}>{officeTexts.monthTab}</Tabs.Tab>
          </TabRow>
          <Tabs.Panel value={WAITING}>
            <WaitingForms />
          </Tabs.Panel>
          <Tabs.Panel value={LIST}>
            {waiting > 0 ? <WaitingNotice count={waiting} onOpen={() => go({ zakladka: WAITING })} /> : null}
            <WeekList
              current={{ year: fleet.data.year, week: fleet.data.week }}
              adminWeek={{ year: fleet.data.adminYear, week: fleet.data.adminWeek }}
              asked={weekInAddress(search)}
              onWeek={({ year, week }) => go({ ...search, zakladka: LIST, rok: year, tydzien: week })}
              view={search}
              onView={(change) => go({ ...search, ...change })}
            />
          </Tabs.Panel>
          <Tabs.Panel value={MONTH}>
            <MonthTable
              month={monthInAddress(search) ?? { year: fleet.data.adminYear, month: fleet.data.adminMonth }}
              onMonth={({ year, month }) => go({ zakladka: MONTH, rok: year, miesiac: month })}
            />
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  )
}

function WaitingNotice({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  return (
    <Alert color="yellow" mb="md" title={waitingTexts.notice(count)}>
      <Button size="xs" onClick={onOpen}>
        {waitingTexts.open}
      </Button>
    </Alert>
  )
}

interface WeekListProps {
  readonly current: Week
  readonly adminWeek: Week
  readonly asked: Week | undefined
  onWeek(week: Week): void
  readonly view: ListView
  onView(change: ListView): void
}

/**
 * The week of the address, else the one that the office looks at, else the current one; of the eight that are
 * offered.
 */
function WeekList({ current, adminWeek, asked, ...rest }: WeekListProps) {
  const offered = offeredWeeks(current)
  const week = chosenWeek(offered, asked, adminWeek, current) ?? current
  return <SubmissionList offered={offered} current={current} week={week} {...rest} />
}

interface AskedMonth {
  readonly rok?: number | undefined
  readonly miesiac?: number | undefined
}

function monthInAddress({ rok: year = 0, miesiac: month = 0 }: AskedMonth): Month | undefined {
  return isWeek(year, 1) && month >= 1 && month <= 12 ? { year, month } : undefined
}
