/** Fines come late: who had a car is known for two years. */
export const KEPT_DAYS = 730
