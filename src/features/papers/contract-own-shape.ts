import * as z from 'zod/mini'

/** A paper of the driver's own that is due, of a kind without which there is no car on new shifts. */
export const ownPaper = z.object({
  /** The kind's, as the fleet has typed it. */
  name: z.string(),
  /** YYYY-MM-DD, its last valid day. */
  expiresOn: z.string(),
  /** That day has passed. */
  ended: z.boolean(),
})
