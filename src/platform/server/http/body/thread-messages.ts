import type { Fields } from '../input.ts'

/** To the thread that reads large bodies; one body at a time, each with its number. */
export type ToThread =
  | {
      readonly kind: 'begin'
      readonly job: number
      /** `POST /api/…` */
      readonly place: string
      readonly params: object
      readonly query: object
      /** For the fingerprint of the request. */
      readonly actor: string
    }
  | { readonly kind: 'chunk'; readonly job: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly job: number }
  /** The body is cut off or refused: what came of it is forgotten. */
  | { readonly kind: 'drop'; readonly job: number }
  /** The next rows, please. */
  | { readonly kind: 'next'; readonly job: number }

export type FromThread =
  | { readonly kind: 'malformed'; readonly job: number }
  | { readonly kind: 'wrong'; readonly job: number; readonly fields: Fields }
  /** The input with its long lists empty; their rows follow. */
  | {
      readonly kind: 'input'
      readonly job: number
      readonly input: Record<string, unknown>
      readonly fingerprint: string
    }
  | {
      readonly kind: 'rows'
      readonly job: number
      readonly path: readonly string[]
      readonly rows: unknown[]
    }
  | { readonly kind: 'done'; readonly job: number }
