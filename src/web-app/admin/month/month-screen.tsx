import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { listVehicles } from '#features/fleet/vehicles/contract.ts'
import { FuelPasswordPanel } from '#features/fuel/web/public.tsx'
import { BoltSettings } from '#features/income/bolt/web/public.tsx'
import { DayLimits } from '#features/limits/web/public.tsx'
import { MonthSettings, NotificationSettings } from '#features/settings/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { tabNamed } from '#platform/web/admin-ui/tab-named.ts'
import { TabRow } from '#platform/web/admin-ui/tab-row.tsx'
import { ScreenLoading } from '../screen-loading.tsx'
import classes from './month-screen.module.css'
import { monthTexts } from './texts.ts'

const TABS = [
  { value: 'ustawienia', label: monthTexts.month, part: MonthTab },
  { value: 'limity', label: monthTexts.limits, part: LimitsTab },
  { value: 'powiadomienia', label: monthTexts.notifications, part: NotificationSettings },
  { value: 'bolt', label: monthTexts.bolt, part: BoltSettings },
] as const
const FIRST = TABS[0].value
const KEYS = [FIRST, ...TABS.map(({ value }) => value)] as const

/** The settings of the month, and below them the one that the fuel page keeps. */
function MonthTab() {
  return (
    <>
      <MonthSettings />
      <FuelPasswordPanel />
    </>
  )
}

/** The limits, beside how many cars there are to keep them. */
function LimitsTab() {
  const fleet = useCall(listVehicles, {})
  // A fleet that has not told its cars yet is not told that every limit is too high.
  return <DayLimits cars={fleet.data?.data.length || undefined} />
}

/** A room of the shell: its parts belong to the features (Spec 1 §2 'Admin month settings'). */
export function MonthScreen() {
  const { zakladka: shown = FIRST } = useSearch({ from: '/guarded/admin/miesiac' })
  const navigate = useNavigate()
  // A tab once opened stays mounted, with its effects: what is typed in it is neither lost nor left behind
  // without a question.
  const [opened, setOpened] = useState<readonly string[]>([shown])
  if (!opened.includes(shown)) setOpened([...opened, shown])
  return (
    <>
      <PageHeader title={monthTexts.title} />
      <Tabs
        keepMountedMode="display-none"
        value={shown}
        onChange={(tab) =>
          void navigate({
            to: '/admin/miesiac',
            search: { zakladka: tabNamed(KEYS, tab) },
            replace: true,
          })
        }
      >
        <TabRow>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </TabRow>
        {TABS.map(({ value, part: Part }) => (
          <Tabs.Panel key={value} value={value} keepMounted={opened.includes(value)}>
            <div className={classes.panels}>
              <Suspense fallback={<ScreenLoading />}>
                <Part />
              </Suspense>
            </div>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
