import '@mantine/core/styles.css'
import './base.css'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Questions } from './confirm.tsx'
import { useFocusOfBusy } from './kept-focus.ts'
import { cssVariables, theme } from './theme.ts'
import { Toasts } from './toasts.tsx'

/**
 * The server's word for this answer, without which the content security policy refuses the kit's style
 * elements.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
// The lock that dialogs put on the page's scrolling asks for it under this name.
Reflect.set(window, '__webpack_nonce__', nonce)

/**
 * After the first screen stands: what dialogs and toasts are drawn with is at hand, also where a newer build
 * has replaced the files.
 */
function fetchWhatWillBeNeeded(): void {
  const parts = [() => import('./confirm-dialog.tsx'), () => import('./toast-list.tsx')]
  for (const part of parts) part().catch(() => undefined)
}

/** What every office screen stands in: look, readings, toasts, questions. */
export function AdminProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  useFocusOfBusy()
  useEffect(() => {
    const timer = setTimeout(fetchWhatWillBeNeeded, 3000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      deduplicateInlineStyles
    >
      <QueryClientProvider client={client}>
        {children}
        <Questions />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}
