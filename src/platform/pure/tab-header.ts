/**
 * Carries the name of the browser's tab from which our own page calls, so that what it saved itself is no
 * news to it (D23).
 */
export const TAB_HEADER = 'x-tab'
