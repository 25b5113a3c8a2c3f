import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { getAdminSettings } from '../contract.ts'

/** All settings for a neighbour's screen: the fleet's current week (`week`, `year`), the office's period, the default limit. */
export function useFleetSettings(): CallState<OutputOf<typeof getAdminSettings>> {
  return useCall(getAdminSettings, {})
}
