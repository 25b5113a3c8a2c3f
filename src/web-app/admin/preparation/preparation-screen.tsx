import { Skeleton, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EnterSubmission } from '#features/availability/web/public.tsx'
import { getWeekForecast } from '#features/forecast/contract.ts'
import { WeekForecast, WeekSteps } from '#features/forecast/web/public.tsx'
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
const FORECAST = 'jak-bedzie'
const READERS = 'kto-nie-przeczytal'
const TABS = [SILENT, FORECAST, READERS] as const

/** From here on who is silent and what comes of it stand side by side. */
const SIDE_BY_SIDE = '(min-width: 84em)'

/** The coming week before it is planned, and once it is out: who has not sent, and who has not read. */
export function PreparationScreen() {
  const settings = useCall(getPublicSettings, {})
  const search = useSearch({ from: '/guarded/admin/przygotowanie' })
  const navigate = useNavigate()
  const [entering, setEntering] = useState<Silent>()
  const isWide = useMediaQuery(SIDE_BY_SIDE, undefined, { getInitialValueInEffect: false }) ?? false
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
      <WeekSteps week={week} />
      <Tabs
        value={shownTab(search.zakladka, isWide)}
        keepMounted={false}
        onChange={(tab) => go({ ...search, zakladka: tabNamed(TABS, tab) })}
      >
        <TabRow>
          <Tabs.Tab value={SILENT}>{texts.silentTab}</Tabs.Tab>
          {isWide ? null : <Tabs.Tab value={FORECAST}>{texts.forecastTab}</Tabs.Tab>}
          <Tabs.Tab value={READERS}>{texts.readersTab}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={SILENT}>
          <div className={classes.sides} data-wide={isWide || undefined}>
            <SilentList
              week={week}
              view={search}
              onView={(view) => go({ ...search, ...view })}
              onEnter={setEntering}
              isNarrow={isWide}
            />
            {isWide ? <WeekForecast week={week} /> : null}
          </div>
        </Tabs.Panel>
        <Tabs.Panel value={FORECAST}>
          <WeekForecast week={week} />
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
          refreshes={[listSilent, getWeekForecast]}
          onClose={() => setEntering(undefined)}
        />
      ) : null}
    </>
  )
}

/** The forecast has no tab of its own where it stands beside the silent. */
function shownTab(asked: (typeof TABS)[number] | undefined, isWide: boolean): (typeof TABS)[number] {
  return asked === undefined || (asked === FORECAST && isWide) ? SILENT : asked
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
