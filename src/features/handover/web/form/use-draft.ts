import { useCallback, useEffect, useRef, useState } from 'react'
import { addDays } from '#kernel/calendar-date.ts'
import { deviceInstant } from '#platform/web/device-clock.ts'
import type { PhotoSide } from '../../domain/handover.ts'
import { dateOf } from '../when.ts'
import {
  type Draft,
  forgetDraft,
  forgetOldDrafts,
  keepDraft,
  keepPhotos,
  newDraft,
  type Photos,
  recallDraft,
  recallPhotos,
} from './draft.ts'

/** By then a draft is of no car that could still be handed over. */
const OLD_DAYS = 3

/** What stands on the page, kept on the device as it is typed. @param km prefilled where nothing was typed */
export function useDraft(of: string, km: string) {
  const [draft, setDraft] = useState<Draft>(() => recallDraft(of) ?? newDraft(of, km))
  const [photos, setPhotos] = useState<Photos>({})
  const kept = useRef<Photos>({})
  const id = draft.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: photos are those of the draft that has this id.
  useEffect(() => {
    let isHere = true
    void recallPhotos(draft).then((found) => {
      if (!isHere) return
      kept.current = { ...found, ...kept.current }
      setPhotos(kept.current)
    })
    return () => {
      isHere = false
    }
  }, [id])

  useEffect(() => {
    void forgetOldDrafts(addDays(dateOf(deviceInstant()), -OLD_DAYS))
  }, [])

  const change = useCallback((part: Partial<Draft>) => {
    setDraft((before) => {
      const after = { ...before, ...part }
      keepDraft(after)
      return after
    })
  }, [])

  const addPhoto = useCallback(
    (side: PhotoSide, photo: ArrayBuffer): Promise<boolean> => {
      kept.current = { ...kept.current, [side]: photo }
      setPhotos(kept.current)
      // The photos of a draft are found by it.
      keepDraft(draft)
      return keepPhotos(draft, kept.current)
    },
    [draft],
  )

  /** It is on its way to the server, or given up. */
  const forget = useCallback(() => forgetDraft(draft), [draft])
  return { draft, photos, change, addPhoto, forget }
}
