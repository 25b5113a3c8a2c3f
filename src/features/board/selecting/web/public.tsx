export { OfferButton, SelectionBar } from './selection-bar.tsx'
export { type Selecting, useSelecting } from './use-selecting.ts'
