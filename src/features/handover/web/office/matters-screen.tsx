import { Skeleton, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { readWaiting } from '../../contract-office.ts'
import { handoverOfficeTexts, handoverMatterTexts as texts } from '../../texts-office.ts'
import classes from './handovers.module.css'
import { DamageMatter, DueMatter, ObjectionMatter, UnplannedMatter } from './matters.tsx'

/** What stands in the address, and what on the tab. */
const TABS = [
  ['uszkodzenia', texts.damages],
  ['zastrzezenia', texts.objections],
  ['poza-grafikiem', texts.unplanned],
  ['serwis', texts.due],
] as const
const KEYS = ['uszkodzenia', ...TABS.map(([key]) => key)] as const

/** 'Sprawy z przekazań aut': of all cars, exactly what the dashboard counts, each settled where it stands. */
export function HandoverMattersScreen() {
  const { zakladka: shown = 'uszkodzenia' } = useSearch({ from: '/guarded/admin/samochody/przekazania' })
  const navigate = useNavigate()
  const { data, failure, again } = useCall(readWaiting, {}, { everySeconds: 60 })
  const counts = data && {
    uszkodzenia: data.damages.length,
    zastrzezenia: data.objections.length,
    'poza-grafikiem': data.unplanned.length,
    serwis: data.due.length,
  }
  return (
    <>
      <PageHeader title={texts.title} description={texts.lead} />
      {failure && !data ? (
        <FailureAlert failure={failure} title={handoverOfficeTexts.failed} again={again} />
      ) : null}
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(tab) =>
          void navigate({
            to: '/admin/samochody/przekazania',
            search: { zakladka: tabNamed(KEYS, tab) },
            replace: true,
          })
        }
      >
        <TabRow>
          {TABS.map(([key, label]) => (
            <Tabs.Tab key={key} value={key}>
              {texts.tab(label, counts?.[key])}
            </Tabs.Tab>
          ))}
        </TabRow>
        {data ? (
          <>
            <Tabs.Panel value="uszkodzenia">
              <Matters none={texts.damagesNone}>
                {data.damages.map((damage) => (
                  <DamageMatter key={damage.id} damage={damage} />
                ))}
              </Matters>
            </Tabs.Panel>
            <Tabs.Panel value="zastrzezenia">
              <Matters none={texts.objectionsNone}>
                {data.objections.map((objection) => (
                  <ObjectionMatter key={objection.id} handover={objection} />
                ))}
              </Matters>
            </Tabs.Panel>
            <Tabs.Panel value="poza-grafikiem">
              <Matters none={texts.unplannedNone}>
                {data.unplanned.map((handover) => (
                  <UnplannedMatter key={handover.id} handover={handover} />
                ))}
              </Matters>
            </Tabs.Panel>
            <Tabs.Panel value="serwis">
              <Matters none={texts.dueNone}>
                {data.due.map((car) => (
                  <DueMatter key={car.vehicle} car={car} />
                ))}
              </Matters>
            </Tabs.Panel>
          </>
        ) : failure ? null : (
          <Skeleton height={240} radius={12} role="status" aria-label={handoverOfficeTexts.loading} />
        )}
      </Tabs>
    </>
  )
}

function Matters({ none, children }: { readonly none: string; readonly children: readonly ReactNode[] }) {
  return <Panel>{children.length === 0 ? <p>{none}</p> : <ul className={classes.list}>{children}</ul>}</Panel>
}
