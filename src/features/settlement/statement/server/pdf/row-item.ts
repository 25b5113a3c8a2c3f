import type { Item } from './item.ts'
import type { Element, Pen } from './pen.ts'
import type { Sizes } from './sizes.ts'
import type { Style } from './typesetter.ts'

export interface Cell {
  readonly lines: readonly string[]
  readonly style: Style
  /** Where its lines begin, or with `right` where they end. */
  readonly x: number
  readonly right?: boolean
  /** A heading of its column or row. */
  readonly heads?: 'Column' | 'Row'
}

export interface RowLook {
  readonly above?: number
  readonly keepsWithNext?: boolean
  readonly repeated?: readonly Item[]
  /** The line below it. */
  readonly rule?: { readonly from: number; readonly to: number; readonly color: string }
}

/** A row of a table: as high as its highest cell, its last line over a rule. */
export function rowItem(cells: readonly Cell[], sizes: Sizes, look: RowLook = {}): Item {
  const { leading, rowPadding } = sizes
  const most = Math.max(...cells.map(({ lines }) => lines.length))
  const height = most * leading + rowPadding
  return {
    height,
    above: look.above ?? 0,
    keepsWithNext: look.keepsWithNext ?? false,
    repeated: look.repeated ?? [],
    paint: (pen, top) => {
      if (look.rule) pen.rule(look.rule.from, look.rule.to, top + height, look.rule.color)
    },
    write: (pen, top, parent) => {
      const row = parent && pen.element('TR', parent)
      for (const cell of cells) writeCell(pen, cell, top, sizes, row)
      row?.end()
    },
    split: (room) => {
      const fitting = Math.floor((room - rowPadding) / leading)
      if (fitting < 2 || fitting >= most) return undefined
      const part = (from: number, to?: number): readonly Cell[] =>
        cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, to) }))
      return [
        rowItem(part(0, fitting), sizes, { ...look, keepsWithNext: false }),
        rowItem(part(fitting), sizes, look),
      ]
    },
  }
}

function writeCell(pen: Pen, cell: Cell, top: number, sizes: Sizes, row: Element | undefined): void {
  const { lines, style, x, right, heads } = cell
  const write = (): void => {
    for (const [index, line] of lines.entries()) {
      const baseline = top + sizes.rowPadding / 2 + index * sizes.leading + baselineIn(sizes.leading, style)
      pen.write(line, x, baseline, style, right)
    }
  }
  if (row) pen.say(heads ? 'TH' : 'TD', row, write, heads ? { scope: heads } : {})
  else write()
}

/** Where letters of this size stand so that their capitals are in the middle of the line. */
export function baselineIn(leading: number, { size }: Pick<Style, 'size'>): number {
  return (leading + CAPITALS * size) / 2
}

/** Height of Inter's capitals, in ems. */
const CAPITALS = 0.727
