import { inZloty } from '#kernel/money.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import classes from './transfers.module.css'

/** Under the lists: what all of them add up to. */
export function AllOwed({ count, total }: { readonly count: number; readonly total: number }) {
  return (
    <Panel flush>
      <div className={classes.total}>
        <span>{texts.all(count)}</span>
        <span className={classes.amount}>{inZloty(total)}</span>
      </div>
    </Panel>
  )
}
