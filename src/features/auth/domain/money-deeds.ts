/**
 * What those who have the right to money are told of: it was given or taken; an administrator opened a login
 * that has it by a new password, or without its second factor; the amount for two persons was changed.
 */
export const MONEY_DEEDS = ['given', 'password', 'factor', 'taken', 'limit'] as const
export type MoneyDeed = (typeof MONEY_DEEDS)[number]
