import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { money } from '#features/income/facts/web/public-words.ts'
import { earned } from '../../domain/statistics/averages.ts'
import { ofAllApps } from '../../domain/statistics/money-sums.ts'
import { addTallies } from '../../domain/statistics/tally.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import own from './composition.module.css'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'
import { SheetDifferences } from './sheet-differences.tsx'

/** The parts of the earnings, which add up to them to the grosz. */
export function MadeOf({ overview }: { readonly overview: Overview }) {
  const { now, begunBefore, overlapping, sheet } = overview
  const [opened, setOpened] = useState(false)
  const all = addTallies([now.day, now.night, now.unsplit])
  const { net, gross } = partsOf(overview)
  const unsplit = earned(now.unsplit)
  const open = () => setOpened(true)
  return (
    <div className={own.madeOf}>
      <h3>{texts.madeOf}</h3>
      <dl>
        {net === null ? null : <Part label={texts.fromNet} grosze={net} />}
        {gross === 0 ? null : <Part label={texts.fromGross} grosze={gross} />}
        {sheet.aloneGrosze === null ? null : (
          <Part
            label={texts.sheetAlone}
            grosze={sheet.aloneGrosze}
            note={texts.sheetDrivers(sheet.aloneDrivers)}
            onOpen={open}
          />
        )}
        {sheet.differingDrivers === 0 ? null : (
          <Part
            label={sheet.beyondGrosze < 0 ? texts.sheetBelow : texts.sheetAbove}
            grosze={sheet.beyondGrosze}
            note={texts.sheetDrivers(sheet.differingDrivers)}
            isWarning
            onOpen={open}
          />
        )}
        <div data-strong>
          <dt>{texts.equals}</dt>
          <dd>
            <FigureValue
              measure={earned(all)}
              words={money}
              asked={{ figure: 'earned', label: texts.equals }}
            />
          </dd>
        </div>
        {unsplit.value ? (
          <div>
            <dt>{texts.ofItUnsplit}</dt>
            <dd>
              <FigureValue
                measure={unsplit}
                words={money}
                asked={{ figure: 'earned', label: resultsTexts.unsplit.title, unsplitOnly: true }}
              />
            </dd>
          </div>
        ) : null}
        {overlapping.sums > 0 ? (
          <div>
            <dt>{texts.overlapping}</dt>
            <dd>
              <FigureValue
                measure={{ value: overlapping.grosze, rows: 0, unsplit: overlapping.sums }}
                words={money}
                asked={{ figure: 'earned', label: resultsTexts.unsplit.title, unsplitOnly: true }}
              />
            </dd>
          </div>
        ) : null}
      </dl>
      {overlapping.sums > 0 ? (
        <p className={classes.note}>{texts.overlappingNote(overlapping.sums)}</p>
      ) : null}
      {begunBefore.sums > 0 ? (
        <p className={classes.note}>{texts.begunBefore(begunBefore.sums, money(begunBefore.grosze))}</p>
      ) : null}
      {opened ? <SheetDifferences period={now} onClose={() => setOpened(false)} /> : null}
    </div>
  )
}

interface PartProps {
  readonly label: string
  readonly grosze: number
  readonly note?: string
  /** Sheet and apps say different things. */
  readonly isWarning?: boolean
  onOpen?(): void
}

function Part({ label, grosze, note, isWarning = false, onOpen }: PartProps) {
  const amount = <strong className={classes.whole}>{money(grosze)}</strong>
  return (
    <div>
      <dt>
        {isWarning ? <IconAlertTriangle size={14} aria-hidden className={own.warning} /> : null}
        <span>{label}</span>
      </dt>
      <dd>
        {onOpen ? (
          <button type="button" className={classes.amount} onClick={onOpen}>
            {amount}
            <span className={classes.unseen}>{`, ${label}. ${resultsTexts.open}`}</span>
          </button>
        ) : (
          amount
        )}
        {note ? <span className={classes.below}>{note}</span> : null}
      </dd>
    </div>
  )
}

/**
 * What of the earnings is apps' net, and what a gross for want of one: the rest that the sheet did not
 * bring.
 */
function partsOf({ now, money: told, sheet }: Overview): {
  readonly net: number | null
  readonly gross: number
} {
  const all = earned(addTallies([now.day, now.night, now.unsplit])).value ?? 0
  const net = ofAllApps(told, 'net').value
  return { net, gross: all - (net ?? 0) - (sheet.aloneGrosze ?? 0) - sheet.beyondGrosze }
}
