/** How a statement stands in an address: `R/2026/47/0017` is `R-2026-47-0017`. */
export function statementKey(number: string): string {
  return number.replaceAll('/', '-')
}

/** The number that an address names, whether there is such a statement or not. */
export function numberOfKey(key: string): string {
  return key.replaceAll('-', '/')
}
