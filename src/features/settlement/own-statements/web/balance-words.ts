import { ownStatementTexts as texts } from '../texts.ts'

interface Balance {
  /** What the fleet owes the driver by its ledger, negative for a debt; with what is being transferred. */
  readonly balanceGrosze: number
  readonly preparedGrosze: number
  readonly onTheWayGrosze: number
}

/**
 * The driver's balance in sentences. What is being transferred settles no newer debt, and is no part of what
 * is owed beside it: then both are told apart.
 */
export function balanceWords({ balanceGrosze, preparedGrosze, onTheWayGrosze }: Balance): readonly string[] {
  const away = preparedGrosze + onTheWayGrosze
  if (away > 0 && balanceGrosze < away)
    return [texts.balanceAway(preparedGrosze, onTheWayGrosze), texts.balanceOwing(away - balanceGrosze)]
  return balanceGrosze > 0
    ? [texts.balanceOwed(balanceGrosze, preparedGrosze, onTheWayGrosze)]
    : [texts.balanceOwing(0 - balanceGrosze)]
}
