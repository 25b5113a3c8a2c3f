/** Why a driver is taken off a shift (Spec 2 §3 'Removal reasons', D22). `other` comes with free text. */
export const REMOVAL_REASONS = ['sick-note', 'sick', 'wrong-choice', 'other-duties', 'other'] as const
export type RemovalReason = (typeof REMOVAL_REASONS)[number]

/** Those that say that the driver is not there in that time. */
export const ABSENCES: readonly RemovalReason[] = ['sick-note', 'sick', 'other-duties']
