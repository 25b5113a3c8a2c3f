/** What stands behind the '#' of a link that lets a driver in is for that driver alone. */
const ENTRY_KEY = /(\/j#)[\w-]+/g

/** The text of a message as the office, an export or a log may show it: without keys that let a driver in. */
export function withoutKeys(text: string): string {
  return text.replace(ENTRY_KEY, '$1…')
}
