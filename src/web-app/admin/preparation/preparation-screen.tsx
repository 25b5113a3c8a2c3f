import { Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EnterSubmission } from '#features/availability/web/public.tsx'
import { listSilent } from '#features/reminders/contract-office.ts'
import { type Silent, SilentList } from '#features/reminders/web/public.tsx'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { longDateWithWeekday, weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { preparationTexts as texts } from './preparation-texts.ts'

/** The coming week before it is planned, and once it is out: who has not sent, and who has not read. */
export function PreparationScreen() {
  const settings = useCall(getPublicSettings, {})
  const search = useSearch({ from: '/guarded/admin/przygotowanie' })
  const navigate = useNavigate()
  const [entering, setEntering] = useState<Silent>()
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
      <SilentList
        week={week}
        view={search}
        onView={(view) =>
          void navigate({
            to: '/admin/przygotowanie',
            search: { ...search, ...view },
            replace: true,
            resetScroll: false,
          })
        }
        onEnter={setEntering}
      />
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
