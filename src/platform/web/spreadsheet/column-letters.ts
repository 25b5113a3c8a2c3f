/** The letters over a column of a spreadsheet: 0 is A, 26 is AA. */
export function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter
}
