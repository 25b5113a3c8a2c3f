export interface Finding {
  readonly path: string
  readonly line: number
  /** What is wrong and where the code belongs instead. */
  readonly message: string
}
