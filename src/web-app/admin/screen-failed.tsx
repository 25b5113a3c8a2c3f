import { Button, Group, Text, Title } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError, failureOf } from '#platform/web/admin-ui/call-error.ts'
import { isOtherBuildHeard } from '#platform/web/build/other-build.ts'
import { buildTexts } from './build/texts.ts'
import { shellTexts } from './shell/texts.ts'
import classes from './whole-page.module.css'

/**
 * A screen that could not be shown: fetching its code failed, or something in it broke; where the server runs
 * another build, because of that.
 */
export function ScreenFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isOld = isOtherBuildHeard() && !(error instanceof CallError)
  useEffect(() => {
    if (!(error instanceof CallError)) console.error(error)
  }, [error])
  return (
    <main className={`${classes.page} ${classes.inside}`}>
      <Title order={1}>{isOld ? buildTexts.newerShort : shellTexts.broken}</Title>
      <Text c="dimmed" maw="52ch">
        {isOld ? buildTexts.unreadable : failureOf(error).msg}
      </Text>
      <Group>
        <Button onClick={() => void router.invalidate()}>{shellTexts.again}</Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          {shellTexts.reload}
        </Button>
      </Group>
    </main>
  )
}
