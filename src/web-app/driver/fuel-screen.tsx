import { formTexts } from '#features/availability/web/public-driver.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** The fuel page (Spec 2 §2), in a file of its own. */
export const FuelScreen = lazyPart<{ readonly today: string | undefined }>(
  async () => (await import('#features/fuel/web/public-driver.tsx')).FuelScreen,
  ({ retry }) => (
    <main className="form">
      {retry ? (
        <div className="notice notice-wrong">
          <div>
            <p>{formTexts.loadFailed}</p>
            <Button onClick={retry}>{formTexts.again}</Button>
          </div>
        </div>
      ) : (
        <Skeleton lines={4} label={formTexts.loading} />
      )}
    </main>
  ),
)
