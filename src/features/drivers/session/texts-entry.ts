/** Below an address in a letter that lets the driver in; empty below the calendar's own address. */
export function entryNote(address: string): string {
  return address.includes('#')
    ? 'Ten link jest tylko dla Ciebie i otwiera kalendarz bez PIN-u przez 7 dni. Nie przesyłaj go dalej.'
    : ''
}
