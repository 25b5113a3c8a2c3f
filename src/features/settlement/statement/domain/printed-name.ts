/** Latin, Greek, Cyrillic and Georgian letters as drivers' names have them, and signs of no script. */
const PRINTED =
  /^[\u0020-\u024f\u0259\u02bb\u02bc\u0386-\u03ce\u0400-\u0479\u0490-\u049d\u04a0-\u04ff\u10d0-\u10fa\u1e00-\u1e9b\u1e9e-\u1eff\u2010-\u2019]*$/u

/**
 * Whether the PDF has a glyph for every letter of a name; where not it has '?' in their places, and pictures
 * are left out. The fonts themselves decide when it is printed: this says beforehand what they will do.
 */
export function isNamePrinted(name: string): boolean {
  return PRINTED.test(name.normalize('NFC').replace(/\p{M}/gu, ''))
}
