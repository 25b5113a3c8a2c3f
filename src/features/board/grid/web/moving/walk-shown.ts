import { type Address, type BoardView, type Layout, listOf } from '#features/board/work/web/public-view.ts'
import { type Shape, walk, walkRows } from './walk.ts'

/** From cell to cell among the cars that are shown. */
export function walkShown(
  from: Address,
  key: string,
  { view, layout }: { readonly view: BoardView; readonly layout: Layout },
): Address | undefined {
  const { rowAt, positionOf } = view.shownRows
  const start = from.area === 'cars' ? { ...from, row: Math.max(0, positionOf(from.row)) } : from
  const next = (layout === 'rows' ? walkRows : walk)(start, key, shapeOf(view))
  if (next?.area !== 'cars') return next
  const row = rowAt(next.row)
  return row < 0 ? undefined : { ...next, row }
}

function shapeOf({ shownRows, board }: BoardView): Shape {
  return {
    cars: shownRows.cars.length,
    rows: (area, slot) => Math.max(1, listOf(board, area, slot).length),
  }
}
