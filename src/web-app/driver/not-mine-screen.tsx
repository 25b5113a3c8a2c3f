import { useEffect, useState } from 'react'
import { NotMyForm } from '#features/availability/web/public-disown.ts'
import { NotMine } from '#features/work-calendar/web/public-driver.tsx'
import { TITLES } from './title-texts.ts'

/** 'To nie ja': of which of the two the link is, its key says, which no server sees. */
export function NotMineScreen() {
  const [of, setOf] = useState<'form' | 'shifts'>()
  useEffect(() => {
    const look = () => setOf(location.hash.startsWith('#f.') ? 'form' : 'shifts')
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  if (of === 'form') return <NotMyForm />
  if (of === 'shifts') return <NotMine />
  return (
    <main className="message">
      <h1>{TITLES['not-mine']}</h1>
    </main>
  )
}
