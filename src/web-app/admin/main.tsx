import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminProvider } from '#platform/web/admin-ui/admin-provider.tsx'
import { createQueryClient } from '#platform/web/admin-ui/query-client.ts'
import { createAdminRouter } from './router.ts'

const client = createQueryClient()
const router = createAdminRouter(client)

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <AdminProvider client={client}>
        <RouterProvider router={router} />
      </AdminProvider>
    </StrictMode>,
  )
}
