import { useEffect, useState } from 'react'
import { formTexts } from '#features/availability/web/public-words.ts'
import { NotMine } from '#features/work-calendar/web/public-driver.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TITLES } from './title-texts.ts'

function Waiting({ retry }: { readonly retry?: (() => void) | undefined }) {
  return (
    <main className="message">
      <h1>{TITLES['not-mine']}</h1>
      {retry && <Button onClick={retry}>{formTexts.again}</Button>}
    </main>
  )
}

const NotMyForm = lazyPart<object>(
  async () => (await import('#features/availability/web/public-disown.ts')).NotMyForm,
  ({ retry }) => <Waiting retry={retry} />,
)

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
  return <Waiting />
}
