/** What shifts usually earn is told from so many whole weeks before the running one. */
export const USUAL_WEEKS = 8
