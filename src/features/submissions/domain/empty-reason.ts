/**
 * Why a form has no shifts in it (Spec 1 §3), as it is kept. `other` comes with a text of the driver's own.
 */
export const EMPTY_REASONS = ['picks-later', 'illness', 'holiday', 'other-job', 'other'] as const
export type EmptyReason = (typeof EMPTY_REASONS)[number]
