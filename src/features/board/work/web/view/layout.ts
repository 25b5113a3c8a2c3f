import { useCallback, useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { recall, remember } from '#platform/web/device-memory.ts'

/**
 * How the week stands on the board: `panes` is the specification's, all days above all nights (Spec 2 §2);
 * `rows` has a car's day over its night.
 */
export type Layout = 'panes' | 'rows'

/** What this user chose last on this device; the specification's before anything was chosen. */
export function useLayout(): readonly [Layout, (layout: Layout) => void] {
  const memory = `board-layout.${useMe().id}`
  const [layout, setLayout] = useState<Layout>(() => recall(memory, isLayout) ?? 'panes')
  const choose = useCallback(
    (next: Layout) => {
      setLayout(next)
      remember(memory, next)
    },
    [memory],
  )
  return [layout, choose]
}

function isLayout(value: unknown): value is Layout {
  return value === 'panes' || value === 'rows'
}
