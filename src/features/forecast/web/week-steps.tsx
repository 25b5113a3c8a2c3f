import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { getWeekForecast } from '../contract.ts'
import { weekStepsTexts as texts, WEEK_STEPS } from '../texts.ts'
import { forecastAsked } from './forecast-asked.ts'
import classes from './week-steps.module.css'

/** Where the week stands, among what comes before and after. Nothing while that is not known. */
export function WeekSteps({ week }: { readonly week: Week }) {
  const { data } = useCall(getWeekForecast, ...forecastAsked(week))
  const now = data ? WEEK_STEPS.findIndex(({ state }) => state === data.state) : -1
  if (now === -1) return null
  return (
    <ol className={classes.steps} aria-label={texts.label}>
      {WEEK_STEPS.map(({ state, label }, at) => (
        <li
          key={state}
          className={classes.step}
          data-when={at < now ? 'before' : at === now ? 'now' : 'after'}
          aria-current={at === now ? 'step' : undefined}
        >
          {at < now ? <IconCheck size={14} aria-hidden /> : null}
          <span>{label}</span>
          {at < now ? <VisuallyHidden>{texts.done}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  )
}
