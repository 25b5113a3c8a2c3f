import { Button, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { BrandMark } from '#platform/web/admin-ui/brand-mark.tsx'
import { shellTexts } from './shell/texts.ts'
import classes from './whole-page.module.css'

/** Any other path (Spec 1 §2). */
export function NotFound() {
  useEffect(() => {
    document.title = shellTexts.notFoundTitle
  }, [])
  return (
    <main className={classes.page}>
      <BrandMark size={48} />
      <Title order={1}>{shellTexts.notFound}</Title>
      <Text c="dimmed">{shellTexts.notFoundHint}</Text>
      <Button component="a" href="/" size="md">
        {shellTexts.home}
      </Button>
    </main>
  )
}
