/** JSON with keys in order and without what is not there: what is equal has the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  // By code units, as `compareText` does; a week of a fleet has a hundred thousand rows.
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const of = (value as Record<string, unknown>)[key]
    if (of !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(of)}`
  }
  return `{${text}}`
}
