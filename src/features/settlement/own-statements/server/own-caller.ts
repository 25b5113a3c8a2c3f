import type { Caller } from '#platform/server/http/caller.ts'

/** The driver's id; the access rule `own-calendar` lets nobody in without it. */
export function idOf({ driver }: Caller): string {
  if (!driver) throw new Error('A call for drivers was let in without one.')
  return driver.id
}
