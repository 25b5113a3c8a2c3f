import type * as z from 'zod/mini'

/** The variant of that code; a variant that several codes share is one of each. */
type Variant<T, Tag extends keyof T, Code> = T extends unknown
  ? Code extends T[Tag]
    ? Omit<T, Tag> & Readonly<Record<Tag, Code>>
    : never
  : never

/**
 * A shape on the wire for every variant of what is told by a code with its facts: one that is missing, or
 * lacks a fact, does not compile.
 * @typeParam T the variants
 * @typeParam Tag the field that tells them apart
 */
export type CodeShapes<T, Tag extends keyof T> = {
  readonly [Code in T[Tag] & string]: z.ZodMiniType<Variant<T, Tag, Code>, Variant<T, Tag, Code>>
}
