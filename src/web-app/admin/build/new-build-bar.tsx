import { Button, CloseButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { putBuildNoticeAway, useOtherBuild } from '#platform/web/build/other-build.ts'
import classes from './new-build-bar.module.css'
import { buildTexts } from './texts.ts'

/**
 * Says that the server runs another build than this page, above the page and not in it: nothing moves away
 * under the pointer. What is typed stays, and the browser asks before it is thrown away.
 */
export function NewBuildBar() {
  const isTold = useOtherBuild()
  return (
    <div role="status">
      {isTold ? (
        <div className={classes.bar}>
          <IconRefresh size={20} stroke={1.7} aria-hidden className={classes.icon} />
          <span className={classes.text}>{buildTexts.newer}</span>
          <Button size="sm" variant="light" onClick={() => window.location.reload()}>
            {buildTexts.reload}
          </Button>
          <CloseButton
            aria-label={buildTexts.putAway}
            title={buildTexts.putAway}
            onClick={putBuildNoticeAway}
          />
        </div>
      ) : null}
    </div>
  )
}
