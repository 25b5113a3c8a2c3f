/**
 * The links of messages that carry a key: what lets a driver in, what disowns a pick or a form, what confirms
 * a service, and what a phone's calendar reads. Behind each stands what is for its reader alone.
 */
const KEYS = /(\/(?:j|to-nie-ja)#|\/ps\/|\/api\/calendars\/)[\w.-]*[\w-]/g

/** The text of a message as the office, an export or a log may show it: without keys that do something. */
export function withoutKeys(text: string): string {
  return text.replace(KEYS, '$1…')
}
