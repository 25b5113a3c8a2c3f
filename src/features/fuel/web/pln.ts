const PLN = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' })

/** `64,90 zł` @param grosze whole */
export function inPln(grosze: number): string {
  return PLN.format(grosze / 100)
}
