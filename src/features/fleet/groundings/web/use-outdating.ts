import { useQueryClient } from '@tanstack/react-query'

/**
 * A car that goes off or comes back changes weeks, boards and free shifts, of which groundings know nothing: whatever was read before is
 * read anew when it is next shown.
 */
export function useOutdating(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ refetchType: 'none' })
}
