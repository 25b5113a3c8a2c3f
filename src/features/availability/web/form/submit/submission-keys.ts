import { createActKeys } from '#platform/web/request-id.ts'

/**
 * Outlives the dialog: who goes back to the form while no answer has come, and sends the same again, is
 * answered like the first time and not told that the week was sent already (D6).
 */
export const submissionKeys = createActKeys()
