import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { shellTexts } from './shell/texts.ts'

/**
 * The screen for users with the flag (D28); others learn whom to ask, and see no buttons that would be
 * refused.
 */
export function AdminOnly({ children }: { readonly children: ReactNode }) {
  const { admin } = useMe()
  if (admin) return children
  return (
    <>
      <PageHeader title={shellTexts.adminsOnly} />
      <Panel>
        <Empty icon={<IconLock size={24} />}>
          <span>{shellTexts.adminsOnlyHint}</span>
          <div>
            <Button mt="md" variant="default" renderRoot={(props) => <Link to="/admin" {...props} />}>
              {shellTexts.dashboard}
            </Button>
          </div>
        </Empty>
      </Panel>
    </>
  )
}
