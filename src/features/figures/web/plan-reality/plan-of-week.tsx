import { Skeleton } from '@mantine/core'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import type { Period } from '../../domain/statistics/period.ts'
import { planRealityTexts } from '../../texts-plan-reality.ts'
import { wholeWeeks } from '../period/period-presets.ts'
import { PlanRealityTab } from './plan-reality-tab.tsx'

interface PlanOfWeekProps {
  readonly period: Period | undefined
  choose(period: Period): void
}

/**
 * The comparison of the last week of the applied period; without one of the fleet's week before the current
 * one.
 */
export function PlanOfWeek({ period, choose }: PlanOfWeekProps) {
  const settings = useFleetSettings()
  const current = settings.data && { year: settings.data.year, week: settings.data.week }
  if (!current)
    return settings.failure ? (
      <FailureAlert failure={settings.failure} again={settings.again} />
    ) : (
      <Skeleton height={320} radius={12} role="status" aria-label={planRealityTexts.loading} />
    )
  return (
    <PlanRealityTab
      week={period ? weekOf(period.to) : addWeeks(current, -1)}
      current={current}
      choose={(week) => choose(periodOfWeek(week))}
    />
  )
}

function periodOfWeek(week: Week): Period {
  const monday = mondayOf(week)
  return wholeWeeks({ from: monday, to: monday })
}
