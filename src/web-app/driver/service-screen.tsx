import { formTexts } from '#features/availability/web/public-driver.tsx'
import { confirmationTexts } from '#features/fleet/services/texts-driver.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'

/** The page behind a service's link, in a file of its own. */
export const ServiceConfirmationScreen = lazyPart<{ readonly linkKey: string }>(
  async () => (await import('#features/fleet/services/web/public-driver.tsx')).ServiceConfirmation,
  ({ retry }) => (
    <main className="message">
      <h1>{retry ? confirmationTexts.loadFailed : confirmationTexts.looking}</h1>
      {retry && (
        <Button kind="primary" onClick={retry}>
          {formTexts.again}
        </Button>
      )}
    </main>
  ),
)
