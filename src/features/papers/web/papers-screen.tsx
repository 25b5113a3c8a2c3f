import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { paperScreenTexts } from '../texts-office.ts'
import { ExpiringPapers } from './expiring-papers.tsx'
import { MissingPapers } from './missing-papers.tsx'
import { PaperKinds } from './paper-kinds.tsx'

const EXPIRING = 'terminy'
const MISSING = 'brakujace'
const KINDS = 'rodzaje'
const TABS = [EXPIRING, MISSING, KINDS] as const

/** All papers by what expires next, who lacks one, and which kinds there are. */
export function PapersScreen() {
  const { zakladka: shown = EXPIRING, ...view } = useSearch({ from: '/guarded/admin/dokumenty' })
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={paperScreenTexts.title} description={paperScreenTexts.description} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) =>
          void navigate({ to: '/admin/dokumenty', search: { zakladka: tabNamed(TABS, tab) }, replace: true })
        }
      >
        <TabRow>
          <Tabs.Tab value={EXPIRING}>{paperScreenTexts.expiringTab}</Tabs.Tab>
          <Tabs.Tab value={MISSING}>{paperScreenTexts.missingTab}</Tabs.Tab>
          <Tabs.Tab value={KINDS}>{paperScreenTexts.kindsTab}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={EXPIRING}>
          <ExpiringPapers
            view={view}
            onView={(change) =>
              void navigate({
                to: '/admin/dokumenty',
                search: (before) => ({ ...before, ...change }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value={MISSING}>
          <MissingPapers />
        </Tabs.Panel>
        <Tabs.Panel value={KINDS}>
          <PaperKinds />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
