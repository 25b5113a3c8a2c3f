export interface ShownPhoto {
  readonly address: string
  /** What the picture is. */
  readonly words: string
}
