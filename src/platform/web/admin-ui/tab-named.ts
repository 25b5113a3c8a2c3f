/** The tab of that name; the first where none is named, or none that there is. */
export function tabNamed<T extends string>(
  tabs: readonly [T, ...(readonly T[])],
  name: string | null | undefined,
): T {
  return tabs.find((tab) => tab === name) ?? tabs[0]
}
