import type { ReactNode } from 'react'
import type { CellOnPage } from '#features/board/work/web/public-view.ts'
import type { Mover } from '#features/roster/domain/public.ts'

export interface OpenMenu {
  readonly cell: CellOnPage
  /** Undefined: the menu of a car that nobody drives in that slot, or of a plate. */
  readonly mover: Mover | undefined
  readonly box: DOMRect
}

export interface MenuAction {
  readonly label: string
  readonly icon: ReactNode
  readonly href?: string
  act?(): void
}
