import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { AnnouncerProvider } from '#platform/web/ui/toast.tsx'
import '#platform/web/ui/base.css'

/** Puts a part of a driver's screen where it stands in the product. */
export async function showToDriver(part: ReactNode): Promise<void> {
  await render(<AnnouncerProvider>{part}</AnnouncerProvider>)
}
