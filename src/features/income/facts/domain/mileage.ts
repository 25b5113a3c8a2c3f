import { fail, ok, type Result } from '#kernel/result.ts'

/** As the office types it; kilometres, whole. */
export interface TypedMileage {
  readonly kmStart: number | null
  readonly kmEnd: number | null
  readonly km: number | null
}

export interface Mileage {
  readonly kmStart: number | null
  readonly kmEnd: number | null
  readonly mileageM: number
}

/**
 * A shift's mileage outside of these kilometres counts in no figure (Spec 2 §9), so whoever types it should
 * look again.
 */
const USUAL_KM = { least: 10, most: 1200 } as const

export type MileageProblem = 'missing' | 'one-state-only' | 'end-before-start' | 'differs'

/** The distance by the states of the odometer, or as it was typed; where both are, they must agree. */
export function mileageOf({ kmStart, kmEnd, km }: TypedMileage): Result<Mileage, MileageProblem> {
  if ((kmStart === null) !== (kmEnd === null)) return fail('one-state-only')
  if (kmStart === null || kmEnd === null)
    return km === null ? fail('missing') : ok({ kmStart: null, kmEnd: null, mileageM: km * 1000 })
  if (kmEnd < kmStart) return fail('end-before-start')
  if (km !== null && km !== kmEnd - kmStart) return fail('differs')
  return ok({ kmStart, kmEnd, mileageM: (kmEnd - kmStart) * 1000 })
}

export function isUnusual({ mileageM }: Mileage): boolean {
  return mileageM < USUAL_KM.least * 1000 || mileageM > USUAL_KM.most * 1000
}
