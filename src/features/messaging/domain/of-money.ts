/** Kinds of messages that say what was settled and where it is paid: for the right to money alone. */
const KINDS: ReadonlySet<string> = new Set(['statement-ready', 'question-answered'])

/** @param aboutKind what its poster calls it */
export function isOfMoney(aboutKind: string): boolean {
  return KINDS.has(aboutKind)
}

/** Kinds that tell a person of what somebody may have done against them: nobody stops them. */
const GUARDING: ReadonlySet<string> = new Set(['money-right', 'contact-changed', 'new-device'])

export function isGuarding(aboutKind: string): boolean {
  return GUARDING.has(aboutKind)
}
