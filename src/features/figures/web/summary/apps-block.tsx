import { count, money, share } from '#features/income/facts/web/public-words.ts'
import { type AppFigures, appFigures } from '../../domain/statistics/averages.ts'
import { APPS, type App } from '../../domain/statistics/shift-result.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { type FigureLine, FigureTable } from '../figure/figure-table.tsx'
import { ShareBar } from './share-bar.tsx'
import classes from './summary.module.css'
import { AVERAGES } from './summary-lines.ts'

interface AppsBlockProps {
  readonly day: Tally
  readonly night: Tally
  readonly unsplit: Tally
  readonly driverId?: string
}

/** Apps plus average results (Spec 2 §2): what each app brought, and what a shift brings. */
export function AppsBlock({ day, night, unsplit, driverId }: AppsBlockProps) {
  const whose = driverId ? { driverId } : {}
  return (
    <div className={classes.apps}>
      <AppShares tally={addTallies([day, night])} />
      <FigureTable
        label={texts.blocks.apps}
        day={day}
        night={night}
        unsplit={unsplit}
        lines={[...APP_LINES, ...AVERAGES]}
        {...whose}
      />
    </div>
  )
}

/** The three shares as one bar and in words. */
export function AppShares({
  tally,
  open,
}: {
  readonly tally: Pick<Tally, 'boltRides' | 'uberRides' | 'freenowRides'>
  open?(app: App): void
}) {
  return (
    <ShareBar
      {...(open ? { open } : {})}
      label={texts.figures.share}
      rides={{ bolt: tally.boltRides, uber: tally.uberRides, freenow: tally.freenowRides }}
    />
  )
}

function line(
  app: App,
  label: string,
  figure: 'rides' | 'net',
  what: keyof AppFigures,
  words: FigureLine['words'],
): FigureLine {
  return {
    label: `${texts.apps[app]}: ${label}`,
    figure: `${app}-${figure}`,
    of: (tally) => appFigures(tally)[app][what],
    words,
  }
}

const APP_LINES: readonly FigureLine[] = APPS.flatMap((app) => [
  line(app, texts.figures.rides.toLocaleLowerCase('pl'), 'rides', 'rides', count),
  line(app, texts.figures.share.toLocaleLowerCase('pl'), 'rides', 'share', share),
  line(app, texts.figures.netIncome.toLocaleLowerCase('pl'), 'net', 'netGrosze', money),
])
