import type { OutsideRow } from './payable-columns.tsx'

/** What another batch pays already, apart from what still has to be paid in some way; sums in grosze. */
export function heldApart<Row extends Pick<OutsideRow, 'why' | 'grosze'>>(rows: readonly Row[]) {
  const held = rows.filter(isHeld)
  const outside = rows.filter((row) => !isHeld(row))
  return { held, outside, heldTotal: sumOf(held), outsideTotal: sumOf(outside) }
}

function isHeld({ why }: Pick<OutsideRow, 'why'>): boolean {
  return why.code === 'in-another-batch'
}

function sumOf(rows: readonly { readonly grosze: number }[]): number {
  return rows.reduce((sum, { grosze }) => sum + grosze, 0)
}
