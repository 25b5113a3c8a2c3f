import type { CardPlace } from '#platform/web/admin-ui/card-address.ts'

/** Where an option leads: a card over the screen, or another screen. */
export type Target = { readonly card: CardPlace } | { readonly to: string; readonly search?: object }

/** A screen of the menu that whoever asks may open. */
export interface PaletteScreen {
  readonly to: string
  readonly label: string
  /** The part of the menu in which it stands; empty for none. */
  readonly group: string
}

export interface Rights {
  readonly admin: boolean
  readonly money: boolean
}
