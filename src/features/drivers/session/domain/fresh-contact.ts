/** So long nothing that lets a driver in goes to an e-mail or phone that the office has just changed. */
export const FRESH_CONTACT_DAYS = 7
