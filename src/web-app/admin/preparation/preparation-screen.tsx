import { Skeleton, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EnterSubmission } from '#features/availability/web/public.tsx'
import { listSilent } from '#features/reminders/contract-office.ts'
import { type Silent, SilentList } from '#features/reminders/web/public.tsx'
import { ReadersList } from '#features/schedule/web/public.tsx'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, sameWeek, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { longDateWithWeekday, weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import classes from './preparation.module.css'
import { preparationTexts as texts } from './preparation-texts.ts'

const SILENT = 'kto-nie-wyslal'
const READERS = 'kto-nie-przeczytal'
const TABS = [SILENT, READERS] as const

/** The coming week before it is planned, and once it is out: who has not sent, and who has not read. */
export function PreparationScreen() {
  const settings = useCall(getPublicSettings, {})
  const search = useSearch({ from: '/guarded/admin/przygotowanie' })
  const navigate = useNavigate()
  const [entering, setEntering] = useState<Silent>()
  const go = (next: typeof search) =>
    void navigate({ to: '/admin/przygotowanie', search: next, replace: true, resetScroll: false })
  const { data } = settings
  if (!data)
    return (
      <>
        <PageHeader title={texts.title} />
        {settings.failure ? (
          <FailureAlert failure={settings.failure} title={texts.failedTitle} again={settings.again} />
        ) : (
          <Skeleton height={320} radius={12} role="status" aria-label={texts.loading} />
        )}
      </>
    )
  const week = data.availabilityWeek
  const until = data.deadline
    ? texts.deadline(`${longDateWithWeekday(data.deadline.date as CalendarDate)}, ${data.deadline.hour}:00`)
    : ''
  return (
    <>
      <PageHeader
        title={texts.title}
        description={[texts.week(week.week, weekRange(week)), until].filter(Boolean).join(' · ')}
      />
      <Tabs
        value={search.zakladka ?? SILENT}
        keepMounted={false}
        onChange={(tab) => go({ ...search, zakladka: tabNamed(TABS, tab) })}
      >
        <TabRow>
          <Tabs.Tab value={SILENT}>{texts.silentTab}</Tabs.Tab>
          <Tabs.Tab value={READERS}>{texts.readersTab}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={SILENT}>
          <SilentList
            week={week}
            view={search}
            onView={(view) => go({ ...search, ...view })}
            onEnter={setEntering}
          />
        </Tabs.Panel>
        <Tabs.Panel value={READERS}>
          <ReadersOf
            coming={week}
            isCurrent={search.tydzien === 'biezacy'}
            onChoose={(isCurrent) => go({ ...search, tydzien: isCurrent ? 'biezacy' : undefined })}
          />
        </Tabs.Panel>
      </Tabs>
      {entering ? (
        <EnterSubmission
          week={week}
          driverId={entering.driverId}
          fullName={entering.fullName}
          before={entering.before}
          refreshes={[listSilent]}
          onClose={() => setEntering(undefined)}
        />
      ) : null}
    </>
  )
}

interface ReadersOfProps {
  readonly coming: Week
  readonly isCurrent: boolean
  onChoose(isCurrent: boolean): void
}

/** Of the coming week, or of the one that runs. */
function ReadersOf({ coming, isCurrent, onChoose }: ReadersOfProps) {
  const current = addWeeks(coming, -1)
  const shown = isCurrent ? current : coming
  return (
    <>
      <div className={classes.weeks}>
        <Segments
          size="sm"
          label={texts.whichWeek}
          value={sameWeek(shown, current) ? 'biezacy' : 'nastepny'}
          data={[
            { value: 'nastepny', label: texts.weekAlone(coming.week) },
            { value: 'biezacy', label: texts.running(current.week) },
          ]}
          onChange={(value) => onChoose(value === 'biezacy')}
        />
      </div>
      <ReadersList key={`${shown.year} ${shown.week}`} week={shown} />
    </>
  )
}
