import { Button } from '@mantine/core'
import { useState } from 'react'
import { type DateRange, DateRangeField } from '#platform/web/admin-ui/calendar-fields.tsx'
import type { Period } from '../../../domain/file-period.ts'
import { importTabTexts as texts } from '../../../texts-import-tab.ts'
import classes from '../import-tab.module.css'

interface PeriodQuestionProps {
  readonly period: Period | null
  choose(period: Period): void
}

/** Which days the sums of a file are of: asked where the file does not tell, and open to correction. */
export function PeriodQuestion({ period, choose }: PeriodQuestionProps) {
  const [range, setRange] = useState<DateRange>({ from: period?.start, to: period?.end })
  const { from, to } = range
  const isSame = from === period?.start && to === period?.end
  return (
    <div className={classes.period}>
      <DateRangeField
        label={texts.period}
        description={period ? undefined : texts.periodText}
        value={range}
        onChange={setRange}
      />
      <Button
        variant={period ? 'default' : 'filled'}
        disabled={!from || !to || isSame}
        onClick={() => from && to && choose({ start: from, end: to })}
      >
        {period ? texts.changePeriod : texts.setPeriod}
      </Button>
    </div>
  )
}
