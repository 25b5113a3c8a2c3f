export {
  type Address,
  type Area,
  type CellOnPage,
  carCellOf,
  cellAt,
  hasMenu,
  selectorOf,
} from './view/address.ts'
export type { BoardHandle } from './view/board-view.ts'
export {
  type BoardState,
  type BoardView,
  breachesByPlace,
  type Found,
  find,
  isPicked,
  listOf,
  listRows,
  nameOf,
  newWarnings,
  type ShownShifts,
  spotName,
  unsavedPlaces,
  warningsByPlace,
} from './view/board-view.ts'
export { type Density, ROW_HEIGHTS, useDensity } from './view/density.ts'
export type { Layout } from './view/layout.ts'
export { allRows, type ShownRows, someRows } from './view/shown-rows.ts'
export { refusalSentence } from './words/refusal-sentence.ts'
