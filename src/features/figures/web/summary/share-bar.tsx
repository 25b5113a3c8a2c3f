import { VisuallyHidden } from '@mantine/core'
import { count, share } from '#features/income/facts/web/public-words.ts'
import { APPS, type App } from '../../domain/statistics/shift-result.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import classes from './share-bar.module.css'

interface ShareBarProps {
  readonly label: string
  readonly rides: Readonly<Record<App, number>>
  /** Opens the shifts with rides of the app; without it the shares are only words. */
  open?(app: App): void
}

/**
 * Shares of the rides of all three apps (Spec 2 §9), as a bar and in words; without any ride there is no
 * share (D33).
 */
export function ShareBar({ label, rides, open }: ShareBarProps) {
  const all = rides.bolt + rides.uber + rides.freenow
  if (all === 0) return <p className={classes.none}>{texts.unknown}</p>
  return (
    <div className={classes.shares}>
      <div className={classes.bar} aria-hidden>
        {APPS.map((app) => (
          <span key={app} data-app={app} style={{ flexGrow: rides[app] }} hidden={rides[app] === 0} />
        ))}
      </div>
      <ul className={classes.legend} aria-label={label}>
        {APPS.map((app) => (
          <li key={app}>
            <span className={classes.swatch} data-app={app} aria-hidden />
            <span>{texts.apps[app]}</span> <strong>{share(rides[app] / all)}</strong>{' '}
            {open ? (
              <button type="button" className={classes.rides} onClick={() => open(app)}>
                <span>{`(${count(rides[app])})`}</span>{' '}
                <VisuallyHidden>{`${texts.apps[app]}. ${texts.open}`}</VisuallyHidden>
              </button>
            ) : (
              <span className={classes.count}>{`(${count(rides[app])})`}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
