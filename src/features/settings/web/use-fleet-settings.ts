import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { getAdminSettings } from '../contract.ts'
import type { Settings } from './settings-read.ts'

/**
 * All settings for a neighbour's screen: the fleet's current week (`week`, `year`), the office's period, the
 * default limit.
 */
export function useFleetSettings(): CallState<Settings> {
  return useCall(getAdminSettings, {})
}
