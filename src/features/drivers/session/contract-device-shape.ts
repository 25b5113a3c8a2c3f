import * as z from 'zod/mini'

/** Where a driver is logged in, as the driver and the office read it. */
export const deviceOnWire = {
  id: z.string(),
  /** `Chrome, Android`; null where it is not known. */
  device: z.nullable(z.string()),
  /** Null of a session from before this was kept. */
  way: z.nullable(z.enum(['pin', 'link'])),
  /** Instants. */
  since: z.string(),
  lastUsed: z.string(),
}
