import { useLocation, useSearch } from '@tanstack/react-router'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import type { Week } from '#kernel/week.ts'
import { weekInAddress } from '#platform/web/admin-ui/week-in-address.ts'

const BOARD = '/admin/edycja-grafiku'

/** The week that the screen behind a card shows: none where it shows none, undefined until it is known. */
export function useShownWeek(): Week | 'none' | undefined {
  const named = weekInAddress(useSearch({ strict: false }))
  const isBoard = useLocation({ select: ({ pathname }) => pathname === BOARD })
  const settings = useFleetSettings()
  if (named) return named
  if (!isBoard) return 'none'
  return settings.data && { year: settings.data.adminYear, week: settings.data.adminWeek }
}
