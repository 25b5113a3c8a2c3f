import { formTexts } from '#features/availability/web/public-driver.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'

/** The page behind a link that lets a driver in, in a file of its own. */
export const EntryLinkScreen = lazyPart<{ readonly fleet: string }>(
  async () => (await import('#features/drivers/session/web/public-entry.tsx')).EntryLink,
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
