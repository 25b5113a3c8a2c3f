/** Without the fields that were left out: laid over a record, they leave it as it is. */
export function withoutUndefined<T extends object>(
  input: T,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never
}
