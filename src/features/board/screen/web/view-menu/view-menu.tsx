import { Button, SegmentedControl, Select } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { isPaper, PAPERS, type PrintChoice } from '#features/board/printing/web/public.tsx'
import type { Density, ShownShifts } from '#features/board/work/web/public-view.ts'
import { viewTexts } from '../../texts-views.ts'
import classes from './view-menu.module.css'

interface ViewMenuProps {
  readonly density: Density
  readonly print: PrintChoice
  /** What the signs on the board mean. */
  readonly children: ReactNode
  onDensity(density: Density): void
  onPrint(choice: PrintChoice): void
}

/**
 * How the board is looked at: how close its rows stand, what its signs mean, and on what paper it is printed.
 */
export const ViewMenu = memo(function ViewMenu({ density, print, children, ...acts }: ViewMenuProps) {
  return (
    <section aria-label={viewTexts.view} className={classes.menu ?? ''}>
      <b>{viewTexts.density}</b>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={viewTexts.density}
        value={density}
        onChange={(value) => acts.onDensity(value as Density)}
        data={[
          { value: 'comfortable', label: viewTexts.comfortable },
          { value: 'compact', label: viewTexts.compact },
        ]}
      />
      <b>{viewTexts.legend}</b>
      {children}
      <b>{viewTexts.print}</b>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={viewTexts.paper}
        value={print.paper}
        onChange={(paper) => isPaper(paper) && acts.onPrint({ ...print, paper })}
        data={[...PAPERS]}
      />
      <Select
        aria-label={viewTexts.sheets}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        value={print.shifts}
        onChange={(shifts) => acts.onPrint({ ...print, shifts: (shifts ?? 'both') as ShownShifts })}
        data={Object.entries(viewTexts.sheetNames).map(([value, label]) => ({ value, label }))}
      />
      <p>{viewTexts.printHint}</p>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPrinter size={17} aria-hidden />}
        onClick={() => window.print()}
      >
        {viewTexts.printNow}
      </Button>
    </section>
  )
})
