/**
 * `9`, `930`, `9.30` and `9:30` as `09:30`-like times; anything else stays as it is, for the rule to judge.
 */
export function spelledTime(typed: string): string {
  const match = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/.exec(typed.trim())
  if (!match?.[1]) return typed.trim()
  const [hours, minutes = '00'] = [match[1], match[2]]
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim()
}
