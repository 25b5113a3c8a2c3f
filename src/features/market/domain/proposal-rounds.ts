import { type Slot, slotKey } from '#kernel/slot.ts'

/** A seat that was proposed, taken back and is proposed anew is told again, so often at the most. */
const MOST_ROUNDS = 9

/** A message about a proposed seat, by the key of its event. */
export interface ProposalEvent {
  readonly eventKey: string
  /** It went nowhere, and never will. */
  readonly isWithdrawn: boolean
  /** The office asked until a time that has passed. */
  readonly isOver: boolean
}

export interface OwnProposal {
  /** From 0. */
  readonly round: number
  /** The office asks the driver now. */
  readonly isAsked: boolean
}

/** `market:proposed:email:2026-11-27 night:DRIVER:0`; a push has that of the SMS behind its own prefix. */
export function proposalKey(
  news: 'proposed' | 'unproposed',
  way: string,
  slot: Slot,
  driverId: string,
  round: number,
): string {
  return `market:${news}:${way}:${slotKey(slot)}:${driverId}:${round}`
}

/**
 * What became of the proposals of one slot, by driver: asked is who was told in the last round, unless that
 * was withdrawn before it went out, taken back since, or is over.
 */
export function ownProposals(events: readonly ProposalEvent[]): ReadonlyMap<string, OwnProposal> {
  const proposals = new Map<string, OwnProposal>()
  const takenBack = new Set<string>()
  for (const { eventKey, isWithdrawn, isOver } of events) {
    const { news, driverId, round } = parsed(eventKey)
    if (news === 'unproposed') takenBack.add(`${driverId} ${round}`)
    else {
      const known = proposals.get(driverId)
      if (known && known.round > round) continue
      const isAsked = (!isWithdrawn && !isOver) || (known?.round === round && known.isAsked)
      proposals.set(driverId, { round, isAsked })
    }
  }
  for (const [driverId, { round }] of proposals)
    if (takenBack.has(`${driverId} ${round}`)) proposals.set(driverId, { round, isAsked: false })
  return proposals
}

/** The round in which a driver is told next. */
export function nextRound(own: OwnProposal | undefined): number {
  return own ? Math.min(own.round + 1, MOST_ROUNDS) : 0
}

function parsed(eventKey: string): { news: string; driverId: string; round: number } {
  const parts = eventKey.split(':')
  const [driverId = '', round = ''] = parts.slice(-2)
  return { news: parts.at(-5) ?? '', driverId, round: Number(round) }
}
