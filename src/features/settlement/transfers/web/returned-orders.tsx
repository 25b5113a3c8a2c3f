import { Checkbox, Text } from '@mantine/core'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { DriverLink } from './driver-link.tsx'
import type { InsideRow } from './payable-columns.tsx'
import { returnedWords } from './returned-words.ts'
import classes from './transfers.module.css'

export type ReturnedRow = InsideRow & { readonly returned: NonNullable<InsideRow['returned']> }

interface ReturnedOrdersProps {
  readonly rows: readonly ReturnedRow[]
  isSaid(row: ReturnedRow): boolean
  onSay(row: ReturnedRow, isAgain: boolean): void
}

/** Money that the bank sent back, and that would go to the same account: each waits for a person. */
export function ReturnedOrders({ rows, isSaid, onSay }: ReturnedOrdersProps) {
  if (rows.length === 0) return null
  return (
    <Panel title={texts.sentBack} description={texts.sentBackHint}>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.statement} className={classes.item}>
            <div>
              <DriverLink id={row.driverId} name={row.driver} />
              <div className={classes.digits}>{`${row.statement}, ${row.account}`}</div>
              <Text size="sm" className={classes.warned}>
                {returnedWords(row.returned)}
              </Text>
              <Checkbox
                mt="xs"
                label={texts.sendAgain(row.driver)}
                checked={isSaid(row)}
                onChange={(event) => onSay(row, event.currentTarget.checked)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
