import { formTexts } from '#features/availability/web/public-driver.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'

/** The page behind the link 'To nie ja', in a file of its own. */
export const NotMineScreen = lazyPart(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).NotMine,
  ({ retry }) => (
    <main className="message">
      <h1>{retry ? formTexts.loadFailed : formTexts.loading}</h1>
      {retry && (
        <Button kind="primary" onClick={retry}>
          {formTexts.again}
        </Button>
      )}
    </main>
  ),
)
