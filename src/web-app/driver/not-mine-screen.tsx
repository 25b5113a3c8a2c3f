import { disownTexts } from '#features/work-calendar/texts-disown.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'

/** The page behind the link 'To nie ja', in a file of its own. */
export const NotMineScreen = lazyPart(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).NotMine,
  ({ retry }) => (
    <main className="message">
      <h1>{retry ? disownTexts.loadFailed : disownTexts.loading}</h1>
      {retry && (
        <Button kind="primary" onClick={retry}>
          {disownTexts.again}
        </Button>
      )}
    </main>
  ),
)
