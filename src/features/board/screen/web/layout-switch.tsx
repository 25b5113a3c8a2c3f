import { ActionIcon } from '@mantine/core'
import { IconLayoutRows, IconListDetails } from '@tabler/icons-react'
import { memo } from 'react'
import type { Layout } from '#features/board/work/web/public-view.ts'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
import { panelTexts as texts } from '../texts-panel.ts'
import classes from './layout-switch.module.css'

interface LayoutSwitchProps {
  readonly layout: Layout
  /** In words: on a phone, and where the line has no room for it. */
  readonly inMenu: boolean
  onLayout(layout: Layout): void
}

const LAYOUTS = ['panes', 'rows'] as const
const SIGNS = {
  panes: <IconLayoutRows size={17} aria-hidden />,
  rows: <IconListDetails size={17} aria-hidden />,
} as const

/** The specification's two panes, or a row a car with its day over its night. */
export const LayoutSwitch = memo(function LayoutSwitch({ layout, inMenu, onLayout }: LayoutSwitchProps) {
  if (inMenu)
    return (
      <Segments
        size="xs"
        className={classes.inMenu}
        label={texts.layout}
        value={layout}
        onChange={onLayout}
        data={LAYOUTS.map((value) => ({ value, label: texts.layouts[value] }))}
      />
    )
  return (
    <fieldset className={classes.switch} aria-label={texts.layout}>
      {LAYOUTS.map((each) => (
        <ActionIcon
          key={each}
          size={28}
          variant={each === layout ? 'light' : 'subtle'}
          color={each === layout ? 'blue' : 'gray'}
          aria-label={texts.layouts[each]}
          title={texts.layouts[each]}
          aria-pressed={each === layout}
          onClick={() => onLayout(each)}
        >
          {SIGNS[each]}
        </ActionIcon>
      ))}
    </fieldset>
  )
})
