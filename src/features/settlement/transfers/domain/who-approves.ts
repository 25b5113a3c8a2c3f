/** Somebody with the right to money who may log in. */
export interface Holder {
  readonly id: string
  readonly name: string
  /** Has it, or a login opened by somebody else, since today: no second person before tomorrow. */
  readonly isOfToday: boolean
  /** Could send the batch out today without another's yes, had they prepared it. */
  readonly canSendAlone: boolean
}

/** Why who asks can't approve. */
export type WhyNotApprove = 'own' | 'right-of-today' | 'prepared-today'

export interface Approval {
  /** Null where who asks may approve now. */
  readonly why: WhyNotApprove | null
  /** Names of the others who may approve it as it stands, today. */
  readonly today: string[]
  /** Names of all but who prepared it: tomorrow each of them may, who asks too. */
  readonly tomorrow: string[]
  /**
   * Where nobody may today: who could prepare it anew so that it leaves today. `alone`: each of them without
   * another's yes; else one prepares and another one approves. Empty where it can't leave today.
   */
  readonly anew: { readonly names: string[]; readonly alone: boolean }
}

interface Asked {
  readonly holders: readonly Holder[]
  readonly preparedById: string
  readonly isPreparerOfToday: boolean
  readonly askingId: string
}

/** Who may approve a batch, when, and what else gets it out: nothing that would be refused in turn. */
export function approvalOf({ holders, preparedById, isPreparerOfToday, askingId }: Asked): Approval {
  const others = holders.filter(({ id }) => id !== preparedById)
  const longer = holders.filter(({ isOfToday }) => !isOfToday)
  const now = isPreparerOfToday ? [] : others.filter(({ isOfToday }) => !isOfToday)
  const why =
    askingId === preparedById
      ? 'own'
      : isPreparerOfToday
        ? 'prepared-today'
        : now.some(({ id }) => id === askingId)
          ? null
          : 'right-of-today'
  const alone = longer.filter(({ canSendAlone }) => canSendAlone)
  const two = longer.length > 1 ? longer : []
  const anew =
    alone.length > 0 ? { names: namesOf(alone), alone: true } : { names: namesOf(two), alone: false }
  return {
    why,
    today: namesOf(now.filter(({ id }) => id !== askingId)),
    tomorrow: namesOf(others),
    anew: now.length > 0 ? { names: [], alone: false } : anew,
  }
}

function namesOf(holders: readonly Holder[]): string[] {
  return holders.map(({ name }) => name)
}
