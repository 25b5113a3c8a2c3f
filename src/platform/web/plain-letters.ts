/** A Polish word as a key: small letters without their marks, `śr` as `sr`. */
export function plainLetters(word: string): string {
  return word
    .trim()
    .toLocaleLowerCase('pl')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}
