import { Button } from '@mantine/core'
import { timeOfDay } from './polish-instants.ts'
import classes from './stale-notice.module.css'
import { kitTexts } from './texts-kit.ts'
import { useStaleSince } from './use-stale-since.ts'

/** Says once, for all parts of the screen, that what is shown could not be read anew, and of when it is. */
export function StaleNotice() {
  const { since, again } = useStaleSince()
  return (
    <div aria-live="polite">
      {since === undefined ? null : (
        <p className={classes.notice}>
          <span>{kitTexts.notRefreshed(timeOfDay(since))}</span>{' '}
          <Button size="compact-sm" variant="default" onClick={again}>
            {kitTexts.again}
          </Button>
        </p>
      )}
    </div>
  )
}
