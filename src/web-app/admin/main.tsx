import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AdminProvider } from '#platform/web/admin-ui/admin-provider.tsx'
import { createQueryClient } from '#platform/web/admin-ui/calls.ts'
import { Boundary } from '#platform/web/boundary.tsx'
import { askWhereFilesAreMissing } from '#platform/web/build/other-build.ts'
import { surviveTranslation } from '#platform/web/translated-page.ts'
import { takeNewBuild } from './build/take-new-build.ts'
import { PageBroken } from './page-broken.tsx'
import { createAdminRouter } from './router.ts'

surviveTranslation()
askWhereFilesAreMissing()
const client = createQueryClient()
const router = createAdminRouter(client)
takeNewBuild(router, client)

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Boundary fallback={(again) => <PageBroken again={again} />}>
        <AdminProvider client={client}>
          <RouterProvider router={router} />
        </AdminProvider>
      </Boundary>
    </StrictMode>,
  )
}
