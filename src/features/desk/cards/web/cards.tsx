import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'
import { cardIn } from '#platform/web/admin-ui/card-address.ts'

const CardPanel = lazy(() => import('./card-panel.tsx').then((module) => ({ default: module.CardPanel })))

/** The card that the address names, beside whatever screen of the office; nothing where it names none. */
export function Cards() {
  const { karta } = useSearch({ from: '/guarded' })
  const card = cardIn(karta)
  const close = useClosing()
  return card ? (
    <Suspense>
      <CardPanel {...card} onClose={close} />
    </Suspense>
  ) : null
}

/**
 * Back to before the first card was opened, so that the browser's Back does not open it anew; who came by an
 * address with a card in it stays on its screen.
 */
function useClosing(): () => void {
  const { history } = useRouter()
  const navigate = useNavigate()
  const opened = useLocation({ select: ({ state }) => state.cards ?? 0 })
  return useCallback(() => {
    if (opened > 0) return history.go(-opened)
    void navigate({
      to: '.',
      search: (({ karta: _, ...rest }: { karta?: string }) => rest) as never,
      replace: true,
      resetScroll: false,
    })
  }, [history, navigate, opened])
}
