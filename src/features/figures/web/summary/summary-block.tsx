import type { ReactNode } from 'react'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { type Block, resultsTexts as texts } from '../../texts-screens.ts'
import { FigureTable } from '../figure/figure-table.tsx'
import { AppUsage } from './app-usage.tsx'
import { AppsBlock } from './apps-block.tsx'
import { FiveAverages, FiveShifts } from './best-and-worst.tsx'
import { DriversTable } from './drivers-table.tsx'
import classes from './summary.module.css'
import { KILOMETRES, PROFITABILITY } from './summary-lines.ts'
import type { SummaryOnWire } from './summary-on-wire.ts'

/** Comes only when it is shown. */
const ResultsChart = lazyScreen(() => import('../chart/results-chart.tsx'), 'ResultsChart')

interface SummaryBlockProps {
  readonly block: Block
  readonly summary: SummaryOnWire
}

export function SummaryBlock({ block, summary }: SummaryBlockProps) {
  const title = texts.blocks[block]
  const { content, note, flush = false } = contentOf(block, summary)
  return (
    <div className={classes.block} data-half={HALVES.includes(block) || undefined}>
      <Panel title={title} flush={flush} {...(note ? { description: note } : {})}>
        {content}
      </Panel>
    </div>
  )
}

/** Two stand beside each other where there is room. */
const HALVES: readonly Block[] = [
  'bestDays',
  'worstDays',
  'bestNights',
  'worstNights',
  'bestAverages',
  'worstAverages',
]

interface Content {
  readonly content: ReactNode
  readonly note?: string
  readonly flush?: boolean
}

function contentOf(block: Block, summary: SummaryOnWire): Content {
  const { day, night, unsplit, drivers } = summary
  const parts = { day, night, unsplit }
  switch (block) {
    case 'kilometers':
      return {
        content: <FigureTable label={texts.blocks.kilometers} {...parts} lines={KILOMETRES} />,
        note: texts.counted.kilometers,
      }
    case 'apps':
      return { content: <AppsBlock {...parts} />, note: texts.counted.averages }
    case 'drivers':
      return { content: <DriversTable drivers={drivers} />, flush: true }
    case 'profitability':
      return {
        content: <FigureTable label={texts.blocks.profitability} {...parts} lines={PROFITABILITY} />,
        note: texts.counted.profitability,
      }
    case 'bestDays':
    case 'worstDays':
    case 'bestNights':
    case 'worstNights':
      return { content: <FiveShifts rows={summary[block]} /> }
    case 'bestAverages':
      return { content: <FiveAverages drivers={drivers} end="best" />, note: texts.counted.averagesOfDrivers }
    case 'worstAverages':
      return {
        content: <FiveAverages drivers={drivers} end="worst" />,
        note: texts.counted.averagesOfDrivers,
      }
    case 'chart':
      return { content: summary.chart ? <ResultsChart chart={summary.chart} parts={parts} /> : null }
    case 'appUsage':
      return { content: <AppUsage drivers={drivers} /> }
  }
}
