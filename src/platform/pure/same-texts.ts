/**
 * The shape of a catalogue in any language: a second one has the same keys, each with the same parameters.
 * `export const formTexts: SameTexts<typeof polish.formTexts> = …`
 */
export type SameTexts<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Told
    ? (...facts: Facts) => SameTexts<Told>
    : { readonly [Key in keyof T]: SameTexts<T[Key]> }
