/** Who wrote an entry, when and why. */
export interface Written {
  readonly date: string | null
  readonly note: string
  readonly createdAt: string
  readonly createdBy: string
}
