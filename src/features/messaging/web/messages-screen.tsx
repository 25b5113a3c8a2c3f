import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { outboxTexts } from '../texts-outbox.ts'
import { Gateways } from './gateways.tsx'
import { Outbox } from './outbox.tsx'
import { Templates } from './templates.tsx'

const OUTBOX = 'wyslane'
const TEMPLATES = 'szablony'
const GATEWAYS = 'bramki'
const TABS = [OUTBOX, TEMPLATES, GATEWAYS] as const

/** What went out and what waits, the texts of SMS, and the gateways (D30, D31). */
export function MessagesScreen() {
  const { zakladka: shown = OUTBOX, ...view } = useSearch({ from: '/guarded/admin/wiadomosci' })
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={outboxTexts.title} description={outboxTexts.titleHint} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) =>
          void navigate({ to: '/admin/wiadomosci', search: { zakladka: tabNamed(TABS, tab) }, replace: true })
        }
      >
        <TabRow>
          <Tabs.Tab value={OUTBOX}>{outboxTexts.outbox}</Tabs.Tab>
          <Tabs.Tab value={TEMPLATES}>{outboxTexts.templates}</Tabs.Tab>
          <Tabs.Tab value={GATEWAYS}>{outboxTexts.gateways}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value={OUTBOX}>
          <Outbox
            view={view}
            onView={(next) =>
              void navigate({ to: '/admin/wiadomosci', search: next, replace: true, resetScroll: false })
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value={TEMPLATES}>
          <Templates />
        </Tabs.Panel>
        <Tabs.Panel value={GATEWAYS}>
          <Gateways />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
