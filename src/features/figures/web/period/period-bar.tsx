import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { type DateRange, DateRangeField } from '#platform/web/admin-ui/calendar-fields.tsx'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import classes from './period-bar.module.css'
import { periodPresets, wholeWeeks } from './period-presets.ts'

interface PeriodBarProps {
  readonly applied: Period | undefined
  /** A period of whole weeks, whatever days are chosen. */
  readonly byWeek?: boolean
  apply(period: Period): void
}

/**
 * The range picker of the results (the week starts on Monday), with its button and periods to take at once.
 */
export function PeriodBar({ applied, byWeek = false, apply }: PeriodBarProps) {
  const [chosen, setChosen] = useState<DateRange>({ from: applied?.from, to: applied?.to })
  const take = ({ from, to }: Period) => {
    const period = byWeek ? wholeWeeks({ from, to }) : { from, to }
    setChosen(period)
    apply(period)
  }
  const complete = chosen.from && chosen.to ? { from: chosen.from, to: chosen.to } : undefined
  const settings = useFleetSettings()
  const ready = settings.data ? periodPresets({ week: settings.data.week, year: settings.data.year }) : []
  return (
    <div className={classes.bar}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (complete) take(complete)
        }}
      >
        <DateRangeField
          label={texts.range}
          value={chosen}
          onChange={setChosen}
          {...(byWeek ? { description: texts.wholeWeeks } : {})}
        />
        <Button type="submit" disabled={!complete}>
          {texts.apply}
        </Button>
      </form>
      <fieldset className={classes.ready} aria-label={texts.presetsLabel}>
        {ready.map(({ label, period }) => (
          <Button
            key={label}
            size="xs"
            variant={isSame(applied, period) ? 'light' : 'default'}
            aria-pressed={isSame(applied, period)}
            onClick={() => take(period)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

function isSame(a: Period | undefined, b: Period): boolean {
  return a?.from === b.from && a.to === b.to
}
