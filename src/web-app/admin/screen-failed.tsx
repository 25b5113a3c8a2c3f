import { Button, Group, Text, Title } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError, failureOf } from '#platform/web/admin-ui/call-error.ts'
import { shellTexts } from './shell/texts.ts'
import classes from './whole-page.module.css'

/** A screen that could not be shown: fetching its code failed, or something in it broke. */
export function ScreenFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    if (!(error instanceof CallError)) console.error(error)
  }, [error])
  return (
    <main className={`${classes.page} ${classes.inside}`}>
      <Title order={1}>{shellTexts.broken}</Title>
      <Text c="dimmed" maw="52ch">
        {failureOf(error).msg}
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
