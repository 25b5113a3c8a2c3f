import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import type { Right } from './menu.ts'
import { shellTexts } from './shell/texts.ts'

interface NeedsRightProps {
  readonly rights: readonly Right[]
  readonly children: ReactNode
}

/**
 * The screen for users with all of these rights (D28); others learn whom to ask, and see no buttons that
 * would be refused. An administrator without the right to money may give it to themselves.
 */
export function NeedsRight({ rights, children }: NeedsRightProps) {
  const me = useMe()
  const missing = rights.find((right) => !me[right])
  if (missing === undefined) return children
  const { title, hint, to, button } = told(missing, me.admin)
  return (
    <>
      <PageHeader title={title} />
      <Panel>
        <Empty icon={<IconLock size={24} />}>
          <span>{hint}</span>
          <div>
            <Button mt="md" variant="default" renderRoot={(props) => <Link to={to} {...props} />}>
              {button}
            </Button>
          </div>
        </Empty>
      </Panel>
    </>
  )
}

function told(missing: Right, admin: boolean) {
  const home = { to: '/admin', button: shellTexts.dashboard } as const
  if (missing === 'admin') return { title: shellTexts.adminsOnly, hint: shellTexts.adminsOnlyHint, ...home }
  if (!admin) return { title: shellTexts.moneyOnly, hint: shellTexts.moneyOnlyHint, ...home }
  return {
    title: shellTexts.moneyOnly,
    hint: shellTexts.moneyOnlyAdmin,
    to: '/admin/uzytkownicy',
    button: shellTexts.users,
  } as const
}
