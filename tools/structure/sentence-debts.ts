/** Files with Polish of their own that is still to go into catalogues. No file may be added. */
export const sentenceDebts: readonly string[] = []
