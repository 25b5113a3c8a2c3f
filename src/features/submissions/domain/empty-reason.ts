/** Why a form has no shifts in it (Spec 1 §3), as it is kept. `other` comes with a text of the driver's own. */
export type EmptyReason = 'picks-later' | 'illness' | 'holiday' | 'other-job' | 'other'
