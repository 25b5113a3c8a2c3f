import { lazy } from 'react'

export type { Target } from './targets.ts'

const load = () => import('./palette.tsx')

/** In a file of its own, which is fetched when it is first opened, or is about to be. */
export const Palette = lazy(() => load().then((module) => ({ default: module.Palette })))

/** Fetches that file beforehand; that it can't be reached is told when it is opened. */
export function fetchPalette(): void {
  load().catch(() => undefined)
}
