/** What a column holds: amounts must be in złoty, distances in kilometres, `number` in whatever unit. */
export interface ColumnSpec {
  readonly holds: 'text' | 'money' | 'km' | 'count' | 'number'
  /** The headings it is known by, ours or the commonest first. */
  readonly names: readonly [string, ...string[]]
}

export interface KindSpec {
  readonly columns: Readonly<Record<string, ColumnSpec>>
  /** Without one of each group a file of this kind can't be read. */
  readonly needed: readonly (readonly string[])[]
}
