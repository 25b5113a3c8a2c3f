import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { getSubmissionDetails } from '#features/availability/contract.ts'
import { ResultsOfTwoWeeks } from '#features/figures/web/public.tsx'
import { getPublicSettings } from '#features/settings/contract.ts'
import { addWeeks, type Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { TwoWeeksTable } from '#platform/web/admin-ui/two-weeks-table.tsx'
import classes from './dashboard.module.css'
import { dashboardTexts } from './texts.ts'

type Details = OutputOf<typeof getSubmissionDetails>

const FIGURES: readonly { label: string; of(details: Details): number }[] = [
  { label: dashboardTexts.submitted, of: ({ amount }) => amount },
  { label: dashboardTexts.fromReserve, of: ({ shiftsAmount }) => shiftsAmount },
  {
    label: dashboardTexts.takenDays,
    of: ({ capacityDay }) => capacityDay.reduce((sum, day) => sum + day.dayShifts, 0),
  },
  {
    label: dashboardTexts.takenNights,
    of: ({ capacityDay }) => capacityDay.reduce((sum, day) => sum + day.nightShift, 0),
  },
]

/**
 * Availability of the coming week beside the week before it, and results of the last two weeks that are over.
 */
export function WeekComparison() {
  const settings = useCall(getPublicSettings, {})
  const week = settings.data?.availabilityWeek
  return (
    <div className={classes.stack}>
      {week ? (
        <Comparison week={week} />
      ) : settings.failure ? (
        <FailureAlert failure={settings.failure} again={settings.again} />
      ) : (
        <Loading />
      )}
      {settings.data ? (
        <Suspense fallback={<Loading />}>
          <ResultsOfTwoWeeks week={addWeeks(settings.data, -1)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Comparison({ week }: { readonly week: Week }) {
  const before = addWeeks(week, -1)
  const now = useCall(getSubmissionDetails, { week: week.week, year: week.year })
  const then = useCall(getSubmissionDetails, { week: before.week, year: before.year })
  const failed = now.failure ? now : then.failure ? then : undefined
  if (failed) return <FailureAlert failure={failed.failure} again={failed.again} />
  if (!now.data || !then.data) return <Loading />
  const [newer, older] = [now.data, then.data]
  const lines = FIGURES.map(({ label, of }) => ({ label, older: of(older), newer: of(newer), words: String }))
  return (
    <Panel title={dashboardTexts.availability} flush>
      <TwoWeeksTable before={before} week={week} lines={lines} />
    </Panel>
  )
}

function Loading() {
  return <Skeleton height={220} radius={12} role="status" aria-label={dashboardTexts.loadingComparison} />
}
