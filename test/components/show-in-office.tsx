import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { render } from 'vitest-browser-react'
import { whoAmI } from '#features/auth/contract.ts'
import { AdminProvider } from '#platform/web/admin-ui/admin-provider.tsx'
import { callQuery, createQueryClient } from '#platform/web/admin-ui/calls.ts'

/**
 * Puts a part of an office screen where it stands in the product: look, readings, toasts, questions, links.
 * @param part is given what takes it off the screen again, as the screen around it does
 */
export async function showInOffice(
  part: (close: () => void) => ReactNode,
  { admin = true, money = true } = {},
): Promise<void> {
  const client = createQueryClient()
  const user = { id: '1', login: 'anna', name: 'Anna', admin, money }
  client.setQueryData(callQuery(whoAmI, {}).queryKey, { id: user.id, user })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Place part={part} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  await render(
    <AdminProvider client={client}>
      <RouterProvider router={router as never} />
    </AdminProvider>,
  )
}

interface PlaceProps {
  part(close: () => void): ReactNode
}

function Place({ part }: PlaceProps) {
  const [isOpen, setIsOpen] = useState(true)
  return <main>{isOpen ? part(() => setIsOpen(false)) : null}</main>
}
