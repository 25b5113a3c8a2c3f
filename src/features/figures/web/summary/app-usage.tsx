import { Button } from '@mantine/core'
import { useState } from 'react'
import { count } from '#features/income/facts/web/public-words.ts'
import { ridesTotal } from '../../domain/statistics/averages.ts'
import { figureTexts, resultsTexts as texts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { AppShares } from './apps-block.tsx'
import classes from './summary.module.css'
import type { SummaryOnWire } from './summary-on-wire.ts'

const AT_FIRST = 20

/** How each driver's rides fall among the apps (Spec 2 §2), drivers in Polish order. */
export function AppUsage({ drivers }: { readonly drivers: SummaryOnWire['drivers'] }) {
  const [all, setAll] = useState(false)
  const shown = all ? drivers : drivers.slice(0, AT_FIRST)
  const hidden = drivers.length - shown.length
  return (
    <>
      <ul className={classes.usage}>
        {shown.map(({ driverId, fullName, tally }) => (
          <li key={driverId}>
            <span className={classes.person}>{fullName}</span>
            <AppShares tally={tally} />
            <FigureValue
              measure={ridesTotal(tally)}
              words={count}
              asked={{ figure: 'rides', label: `${texts.figures.rides}, ${fullName}`, driverId }}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="default" size="xs" onClick={() => setAll(true)}>
          {figureTexts.moreDrivers(hidden)}
        </Button>
      ) : null}
    </>
  )
}
