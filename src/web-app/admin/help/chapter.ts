import type pictures from './pictures.json'

/** A picture of the product, taken by `npm run handbook`. */
export type PictureName = keyof typeof pictures

/**
 * One piece of a section. In its text „…” quotes what a screen says, to the letter; `…` is a key;
 * [words](/path) leads to a screen, and [words](#section) to another section. The tests hold all of these
 * against the product.
 */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What must not be missed. */
  | { readonly kind: 'note'; readonly text: string }
  /** Keys, and what they do. */
  | { readonly kind: 'keys'; readonly rows: readonly (readonly [keys: string, meaning: string])[] }
  | { readonly kind: 'picture'; readonly name: PictureName; readonly alt: string }

export interface Section {
  /** In the address after `#`; stays the same when the title changes. */
  readonly id: string
  readonly title: string
  /** Folders under `src/` in which the quoted labels stand; the menu's are known anyway. */
  readonly labelsFrom: readonly string[]
  readonly parts: readonly Part[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  /** One sentence: for whom, and what about. */
  readonly lead: string
  readonly sections: readonly Section[]
}
