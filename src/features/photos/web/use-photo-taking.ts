import { useRef, useState } from 'react'
import { photoTexts as texts } from '../texts.ts'
import { shrink } from './shrink.ts'

export interface PhotoTaking<Place> {
  /** Where a photo is being made smaller for. */
  readonly busy: Place | undefined
  /** Why there is no photo, in the driver's words. */
  readonly trouble: string | undefined
  /**
   * Makes it smaller and hands it over, one at a time.
   * @param keep false where the device has no room for it
   * @returns false where there is no photo now
   */
  take(place: Place, file: Blob, keep: (photo: ArrayBuffer) => Promise<boolean>): Promise<boolean>
  /** The camera gave nothing, or something else is the matter. */
  complain(why?: string): void
}

/** Photos taken by the phone's camera, or chosen on it, each for a place on the page. */
export function usePhotoTaking<Place>(): PhotoTaking<Place> {
  const [busy, setBusy] = useState<Place>()
  const [trouble, setTrouble] = useState<string>()
  const isBusy = useRef(false)
  return {
    busy,
    trouble,
    async take(place, file, keep) {
      if (isBusy.current) return false
      isBusy.current = true
      setBusy(place)
      setTrouble(undefined)
      const shrunk = await shrink(file)
      if (!shrunk.ok) setTrouble(shrunk.why === 'unreadable' ? texts.unreadable : texts.tooLarge)
      else if (!(await keep(shrunk.photo))) setTrouble(texts.notKept)
      isBusy.current = false
      setBusy(undefined)
      return shrunk.ok
    },
    complain: (why = texts.none) => setTrouble(why),
  }
}
