import { Button, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { BrandMark } from '#platform/web/admin-ui/brand-mark.tsx'
import classes from './whole-page.module.css'

/** Any other path (Spec 1 §2). */
export function NotFound() {
  useEffect(() => {
    document.title = 'Nie znaleziono strony – Flotylla'
  }, [])
  return (
    <main className={classes.page}>
      <BrandMark size={48} />
      <Title order={1}>Nie znaleziono takiej strony.</Title>
      <Text c="dimmed">Adres mógł się zmienić albo zawiera literówkę.</Text>
      <Button component="a" href="/" size="md">
        Wróć na stronę główną
      </Button>
    </main>
  )
}
