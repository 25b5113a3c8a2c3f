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
 * The screen for users with the right to money, which the flag does not bring along; others learn whom to
 * ask, and see no buttons that would be refused.
 */
export function MoneyOnly({ children }: { readonly children: ReactNode }) {
  const { money } = useMe()
  if (money) return children
  return (
    <>
      <PageHeader title={shellTexts.moneyOnly} />
      <Panel>
        <Empty icon={<IconLock size={24} />}>
          <span>{shellTexts.moneyOnlyHint}</span>
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
