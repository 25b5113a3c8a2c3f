import { pagePart } from './page-part.tsx'

/** The fuel page (Spec 2 §2). */
export const FuelScreen = pagePart<{ readonly today: string | undefined }>(
  async () => (await import('#features/fuel/web/public-driver.tsx')).FuelScreen,
  4,
)
