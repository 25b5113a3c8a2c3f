import { useEffect, useState } from 'react'
import { formTexts } from '#features/availability/web/public-words.ts'
import { driverTexts } from './driver-texts.ts'
import type { ScreenName } from './routes.ts'
import type { screenTexts } from './screen-texts.ts'

/**
 * What a page says without network, and of what is kept where it breaks. The form's own sentences are there
 * at once, those of the others come in a file of their own; until then shorter ones stand for them.
 */
export function usePageWords(screen: ScreenName): { readonly offline: string; readonly kept: string } {
  const [texts, setTexts] = useState<typeof screenTexts>()
  const isForm = screen === 'availability'
  useEffect(() => {
    if (isForm) return
    void import('./screen-texts.ts').then(
      (loaded) => setTexts(loaded.screenTexts),
      () => undefined,
    )
  }, [isForm])
  if (isForm) return { offline: driverTexts.offlineForm, kept: formTexts.kept }
  const name = screen as keyof typeof screenTexts.kept
  return { offline: texts?.offline[name] ?? driverTexts.offline, kept: texts?.kept[name] ?? driverTexts.kept }
}
