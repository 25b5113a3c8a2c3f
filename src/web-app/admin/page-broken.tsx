import { isOtherBuildHeard } from '#platform/web/build/other-build.ts'
import { buildTexts } from './build/texts.ts'
import { shellTexts } from './shell/texts.ts'
import classes from './whole-page.module.css'

/** Where even the frame of the office's pages broke: plain HTML, since the kit may be what is broken. */
export function PageBroken({ again }: { again(): void }) {
  const isOld = isOtherBuildHeard()
  return (
    <main className={classes.page} role="alert">
      <h1>{isOld ? buildTexts.newerShort : shellTexts.broken}</h1>
      <p>{isOld ? buildTexts.unreadable : shellTexts.brokenHint}</p>
      <p>
        <button type="button" onClick={again}>
          {shellTexts.again}
        </button>{' '}
        <button type="button" onClick={() => window.location.reload()}>
          {shellTexts.reload}
        </button>
      </p>
    </main>
  )
}
