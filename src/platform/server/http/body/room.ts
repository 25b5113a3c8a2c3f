/** Memory that bodies may take together while they arrive, so that many at once can't take it all. */
export interface BodyRoom {
  /**
   * @param by who sends: one sender may hold only a part.
   * @returns false where there is no room; nothing is then taken
   */
  take(by: string, bytes: number): boolean
  give(by: string, bytes: number): void
}

/** @param total bytes held by all together. @param perSender bytes held by one */
export function createRoom({ total, perSender }: { total: number; perSender: number }): BodyRoom {
  const bySender = new Map<string, number>()
  let held = 0
  return {
    take: (by, bytes) => {
      const own = (bySender.get(by) ?? 0) + bytes
      if (held + bytes > total || own > perSender) return false
      held += bytes
      bySender.set(by, own)
      return true
    },
    give: (by, bytes) => {
      held -= bytes
      const own = (bySender.get(by) ?? 0) - bytes
      if (own > 0) bySender.set(by, own)
      else bySender.delete(by)
    },
  }
}
