import type { MessageAbout } from '#features/messaging/server/public.ts'

const OUT: ReadonlySet<string> = new Set(['sending', 'sent', 'delivered', 'undelivered'])

/** Whether a message has gone out, or may have: its driver may know. */
export function isOut({ state, mayHaveArrived }: Pick<MessageAbout, 'state' | 'mayHaveArrived'>): boolean {
  return mayHaveArrived || OUT.has(state)
}
