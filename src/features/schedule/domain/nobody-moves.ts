/**
 * The mark of no moves at all: sent along first, so that what is refused is refused before anybody is asked
 * about moves.
 */
export const NOBODY_MOVES = 'nobody'
