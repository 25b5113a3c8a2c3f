export interface PageOptions {
  /** Folder of the build; the project's own unless told. */
  readonly dist?: string | undefined
  /** How long the data of a driver's page counts as fresh. Milliseconds. */
  readonly freshMs?: number | undefined
}
