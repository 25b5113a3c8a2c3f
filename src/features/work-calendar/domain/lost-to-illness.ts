/** What is known of a shift that a driver does not have any more. All instants. */
export interface KnownOfShift {
  /** Reported ill for it, and not taken back. */
  readonly illAt: string | undefined
  /** How the office took the driver off it last, as saved. */
  readonly removal: { readonly reason: string; readonly at: string } | undefined
  /** 'Jednak pojadę' was said last. */
  readonly wellAt: string | undefined
}

/**
 * Whether the shift was lost by an illness that its driver may end alone: reported by the driver, or entered
 * by the office as 'sick' (D22). A sick note is not the driver's to end, and a shift that was taken for
 * another reason stays taken, though its driver was ill before.
 */
export function isLostToIllness({ illAt, removal, wellAt }: KnownOfShift): boolean {
  if (removal && isStillAbsent(removal.at, wellAt) && isNotBefore(removal.at, illAt))
    return removal.reason === 'sick'
  return illAt !== undefined
}

/** Whether an absence still says something: nobody has been well again since. All instants. */
export function isStillAbsent(at: string, wellAt: string | undefined): boolean {
  return wellAt === undefined || Date.parse(at) > Date.parse(wellAt)
}

function isNotBefore(at: string, than: string | undefined): boolean {
  return than === undefined || Date.parse(at) >= Date.parse(than)
}
