import { PHOTO_SIDES, type PhotoSide } from '../../domain/handover.ts'
import { doubtOf, type MileageDoubt } from '../../domain/mileage.ts'
import type { Draft, Photos } from './draft.ts'

/** What stands between a draft and its saving. */
export interface Judged {
  readonly km: 'missing' | MileageDoubt | undefined
  readonly fuel: boolean
  readonly objection: boolean
  readonly missing: readonly PhotoSide[]
}

/** @param newest the last mileage that is known; null without */
export function judged(draft: Draft, photos: Photos, newest: number | null): Judged {
  const doubt = draft.km === '' || draft.sure ? undefined : doubtOf(Number(draft.km), newest)
  return {
    km: draft.km === '' ? 'missing' : doubt,
    fuel: draft.fuel === null,
    objection: draft.objection !== null && draft.objection.trim() === '',
    missing: PHOTO_SIDES.filter((side) => !photos[side]),
  }
}

/** Photos alone are asked about, and may be left out. */
export function isReady({ km, fuel, objection }: Judged): boolean {
  return km === undefined && !fuel && !objection
}
